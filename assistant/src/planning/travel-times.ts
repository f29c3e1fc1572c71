import { fold } from '@wayfare/atlas';
import type { PlaceRef } from '@wayfare/contracts/place-ref';
import type { PlanItem } from '@wayfare/contracts/plan';
import type { Leg, Trip } from '@wayfare/contracts/trip';
import type { TripDocument } from '@wayfare/contracts/trip-document';
import type { TravelTime, TravelTimes } from '../read/travel-time.ts';
import { dayFrames } from './day-frames.ts';
import { paceRules } from './pace-rules.ts';

const ARRIVAL_MINUTES = 60;
/** From the minute of landing or of a train's arrival until one stands in the town without luggage in hand. */
const AFTER_FLIGHT = 60;
const AFTER_RIDE = 15;
/** What is kept free before something leaves: the way there and, at an airport, the queues. */
const BEFORE_FLIGHT = 150;
const BEFORE_TRAIN = 60;

/** How long before the hour at which one leaves one has to be on the way. */
export const minutesBefore = ({ words }: TravelTime): number =>
  /\b(?:train|bus|coach|ferry|boat)\b/i.test(words) && !/\b(?:fly|flight|plane)\b/i.test(words)
    ? BEFORE_TRAIN
    : BEFORE_FLIGHT;

const isRide = (words: string): boolean =>
  /\b(?:train|bus|coach|ferry|boat|drive|car)\b/i.test(words) && !/\b(?:fly|flight|plane)\b/i.test(words);

/** When one is there in earnest. */
const thereAt = ({ minute, rough, words }: TravelTime): number =>
  rough ? minute : minute + (isRide(words) ? AFTER_RIDE : AFTER_FLIGHT);

/** The arrival or departure of a trip whose way from home is not known: held where it is. */
export function ownWay(time: TravelTime, place: PlaceRef | null): PlanItem {
  const arrives = place !== null;
  return {
    id: arrives ? 'own-way-in' : 'own-way-home',
    kind: 'transfer',
    title: arrives ? 'Arrival' : 'Departure',
    place,
    startMinute: Math.max(0, time.minute - (arrives ? ARRIVAL_MINUTES : minutesBefore(time))),
    endMinute: arrives ? thereAt(time) : time.minute,
    travel: null,
    locked: true,
    madeBy: 'traveller',
  };
}

/** The way from or to home, at the hour that was said. */
export function timedLeg(leg: Leg, time: TravelTime): Leg {
  const { departMinute: _, ...rest } = leg;
  return leg.from === 'origin'
    ? { ...rest, arriveMinute: thereAt(time), locked: true }
    : { ...leg, departMinute: Math.max(0, time.minute - minutesBefore(time)), locked: true };
}

/** The ways from and to home of a trip. */
export const wayIn = ({ legs }: Trip): Leg | undefined => legs.find(({ from }) => from === 'origin');
export const wayHome = ({ legs }: Trip): Leg | undefined => legs.find(({ to }) => to === 'end');

/** Whether the words are about another place of the trip than its first or last: "arriving in Florence at noon". */
function isOnTheWay({ words }: TravelTime, { stops, origin }: Trip, own: PlaceRef | undefined): boolean {
  const said = ` ${fold(words)} `;
  const names = (place: PlaceRef): boolean => said.includes(` ${fold(place.name)} `);
  if (own !== undefined && names(own)) return false;
  return (
    stops.some(({ place }) => names(place)) || (origin !== null && names(origin) && !/\bto\b/.test(said))
  );
}

/** The times of a reading that are those of this trip's first arrival and last departure. */
export function timesOfTrip({ arrive, leave }: TravelTimes, trip: Trip): TravelTimes {
  const first = trip.stops[0]?.place;
  const last = trip.stops.at(-1)?.place;
  return {
    ...(arrive !== undefined && !isOnTheWay(arrive, trip, first) && { arrive }),
    ...(leave !== undefined && !isOnTheWay(leave, trip, last) && { leave }),
  };
}

/** A trip that has no plan yet, with the hours at which one arrives and leaves, to be planned around. */
export function withTravelTimes(document: TripDocument, { arrive, leave }: TravelTimes): TripDocument {
  const legs = document.trip.legs.map((leg) =>
    leg.from === 'origin' && arrive !== undefined
      ? timedLeg(leg, arrive)
      : leg.to === 'end' && leave !== undefined
        ? timedLeg(leg, leave)
        : leg,
  );
  const trip = { ...document.trip, legs };
  const first = trip.stops[0]?.place;
  const own = [
    ...(arrive !== undefined && first !== undefined && wayIn(trip) === undefined
      ? [ownWay(arrive, first)]
      : []),
    ...(leave !== undefined && wayHome(trip) === undefined ? [ownWay(leave, null)] : []),
  ];
  if (own.length === 0) return { ...document, trip };
  const days = dayFrames(trip, paceRules({ ...trip.assumed, ...trip.request })).map(({ day }) => ({
    ...day,
    items: [] as PlanItem[],
  }));
  for (const item of own) (item.place === null ? days.at(-1) : days[0])?.items.push(item);
  return { ...document, trip, plan: { schemaVersion: 1, days } };
}
