import type { TravelModel } from '@wayfare/atlas';
import type { PlaceRef } from '@wayfare/contracts/place-ref';
import type { Leg, Stop, Trip } from '@wayfare/contracts/trip';
import type { RouteEvent } from '@wayfare/planner';
import { orderCities } from '@wayfare/planner';
import { daysBetween } from '@wayfare/almanac/local-date';
import { chooseWay } from './choose-way.ts';
import { makeLegs } from './legs.ts';
import { threadTime } from './thread-time.ts';

/** A better order of the stops, beside what is travelled now. */
export interface BestOrder {
  stopIds: string[];
  minutesNow: number;
  minutesThen: number;
  legs: Leg[];
  clashes: string[];
}

/** So long an order is searched for; a dozen cities take a fraction of it. */
const SEARCH_MS = 2000;

const plain = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

/** The wishes with a date whose city is known, by its name in the place or in the words. */
function datedWishes({ request, stops, startOn }: Trip): { event: RouteEvent; what: string }[] {
  return (request.fixed ?? []).flatMap(({ what, where, on, day }) => {
    const words = plain(`${where ?? ''} ${what}`);
    const city = stops.findIndex(({ place }) => words.includes(plain(place.name)));
    const at =
      on !== undefined && startOn !== null ? daysBetween(startOn, on) : day === undefined ? -1 : day - 1;
    return city < 0 || at < 0 ? [] : [{ event: { city, firstDay: at, lastDay: at }, what }];
  });
}

interface Minutes {
  between: number[][];
  fromStart: number[] | null;
  toEnd: number[] | null;
}

function minutesOf({ stops, origin, end, request, assumed }: Trip, travel: TravelModel): Minutes {
  const wishes = { ...assumed, ...request };
  const way = (from: PlaceRef, to: PlaceRef): number =>
    chooseWay(travel, from, to, wishes)?.travel.minutes ?? Number.POSITIVE_INFINITY;
  const places = stops.map(({ place }) => place);
  return {
    between: places.map((from, row) => places.map((to, column) => (row === column ? 0 : way(from, to)))),
    fromStart: origin === null ? null : places.map((to) => way(origin, to)),
    toEnd: end === null ? null : places.map((from) => way(from, end)),
  };
}

function minutesAlong(order: readonly number[], { between, fromStart, toEnd }: Minutes): number {
  const [first, last] = [order[0], order.at(-1)];
  if (first === undefined || last === undefined) return 0;
  const inner = order.slice(1).reduce((sum, to, index) => sum + (between[order[index]!]?.[to] ?? 0), 0);
  const total = inner + (fromStart?.[first] ?? 0) + (toEnd?.[last] ?? 0);
  return Number.isFinite(total) ? Math.round(total) : 0;
}

const keepsItsPlace = ({ locked, booking }: Stop): boolean => locked === true || booking !== undefined;

/**
 * Puts the stops of a trip in the order with the least travel. Locked and booked stops keep their place, dated wishes
 * their day; the ways that the traveller chose stand where the new order still needs them.
 */
export function bestOrder(trip: Trip, travel: TravelModel): BestOrder {
  const minutes = minutesOf(trip, travel);
  const present = trip.stops.map((_, index) => index);
  const wishes = datedWishes(trip);
  const deadline = { now: threadTime, milliseconds: SEARCH_MS };
  const problem = {
    cities: trip.stops.map((stop, index) => ({
      nights: { least: stop.nights, most: stop.nights },
      ...(keepsItsPlace(stop) && { position: index }),
    })),
    events: wishes.map(({ event }) => event),
    travelMinutes: minutes.between,
    ...(minutes.fromStart !== null && { fromStart: minutes.fromStart }),
    ...(minutes.toEnd !== null && { toEnd: minutes.toEnd }),
  };
  const found = orderCities(problem, { deadline });
  const clashes = found.stays === null ? found.drop.events.map((index) => wishes[index]?.what ?? '') : [];
  const order = found.stays?.map(({ city }) => city) ?? present;
  const minutesNow = minutesAlong(present, minutes);
  const minutesThen = minutesAlong(order, minutes);
  const kept = minutesThen < minutesNow ? order : present;
  const stops = kept.map((index) => trip.stops[index]!);
  const legs = makeLegs({ ...trip, stops }, travel).map(
    (leg) => trip.legs.find(({ from, to }) => from === leg.from && to === leg.to) ?? leg,
  );
  return {
    stopIds: stops.map(({ id }) => id),
    minutesNow,
    minutesThen: Math.min(minutesNow, minutesThen),
    legs,
    clashes,
  };
}
