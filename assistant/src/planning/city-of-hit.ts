import type { Atlas, City, PlaceHit } from '@wayfare/atlas';

/** The city that a found place stands for: itself, a sight's city, an airport's city. */
export function cityOfHit(atlas: Atlas, hit: PlaceHit): City | null {
  if (hit.kind === 'city') return atlas.city(hit.id);
  if (hit.kind === 'attraction') return atlas.city(hit.id.split('/')[0] ?? '');
  if (hit.kind === 'airport') return atlas.nearestCity(hit.lat, hit.lon, 50_000);
  return null;
}
