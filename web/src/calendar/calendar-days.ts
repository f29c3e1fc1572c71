import { clockChangeMinutes, instantOf, zoneOffsetMinutes } from '@wayfare/almanac/zone-time';
import { addDays } from '@wayfare/almanac/local-date';
import type { Plan, PlanDay, PlanItem } from '@wayfare/contracts/plan';
import type { Leg, Trip } from '@wayfare/contracts/trip';
import { datedStops } from '../trips/trip-days.ts';

/** One dated day of the plan, with the zone that its times are told in. */
export interface CalendarDay {
  day: PlanDay;
  on: string;
  number: number;
  city: string | null;
  timeZone: string | null;
  /** How much further ahead the clocks are than on the day before, for a change of place. */
  zoneShiftMinutes: number;
  /** How far the clocks themselves are put on or back that day. */
  clockChangeMinutes: number;
}

/** The part of an item that lies on one date. */
export interface ItemPart {
  kind: 'item';
  key: string;
  item: PlanItem;
  day: CalendarDay;
  fromMinute: number;
  untilMinute: number;
  /** True for the part after midnight. */
  goesOn: boolean;
}

/** The part of a way between stops that lies on one date. It is no item of the plan, so it is only shown. */
export interface LegPart {
  kind: 'leg';
  key: string;
  leg: Leg;
  title: string;
  fromMinute: number;
  untilMinute: number;
}

export type Part = ItemPart | LegPart;

/** The days of a plan that have a date. */
export function calendarDays(trip: Trip, plan: Plan | null): CalendarDay[] {
  const stops = new Map(trip.stops.map((stop) => [stop.id, stop.place]));
  const days: CalendarDay[] = [];
  for (const [index, day] of (plan?.days ?? []).entries()) {
    if (day.on === null) continue;
    const stop = day.stopId === null ? undefined : stops.get(day.stopId);
    const timeZone = stop?.timeZone ?? day.base?.timeZone ?? null;
    const before = days.at(-1);
    const noon = instantOf({ on: day.on, minute: 720 }, timeZone);
    const own = zoneOffsetMinutes(timeZone, noon);
    const others = before ? zoneOffsetMinutes(before.timeZone, noon) : null;
    days.push({
      day,
      on: day.on,
      number: index + 1,
      city: stop?.name ?? day.base?.name ?? null,
      timeZone,
      zoneShiftMinutes: own !== null && others !== null ? own - others : 0,
      clockChangeMinutes: clockChangeMinutes(timeZone, day.on),
    });
  }
  return days;
}

function itemParts(day: CalendarDay, item: PlanItem): [string, ItemPart][] {
  const { startMinute, endMinute } = item;
  const part = (on: string, fromMinute: number, untilMinute: number, goesOn: boolean): [string, ItemPart] => [
    on,
    { kind: 'item', key: `${item.id} ${on}`, item, day, fromMinute, untilMinute, goesOn },
  ];
  const next = addDays(day.on, 1);
  if (startMinute >= 1440) return [part(next, startMinute - 1440, endMinute - 1440, false)];
  if (endMinute <= 1440) return [part(day.on, startMinute, endMinute, false)];
  return [part(day.on, startMinute, 1440, false), part(next, 0, endMinute - 1440, true)];
}

/** The parts of a way on the dates it touches, each in the local time of its end; a night between is left open. */
function legParts(trip: Trip, leg: Leg): [string, LegPart][] {
  const { departMinute, arriveMinute, arriveDayOffset = 0, travel } = leg;
  if (departMinute === undefined || arriveMinute === undefined || trip.startOn === null) return [];
  const dated = datedStops(trip);
  const from = dated.find(({ stop }) => stop.id === leg.from);
  const to = dated.find(({ stop }) => stop.id === leg.to);
  const fromName = leg.from === 'origin' ? trip.origin?.name : from?.stop.place.name;
  const toName = leg.to === 'end' ? trip.end?.name : to?.stop.place.name;
  // The trip starts on the day one arrives: a night on the way to its first stop lies before it.
  const leaveOn = leg.from === 'origin' ? addDays(trip.startOn, -arriveDayOffset) : from?.leaveOn;
  if (!leaveOn || !fromName || !toName) return [];
  const arriveOn = addDays(leaveOn, arriveDayOffset);
  const part = (on: string, title: string, fromMinute: number, untilMinute: number): [string, LegPart] => [
    on,
    { kind: 'leg', key: `${leg.id} ${on}`, leg, title, fromMinute, untilMinute },
  ];
  if (arriveOn === leaveOn) {
    const until = Math.max(arriveMinute, departMinute + 15);
    return [part(leaveOn, `${fromName} to ${toName}`, departMinute, Math.min(1440, until))];
  }
  return [
    part(
      leaveOn,
      `Leave ${fromName} for ${toName}`,
      departMinute,
      Math.min(1440, departMinute + travel.minutes),
    ),
    part(
      arriveOn,
      `Arrive in ${toName} from ${fromName}`,
      Math.max(0, arriveMinute - travel.minutes),
      arriveMinute,
    ),
  ];
}

/** Everything timed, by date. A way that the plan has an item for on a date is shown by that item. */
export function partsByDate(trip: Trip, days: readonly CalendarDay[]): Map<string, Part[]> {
  const itemsOn = days.flatMap((day) => day.day.items.flatMap((item) => itemParts(day, item)));
  const told = new Set(itemsOn.map(([on, { item }]) => `${item.id} ${on}`));
  const legsOn = trip.legs.flatMap((leg) =>
    legParts(trip, leg).filter(([on]) => !told.has(`${`way-${leg.to}`.slice(0, 40)} ${on}`)),
  );
  const byDate = new Map<string, Part[]>();
  for (const [on, part] of [...legsOn, ...itemsOn]) byDate.set(on, [...(byDate.get(on) ?? []), part]);
  for (const parts of byDate.values()) parts.sort((one, other) => one.fromMinute - other.fromMinute);
  return byDate;
}
