import { distanceKm } from '@wayfare/almanac/distance';
import type { Atlas } from '@wayfare/atlas';
import type { Outside } from '../outside/open-door.ts';
import { overpassNear } from '../outside/overpass.ts';
import { type FoundPlace, toFoundPlace } from './found-place.ts';
import { hoursOn } from './hours-on.ts';
import type { KindWish } from './read-kind-wish.ts';
import { type Near, searchAtlas } from './search-atlas.ts';

/** What lies around is looked for so far, and further where that is too little. */
const metersAround = [1200, 5000];
const enough = 3;
/** What is named beside a kind lies as far from the trip at most. */
const reachKm = 80;

/** The point around which something is looked for; null where nobody knows the place that was named. */
function middleOf(atlas: Atlas, nearPlace: string | null, near: Near | null): Near | null {
  if (nearPlace === null) return near;
  const [hit] = searchAtlas(atlas, nearPlace, near, 1);
  if (!hit || hit.match === 'fuzzy') return null;
  const km = near ? distanceKm(near.latitude, near.longitude, hit.lat, hit.lon) : 0;
  return km > reachKm ? null : { latitude: hit.lat, longitude: hit.lon };
}

const rounded = (meters: number) =>
  meters < 1000 ? `${Math.max(50, Math.round(meters / 50) * 50)} m` : `${(meters / 1000).toFixed(1)} km`;

/** What of a kind lies around, the nearest first, with its hours on a day; null where one cannot look. */
export async function searchKind(
  atlas: Atlas,
  outside: Outside,
  wish: KindWish,
  { near, on, limit }: { near: Near | null; on: string | undefined; limit: number },
): Promise<FoundPlace[] | null> {
  const middle = middleOf(atlas, wish.nearPlace, near);
  if (middle === null || !(await outside.isOn('nearby'))) return null;
  const metersTo = ({ latitude, longitude }: Near) =>
    distanceKm(middle.latitude, middle.longitude, latitude, longitude) * 1000;
  let found: FoundPlace[] = [];
  for (const meters of metersAround) {
    const told = await outside.ask('nearby', overpassNear(wish.filters, middle, meters));
    if (told === null) break;
    found = (told.value ?? []).flatMap(
      (thing) => toFoundPlace(atlas, thing, told.at, thing.name || wish.called) ?? [],
    );
    if (found.length >= enough) break;
  }
  return found
    .toSorted((left, right) => metersTo(left.place) - metersTo(right.place))
    .slice(0, limit)
    .map((place) => ({
      ...place,
      detail: [rounded(metersTo(place.place)), hoursOn(place.place, on), place.detail]
        .filter((part) => part !== '')
        .join(' · '),
    }));
}
