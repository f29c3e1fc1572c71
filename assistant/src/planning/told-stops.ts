import type { Atlas, Attraction } from '@wayfare/atlas';
import type { PlaceRef } from '@wayfare/contracts/place-ref';
import type { Stop } from '@wayfare/contracts/trip';
import { cityRef } from './place-ref-of.ts';
import type { Ways } from './ways.ts';

/** So far one goes for a day and comes back to the same bed. */
export const DAY_TRIP_MINUTES = 150;

/** The city most of a day's sights are of. */
function cityOf(atlas: Atlas, sights: readonly Attraction[]): PlaceRef | null {
  const counts = new Map<string, number>();
  for (const { cityId } of sights) counts.set(cityId, (counts.get(cityId) ?? 0) + 1);
  const [most] = [...counts].toSorted(([, left], [, right]) => right - left);
  const city = most && atlas.city(most[0]);
  return city ? cityRef(city) : null;
}

/** The stops of days whose sights are told: a day out of a city that one goes back to is no stop of its own. */
export function toldStops(days: readonly (readonly Attraction[])[], atlas: Atlas, ways: Ways): Stop[] {
  const cities = days.map((sights) => cityOf(atlas, sights));
  const stops: Stop[] = [];
  for (const [index, place] of cities.entries()) {
    const last = stops.at(-1);
    if (!place) continue;
    const back = last !== undefined && (cities[index + 1] ?? last.place).placeId === last.place.placeId;
    const isNear = () => (ways.between(last!.place, place)?.minutes ?? Infinity) <= DAY_TRIP_MINUTES;
    if (last && (last.place.placeId === place.placeId || (back && isNear()))) last.nights += 1;
    else stops.push({ id: `stop${stops.length + 1}`, place, nights: 1 });
  }
  // The last day ends without a night.
  const last = stops.at(-1);
  if (last) last.nights -= 1;
  return stops;
}
