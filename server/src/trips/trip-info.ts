import { addDays } from '@wayfare/almanac/local-date';
import type { Plan } from '@wayfare/contracts/plan';
import type { Trip } from '@wayfare/contracts/trip';
import type { InfoPart } from './trip-record.ts';

const seasonNames = ['winter', 'spring', 'summer', 'autumn'] as const;

/** The season of a month at a latitude: south of the equator the year is turned round. */
function seasonOf(month: number, latitude: number) {
  const quarter = Math.floor((month % 12) / 3);
  return seasonNames[(quarter + (latitude < 0 ? 2 : 0)) % 4]!;
}

/** The wishes by which lists can be filtered: only those that were said or follow from the dates. */
function wishesOf(trip: Trip, startOn: string | null) {
  const { month, season, adults, children, budget } = { ...trip.assumed, ...trip.request };
  const when = startOn ? Number(startOn.slice(5, 7)) : month;
  const first = trip.stops[0];
  const known = when && first ? seasonOf(when, first.place.latitude) : season;
  return {
    ...(known && { season: known }),
    ...(adults && { adults }),
    ...(children && { children }),
    ...(budget && { budget }),
  };
}

/** What the lists show of a trip, computed once when it is saved. */
export function tripInfoOf(trip: Trip, plan: Plan | null): InfoPart {
  const nights = trip.stops.reduce((sum, stop) => sum + stop.nights, 0);
  const dates = (plan?.days ?? []).flatMap((day) => (day.on ? [day.on] : [])).sort();
  const startOn = trip.startOn ?? dates[0] ?? null;
  const lastPlanned = dates.at(-1) ?? null;
  const byNights = startOn && trip.stops.length > 0 ? addDays(startOn, nights) : startOn;
  const endOn = lastPlanned && (!byNights || lastPlanned > byNights) ? lastPlanned : byNights;
  return {
    startOn,
    endOn,
    nights,
    cities: trip.stops.map(({ place }) => ({
      name: place.name,
      placeId: place.placeId ?? null,
      countryCode: place.countryCode ?? null,
    })),
    ...wishesOf(trip, startOn),
    interests: trip.request.interests ?? trip.assumed.interests ?? [],
    hasPlan: plan !== null,
  };
}
