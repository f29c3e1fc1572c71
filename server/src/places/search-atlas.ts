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

const weightOf = (hit: PlaceHit, near: Near) => {
  const km = distanceKm(near.latitude, near.longitude, hit.lat, hit.lon);
  return nearness.find(([within]) => km <= within)?.[1] ?? 1;
};

/** What the atlas finds, as it stands by itself; of about equal fit what lies near the trip comes first. */
export function searchAtlas(
  atlas: Atlas,
  text: string,
  near: Near | null,
  limit: number,
): readonly PlaceHit[] {
  if (near === null) return atlas.search(text, { limit });
  return atlas
    .search(text, { limit: Math.max(limit, looked) })
    .map((hit) => ({ hit, worth: hit.score * weightOf(hit, near) }))
    .toSorted((left, right) => right.worth - left.worth)
    .slice(0, limit)
    .map(({ hit }) => hit);
}
