import { addDays } from '@wayfare/almanac/local-date';
import { travelTitle } from '@wayfare/wording/travel-modes';
import { isTimeZone } from '@wayfare/almanac/zone-time';
import type { PlaceRef } from '@wayfare/contracts/place-ref';
import type { PlanDay, PlanItem } from '@wayfare/contracts/plan';
import type { Leg, Trip } from '@wayfare/contracts/trip';
import type { TripRecord } from '../trips/trip-record.ts';
import type { CalendarEvent } from './write-calendar.ts';

export type CalendarTrip = Pick<TripRecord, 'id' | 'name' | 'trip' | 'plan' | 'version' | 'modifiedAt'>;

interface Needs {
  timeZoneAt: (latitude: number, longitude: number) => string;
  /** The address of a trip's page. */
  addressOf: (tripId: string) => string;
}

/** Where each point of the route is, and the dates on which it is reached and left. */
function routePoints({ startOn, origin, end, stops }: Trip) {
  const points = new Map<string, { place: PlaceRef; arriveOn: string; leaveOn: string }>();
  if (startOn === null) return points;
  let on = startOn;
  if (origin) points.set('origin', { place: origin, arriveOn: on, leaveOn: on });
  for (const { id, place, nights } of stops) {
    const leaveOn = addDays(on, nights);
    points.set(id, { place, arriveOn: on, leaveOn });
    on = leaveOn;
  }
  if (end) points.set('end', { place: end, arriveOn: on, leaveOn: on });
  return points;
}

const position = ({ latitude, longitude }: PlaceRef) => ({ latitude, longitude });

/**
 * What a trip is to a calendar: its ways, stays and timed things, each in the zone of where it happens. Bookings,
 * notes and costs are left out, whoever reads it.
 */
export function tripEvents(record: CalendarTrip, { timeZoneAt, addressOf }: Needs): CalendarEvent[] {
  const { trip, plan, id: tripId } = record;
  const points = routePoints(trip);
  const zoneOf = (place: PlaceRef) =>
    isTimeZone(place.timeZone) ? place.timeZone : timeZoneAt(place.latitude, place.longitude);
  const common = {
    url: addressOf(tripId),
    changedMs: record.modifiedAt,
    revision: record.version,
  };
  const uid = (kind: string, id: string) => `${kind}-${id}-${tripId}@wayfare`;

  function legEvent(leg: Leg): CalendarEvent | null {
    const from = points.get(leg.from);
    const to = points.get(leg.to);
    const { departMinute, arriveMinute, arriveDayOffset = 0 } = leg;
    if (!from || !to || departMinute === undefined || arriveMinute === undefined) return null;
    // The trip starts on the day one arrives at its first stop: a night on the way there lies before it.
    const leaveOn = leg.from === 'origin' ? addDays(from.leaveOn, -arriveDayOffset) : from.leaveOn;
    return {
      ...common,
      uid: uid('leg', leg.id),
      summary: travelTitle(leg.travel.mode, to.place.name, from.place.name),
      start: { on: leaveOn, minute: departMinute, timeZone: zoneOf(from.place) },
      end: { on: addDays(leaveOn, arriveDayOffset), minute: arriveMinute, timeZone: zoneOf(to.place) },
      location: from.place.name,
      position: position(from.place),
    };
  }

  function itemEvent(day: PlanDay & { on: string }, item: PlanItem): CalendarEvent {
    const stop = trip.stops.find(({ id }) => id === day.stopId)?.place;
    const where = item.place ?? day.base ?? stop ?? null;
    const timeZone = where ? zoneOf(where) : undefined;
    return {
      ...common,
      uid: uid('item', item.id),
      summary: item.title,
      start: { on: day.on, minute: item.startMinute, timeZone },
      end: { on: day.on, minute: item.endMinute, timeZone },
      location: item.place?.name,
      position: item.place ? position(item.place) : undefined,
      free: item.kind === 'free',
    };
  }

  const items = (plan?.days ?? []).flatMap(({ on, ...day }) =>
    on === null
      ? []
      : day.items.filter(({ kind }) => kind !== 'note').map((item) => ({ day: { ...day, on }, item })),
  );
  const wayItems = new Set(items.map(({ item }) => item.id));
  /** The planner's item for a leg stands in a day of one zone; a way between zones is told right only by the leg. */
  const shown = (leg: Leg) => {
    const [from, to] = [points.get(leg.from), points.get(leg.to)];
    return !wayItems.has(wayItemId(leg)) || (from && to && zoneOf(from.place) !== zoneOf(to.place));
  };
  const legs = trip.legs.filter(shown).flatMap((leg) => {
    const event = legEvent(leg);
    return event ? [{ event, itemId: wayItemId(leg) }] : [];
  });
  const replaced = new Set(legs.map(({ itemId }) => itemId));
  const stays = trip.stops.flatMap((stop): CalendarEvent[] => {
    const point = points.get(stop.id);
    if (!point || stop.nights === 0) return [];
    const at = stop.lodging ?? stop.place;
    return [
      {
        ...common,
        uid: uid('stay', stop.id),
        summary: stop.lodging ? `Stay: ${stop.lodging.name}` : `Stay in ${stop.place.name}`,
        start: { on: point.arriveOn },
        end: { on: point.leaveOn },
        location: at === stop.place ? at.name : `${at.name}, ${stop.place.name}`,
        position: position(at),
        free: true,
      },
    ];
  });
  return [
    ...stays,
    ...legs.map(({ event }) => event),
    ...items.filter(({ item }) => !replaced.has(item.id)).map(({ day, item }) => itemEvent(day, item)),
  ];
}

/** The plan item that the assistant makes of a leg. */
const wayItemId = (leg: Leg) => `way-${leg.to}`.slice(0, 40);
