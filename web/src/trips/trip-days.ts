import { addDays } from '@wayfare/almanac/local-date';
import type { Plan, PlanItem } from '@wayfare/contracts/plan';
import type { Stop, Trip } from '@wayfare/contracts/trip';

/** One day of a trip as it is read: from the plan, or from the route where no plan was built. */
export interface TripDay {
  id: string;
  number: number;
  on: string | null;
  city: string | null;
  items: readonly PlanItem[];
}

/** A stop with the dates it is reached and left; null without a start date. */
export interface DatedStop {
  stop: Stop;
  arriveOn: string | null;
  leaveOn: string | null;
}

/** The nights of the whole route. */
export const totalNights = (trip: Pick<Trip, 'stops'>) =>
  trip.stops.reduce((sum, { nights }) => sum + nights, 0);

/** The stops with their dates, counted from the trip's start. */
export function datedStops(trip: Pick<Trip, 'stops' | 'startOn'>): DatedStop[] {
  let nights = 0;
  return trip.stops.map((stop) => {
    const arriveOn = trip.startOn && addDays(trip.startOn, nights);
    nights += stop.nights;
    return { stop, arriveOn, leaveOn: trip.startOn && addDays(trip.startOn, nights) };
  });
}

/** The days of a trip, in order. */
export function tripDays(trip: Pick<Trip, 'stops' | 'startOn'>, plan: Plan | null): TripDay[] {
  if (plan && plan.days.length > 0) {
    const nameOf = new Map(trip.stops.map(({ id, place }) => [id, place.name]));
    return plan.days.map((day, index) => ({
      id: day.id,
      number: index + 1,
      on: day.on,
      city: (day.stopId && nameOf.get(day.stopId)) || day.base?.name || null,
      items: day.items,
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
    items: [],
  }));
}
