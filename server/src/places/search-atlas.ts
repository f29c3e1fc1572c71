import { distanceKm } from '@wayfare/almanac/distance';
import type { Atlas, PlaceHit } from '@wayfare/atlas';

/** A point of the trip for which one searches. */
export interface Near {
  latitude: number;
  longitude: number;
}

/** How much more a place counts within so many kilometres of the trip. */
const nearness = [
  [5, 2.2],
  [40, 1.8],
  [150, 1.25],
] as const;
const looked = 40;
const twinsAtMost = 5;

const weightOf = (hit: PlaceHit, near: Near) => {
  const km = distanceKm(near.latitude, near.longitude, hit.lat, hit.lon);
  return nearness.find(([within]) => km <= within)?.[1] ?? 1;
};

/** A sight that is listed in several cities is found once. */
function withoutTwins(atlas: Atlas, hits: readonly PlaceHit[]): PlaceHit[] {
  const found = new Set<string>();
  return hits.filter(({ id }) => {
    const [cityId = '', slug = ''] = id.split('/');
    const home = (slug && atlas.attraction(cityId, slug)?.sameAs) || id;
    const isNew = !found.has(home);
    found.add(home);
    return isNew;
  });
}

/** What the atlas finds, as it stands by itself; of about equal fit what lies near the trip comes first. */
export function searchAtlas(
  atlas: Atlas,
  text: string,
  near: Near | null,
  limit: number,
): readonly PlaceHit[] {
  if (near === null) {
    const hits = atlas.search(text, { limit: limit + twinsAtMost });
    return withoutTwins(atlas, hits).slice(0, limit);
  }
  const sorted = atlas
    .search(text, { limit: Math.max(limit, looked) })
    .map((hit) => ({ hit, worth: hit.score * weightOf(hit, near) }))
    .toSorted((left, right) => right.worth - left.worth)
    .map(({ hit }) => hit);
  return withoutTwins(atlas, sorted).slice(0, limit);
}
