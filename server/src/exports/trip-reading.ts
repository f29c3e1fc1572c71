import { addDays } from '@wayfare/almanac/local-date';
import type { Atlas } from '@wayfare/atlas';
import type { Money } from '@wayfare/contracts/money';
import type { PlaceRef } from '@wayfare/contracts/place-ref';
import type { PlanDay, PlanItem } from '@wayfare/contracts/plan';
import type { StoredTrip } from '@wayfare/contracts/trip-endpoints';
import type { Leg, Stop } from '@wayfare/contracts/trip';
import { paidCosts } from '@wayfare/planner';

/** One thing of a day. `number` is what it is called on the day's map; null where it has no place. */
export interface ReadItem {
  item: PlanItem;
  number: number | null;
  timeZone: string;
}

export interface ReadDay {
  id: string;
  number: number;
  on: string | null;
  city: string | null;
  plan: PlanDay | null;
  items: readonly ReadItem[];
}

export interface ReadStop {
  stop: Stop;
  number: number;
  arriveOn: string | null;
  leaveOn: string | null;
}

export interface ReadLeg {
  leg: Leg;
  from: PlaceRef;
  to: PlaceRef;
  departOn: string | null;
  arriveOn: string | null;
}

export interface Cost {
  /** Null where it belongs to no one day. */
  day: ReadDay | null;
  on: string | null;
  what: string;
  category: string;
  money: Money;
}

/** A trip laid out as it is read: what every export starts from, already without what its reader may not see. */
export interface TripReading {
  stored: StoredTrip;
  startOn: string | null;
  endOn: string | null;
  nights: number;
  days: readonly ReadDay[];
  stops: readonly ReadStop[];
  legs: readonly ReadLeg[];
  costs: readonly Cost[];
  countryCodes: readonly string[];
}

/** The zone of a place, as the trip says or as the map knows. */
export const timeZoneOf = (atlas: Atlas, place: PlaceRef) =>
  place.timeZone ?? atlas.timeZoneAt(place.latitude, place.longitude);

function readStops({ trip }: StoredTrip): ReadStop[] {
  let nights = 0;
  return trip.stops.map((stop, index) => {
    const arriveOn = trip.startOn && addDays(trip.startOn, nights);
    nights += stop.nights;
    return { stop, number: index + 1, arriveOn, leaveOn: trip.startOn && addDays(trip.startOn, nights) };
  });
}

function readItems(atlas: Atlas, day: PlanDay, stops: readonly ReadStop[]): ReadItem[] {
  const base = day.base ?? stops.find(({ stop }) => stop.id === day.stopId)?.stop.place ?? null;
  let number = 0;
  return day.items.map((item) => {
    const place = item.place ?? base;
    return {
      item,
      number: item.place ? ++number : null,
      timeZone: place ? timeZoneOf(atlas, place) : 'UTC',
    };
  });
}

function readDays(atlas: Atlas, { trip, plan }: StoredTrip, stops: readonly ReadStop[]): ReadDay[] {
  if (plan && plan.days.length > 0) {
    return plan.days.map((day, index) => ({
      id: day.id,
      number: index + 1,
      on: day.on,
      city: stops.find(({ stop }) => stop.id === day.stopId)?.stop.place.name ?? day.base?.name ?? null,
      plan: day,
      items: readItems(atlas, day, stops),
    }));
  }
  const cities = trip.stops.flatMap(({ nights, place }) => Array.from({ length: nights }, () => place.name));
  const last = trip.stops.at(-1);
  if (last) cities.push(last.place.name);
  return cities.map((city, index) => ({
    id: `day-${index + 1}`,
    number: index + 1,
    on: trip.startOn && addDays(trip.startOn, index),
    city,
    plan: null,
    items: [],
  }));
}

/** The way in arrives on the first day, every other leg leaves on the day its stop is left. */
function readLegs({ trip }: StoredTrip, stops: readonly ReadStop[]): ReadLeg[] {
  const stopOf = (id: string) => stops.find(({ stop }) => stop.id === id);
  return trip.legs.flatMap((leg) => {
    const [left, reached] = [stopOf(leg.from), stopOf(leg.to)];
    const from = left?.stop.place ?? (leg.from === 'origin' ? trip.origin : null);
    const to = reached?.stop.place ?? (leg.to === 'end' ? trip.end : null);
    if (!from || !to) return [];
    const later = leg.arriveDayOffset ?? 0;
    const departOn = left ? left.leaveOn : reached?.arriveOn && addDays(reached.arriveOn, -later);
    return [
      { leg, from, to, departOn: departOn ?? null, arriveOn: departOn ? addDays(departOn, later) : null },
    ];
  });
}

function readCosts(reading: Pick<TripReading, 'days' | 'stops' | 'legs'>, { plan }: StoredTrip): Cost[] {
  const paid = paidCosts(plan);
  const cost = (money: Money | undefined, rest: Omit<Cost, 'money'>) => (money ? [{ ...rest, money }] : []);
  return [
    ...reading.stops.flatMap(({ stop, arriveOn }) =>
      cost(stop.cost, {
        day: null,
        on: arriveOn,
        what: stop.lodging ? `${stop.lodging.name}, ${stop.place.name}` : `Stay in ${stop.place.name}`,
        category: 'stay',
      }),
    ),
    ...reading.legs.flatMap(({ leg, from, to, departOn }) =>
      cost(leg.travel.cost, {
        day: null,
        on: departOn,
        what: `${from.name} to ${to.name}`,
        category: leg.travel.mode,
      }),
    ),
    ...reading.days.flatMap((day) =>
      day.items.flatMap(({ item }) => [
        ...cost(item.travel?.cost, {
          day,
          on: day.on,
          what: `Way to ${item.title}`,
          category: item.travel?.mode ?? 'transfer',
        }),
        ...cost(paid(item), { day, on: day.on, what: item.title, category: item.kind }),
      ]),
    ),
  ];
}

/** Lays a stored trip out for reading. */
export function readingOf(atlas: Atlas, stored: StoredTrip): TripReading {
  const stops = readStops(stored);
  const days = readDays(atlas, stored, stops);
  const legs = readLegs(stored, stops);
  const dates = days.flatMap(({ on }) => on ?? []);
  const places = [
    ...stops.map(({ stop }) => stop.place),
    ...days.flatMap(({ items }) => items.flatMap(({ item }) => item.place ?? [])),
  ];
  return {
    stored,
    startOn: stored.trip.startOn ?? dates[0] ?? null,
    endOn: dates.at(-1) ?? stops.at(-1)?.leaveOn ?? null,
    nights: stored.trip.stops.reduce((sum, { nights }) => sum + nights, 0),
    days,
    stops,
    legs,
    costs: readCosts({ days, stops, legs }, stored),
    countryCodes: [...new Set(places.flatMap(({ countryCode }) => countryCode ?? []))].slice(0, 12),
  };
}

/** What costs add up to, one sum for each currency, the largest count first. */
export function sumCosts(costs: readonly Cost[]): Money[] {
  const sums = new Map<string, number>();
  for (const { money } of costs)
    sums.set(money.currency, (sums.get(money.currency) ?? 0) + money.amountCents);
  return [...sums].map(([currency, amountCents]) => ({ currency, amountCents }));
}
