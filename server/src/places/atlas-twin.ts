import { distanceKm } from '@wayfare/almanac/distance';
import { type Atlas, fold, type PlaceHit } from '@wayfare/atlas';
import type { OsmPlace } from '../outside/osm-place.ts';

/** A sight of the same name so near is the same sight; the middle of a town is more a matter of opinion. */
const sightKm = 0.3;
const townKm = 12;

/** A place found outside as the atlas has it; null where the atlas has none of its name there. */
export function atlasTwin(atlas: Atlas, { name, kind, latitude, longitude }: OsmPlace): PlaceHit | null {
  const folded = fold(name);
  if (folded === '') return null;
  const sight = atlas
    .attractionsNear(latitude, longitude, sightKm)
    .find((one) => fold(one.name) === folded || (one.localName && fold(one.localName) === folded));
  if (sight) return atlas.place(sight.id);
  if (kind !== 'town') return null;
  const isThere = (hit: PlaceHit) => distanceKm(latitude, longitude, hit.lat, hit.lon) <= townKm;
  return (
    atlas.search(name, { kinds: ['city'], limit: 8 }).find((hit) => hit.match === 'exact' && isThere(hit)) ??
    null
  );
}
