import { metersBetween } from '@wayfare/almanac/distance';
import type { PlaceRef } from '@wayfare/contracts/place-ref';
import type { PlanDay } from '@wayfare/contracts/plan';
import type { Attraction } from '../guides/guides.queries.ts';

/** A sight, how far it lies from what of the day lies nearest. */
export interface NearSight {
  sight: Attraction;
  meters: number;
  nearTo: string;
}

const most = 12;
const mostMeters = 15_000;

/** Sights that are in no day yet, those nearest to the places of this day first. */
export function nearestSights(
  sights: readonly Attraction[],
  day: PlanDay,
  days: readonly PlanDay[],
): NearSight[] {
  const planned = new Set(days.flatMap(({ items }) => items.flatMap(({ place }) => place?.placeId ?? [])));
  const spots = [day.base, ...day.items.map(({ place }) => place)].filter((place) => place !== null);
  return sights
    .filter(({ id }) => !planned.has(id))
    .flatMap((sight) => {
      const near = spots
        .map((spot) => ({ sight, meters: metersBetween(spot, sight), nearTo: spot.name }))
        .toSorted((left, right) => left.meters - right.meters)[0];
      return near && near.meters <= mostMeters ? [near] : [];
    })
    .toSorted((left, right) => left.meters - right.meters)
    .slice(0, most);
}

/** A sight as a trip holds it. */
export const toPlace = ({ id, name, latitude, longitude, timeZone, cityId }: Attraction): PlaceRef => ({
  placeId: id,
  name,
  kind: 'attraction',
  latitude,
  longitude,
  countryCode: cityId.slice(0, 2),
  timeZone,
  status: 'atlas',
});
