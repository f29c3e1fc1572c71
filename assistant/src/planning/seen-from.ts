import { distanceKm } from '@wayfare/almanac/distance';
import type { Atlas, Attraction, City, PlaceHit } from '@wayfare/atlas';
import { fold } from '@wayfare/atlas';

/** One goes so far for a sight and comes back the same day, from three days in one place on. */
const FAR_KM = 240;
const NEAR_KM = 120;
const DAYS_FOR_FAR = 3;

/** How far from where one stays a sight that was asked for may lie. */
export const dayReachKm = (days: number): number => (days >= DAYS_FOR_FAR ? FAR_KM : NEAR_KM);

/** A sight so near to a town lies in it. */
const IN_TOWN_KM = 8;
const MOST_SIGHTS = 2;
const WORTH_ASKING = 60;
/** A town with so many sights of its own is one to stay in, but for a small one beside a city on a short trip. */
const OWN_SIGHTS = 4;
const BESIDE_KM = 80;
const NEXT_DOOR_KM = 45;
const SHORT_TRIP_DAYS = 5;
const FEW_NIGHTS = 2;

/** Whether one sees a town in a day rather than staying there, from a base so far away. */
function isSeenInDay(atlas: Atlas, { id }: PlaceHit, far: number, days: number): boolean {
  // On a long trip there is time to stay in what lies out of the way.
  if (atlas.topAttractions(id, OWN_SIGHTS).length < OWN_SIGHTS)
    return far <= (days <= SHORT_TRIP_DAYS ? dayReachKm(days) : NEXT_DOOR_KM);
  const [, most] = atlas.cityInfo(id)?.guide.typicalNights ?? [0, 0];
  return far <= BESIDE_KM && days <= SHORT_TRIP_DAYS && most <= FEW_NIGHTS;
}

const isCalled = ({ name }: Attraction, said: string): boolean => fold(name) === fold(said);

/**
 * What is to be seen in a place that was named beside cities, where it is a matter of a day from one of these: a town
 * whose sights stand in the city's guide, or a sight whose namesake is a country far away. Empty where it is
 * a place to stay.
 */
export function sightsSeenFrom(
  atlas: Atlas,
  bases: readonly City[],
  place: PlaceHit,
  said: string,
  days: number,
): Attraction[] {
  const isTown = place.kind === 'city';
  if (!isTown && place.kind !== 'country') return [];
  for (const { id, lat, lon } of bases) {
    if (id === place.id) continue;
    const far = distanceKm(lat, lon, place.lat, place.lon);
    if (isTown ? !isSeenInDay(atlas, place, far, days) : far <= 2 * FAR_KM) continue;
    const sights = atlas
      .topAttractions(id)
      .filter((sight) =>
        isTown
          ? distanceKm(sight.lat, sight.lon, place.lat, place.lon) <= IN_TOWN_KM
          : sight.dayTrip === true && isCalled(sight, said),
      )
      .slice(0, MOST_SIGHTS);
    if (sights.length > 0) return sights.filter(({ fame }, rank) => rank === 0 || fame >= WORTH_ASKING);
  }
  return [];
}
