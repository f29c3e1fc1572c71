import { noonOffsetMinutes } from '@wayfare/almanac/zone-time';
import type { TravelModel } from '@wayfare/atlas';
import type { PlaceRef } from '@wayfare/contracts/place-ref';
import type { Leg, Trip } from '@wayfare/contracts/trip';
import { chooseWay } from './choose-way.ts';

const DAY = 1440;

/** Minutes that the clock of a zone is ahead of UTC at noon of a date; 0 where the zone is not known. */
export const zoneOffsetMinutes = (timeZone: string | undefined, on: string | null): number =>
  noonOffsetMinutes(timeZone, on ?? '2026-04-15') ?? 0;

interface Clock {
  departMinute: number;
  arriveMinute: number;
  arriveDayOffset: number;
}

function clockOf(departMinute: number, minutes: number, zoneShift: number): Clock {
  const arrive = departMinute + minutes + zoneShift;
  const arriveDayOffset = Math.max(-1, Math.min(3, Math.floor(arrive / DAY)));
  return { departMinute, arriveMinute: ((arrive % DAY) + DAY) % DAY, arriveDayOffset };
}

/** The way in: leave in the morning when that arrives the same day, otherwise so that one arrives by day. */
export function outboundClock(minutes: number, zoneShift: number): Clock {
  const morning = clockOf(480, minutes, zoneShift);
  if (morning.arriveDayOffset <= 0 && morning.arriveMinute <= 1140) return morning;
  let best = morning;
  let badness = Number.POSITIVE_INFINITY;
  for (let depart = 420; depart <= 1380; depart += 30) {
    const clock = clockOf(depart, minutes, zoneShift);
    const early = Math.max(0, 420 - clock.arriveMinute) * 2;
    const worse = early + Math.max(0, clock.arriveMinute - 780) + clock.arriveDayOffset * 30;
    if (worse < badness) {
      badness = worse;
      best = clock;
    }
  }
  return best;
}

const HOME_START = 780;
const MOVE_START = 570;
const LONG_MOVE_START = 480;

/** Between stops one leaves after breakfast; home one leaves after a last morning, sooner when the way is long. */
function usualClock(minutes: number, zoneShift: number, home: boolean): Clock {
  if (home) return clockOf(minutes > 600 ? 720 : HOME_START + (minutes < 240 ? 120 : 0), minutes, zoneShift);
  return clockOf(minutes > 240 ? LONG_MOVE_START : MOVE_START, minutes, zoneShift);
}

interface End {
  id: string;
  place: PlaceRef;
}

const clockFields = ({ departMinute, arriveMinute, arriveDayOffset }: Clock): Partial<Leg> => ({
  departMinute,
  arriveMinute,
  ...(arriveDayOffset !== 0 && { arriveDayOffset }),
});

const heldClock = ({ departMinute, arriveMinute, from }: Leg): Partial<Leg> => ({
  ...(from === 'origin'
    ? arriveMinute !== undefined && { arriveMinute }
    : departMinute !== undefined && { departMinute }),
  locked: true,
});

/** The ways of a trip from its origin over its stops and home; locked or booked ones are kept. */
export function makeLegs(trip: Trip, travel: TravelModel): Leg[] {
  const ends: End[] = trip.stops.map(({ id, place }) => ({ id, place }));
  if (trip.origin !== null) ends.unshift({ id: 'origin', place: trip.origin });
  if (trip.end !== null) ends.push({ id: 'end', place: trip.end });
  const legs: Leg[] = [];
  for (let index = 1; index < ends.length; index += 1) {
    const from = ends[index - 1]!;
    const to = ends[index]!;
    const before = trip.legs.find((leg) => leg.from === from.id && leg.to === to.id);
    if (before !== undefined && (before.locked === true || before.booking !== undefined)) {
      legs.push(before);
      continue;
    }
    // The flights in and home belong to the trip's two ends, whatever stop stands there.
    const atEnd = trip.legs.find(
      (leg) =>
        leg.locked === true &&
        ((from.id === 'origin' && leg.from === 'origin') || (to.id === 'end' && leg.to === 'end')),
    );
    const chosen = chooseWay(travel, from.place, to.place, { ...trip.assumed, ...trip.request });
    if (chosen === null) continue;
    const shift =
      zoneOffsetMinutes(to.place.timeZone, trip.startOn) -
      zoneOffsetMinutes(from.place.timeZone, trip.startOn);
    const { minutes } = chosen.travel;
    const clock =
      from.id === 'origin' ? outboundClock(minutes, shift) : usualClock(minutes, shift, to.id === 'end');
    legs.push({
      id: `leg-${from.id}-${to.id}`.slice(0, 40),
      from: from.id,
      to: to.id,
      travel: chosen.travel,
      ...clockFields(clock),
      ...(atEnd && heldClock(atEnd)),
    });
  }
  return legs;
}
