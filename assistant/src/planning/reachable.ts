import { distanceKm } from '@wayfare/almanac/distance';
import type { City, TravelModel } from '@wayfare/atlas';
import type { PlaceRef } from '@wayfare/contracts/place-ref';
import type { TripRequest } from '@wayfare/contracts/request';

/** A place to set out from or to reach. */
export type Point = Pick<City, 'id' | 'lat' | 'lon' | 'countryCode'>;

/** Whether one gets from one city to another as it is wished. */
export type Reachable = (from: Point, to: Point) => boolean;

const LONGEST_RIDE = 600;
/** No ride of that length comes so far: there is no need to look for it. */
export const FARTHEST_RIDE_KM = 1500;
const byLand = ['rail', 'bus', 'ferry', 'drive', 'transit'] as const;

function modesOf(wishes: readonly string[]): readonly string[] | null {
  if (wishes.includes('train')) return ['rail', 'transit'];
  if (wishes.includes('bus')) return ['bus', 'transit'];
  if (wishes.includes('public_transport')) return ['rail', 'bus', 'ferry', 'transit'];
  if (wishes.includes('car') || wishes.includes('campervan')) return ['drive', 'ferry'];
  if (wishes.includes('no_flights'))
    return byLand.filter((mode) => mode !== 'drive' || !wishes.includes('no_car'));
  return null;
}

/** Where a trip begins, as a point to reach other places from. */
export const pointOf = ({ placeId, latitude, longitude, countryCode }: PlaceRef): Point => ({
  id: placeId ?? `${latitude},${longitude}`,
  lat: latitude,
  lon: longitude,
  countryCode: countryCode ?? '',
});

/** What the wishes for transport allow between cities that are chosen; null where they forbid nothing. */
export function reachableBy(travel: TravelModel, { transport = [] }: TripRequest): Reachable | null {
  const modes = modesOf(transport);
  if (modes === null) return null;
  const spot = ({ lat, lon, countryCode }: Point) => ({ lat, lon, countryCode: countryCode.toUpperCase() });
  const known = new Map<string, boolean>();
  return (from, to) => {
    const key = [from.id, to.id].sort().join('>');
    let can = known.get(key);
    if (can === undefined) {
      can =
        distanceKm(from.lat, from.lon, to.lat, to.lon) < FARTHEST_RIDE_KM &&
        travel
          .estimateTravel(spot(from), spot(to))
          .some(({ mode, minutes }) => modes.includes(mode) && minutes <= LONGEST_RIDE);
      known.set(key, can);
    }
    return can;
  };
}
