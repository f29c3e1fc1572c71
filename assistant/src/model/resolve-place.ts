import type { Atlas, PlaceHit, PlaceKind } from '@wayfare/atlas';
import type { PlaceRef } from '@wayfare/contracts/place-ref';
import { cityOfHit } from '../planning/city-of-hit.ts';
import { cityRef, hitRef } from '../planning/place-ref-of.ts';

const SURE = 0.8;

/** The place of a name or an atlas id; null rather than a guess. */
export function resolvePlace(
  atlas: Atlas,
  named: string,
  country?: string,
  kinds?: readonly PlaceKind[],
): PlaceHit | null {
  const known = atlas.place(named);
  if (known !== null) return kinds === undefined || kinds.includes(known.kind) ? known : null;
  const countryCode = country === undefined ? undefined : atlas.country(country.toLowerCase())?.code;
  const options = { ...(kinds && { kinds }), ...(countryCode && { countryCode: countryCode.toLowerCase() }) };
  const match = atlas.findPlace(named, options);
  return match !== null && match.confidence >= SURE ? match.hit : null;
}

/** The same as a trip holds it: a city for a stop, any place for a way. */
export function resolveRef(
  atlas: Atlas,
  named: string,
  cityOnly: boolean,
  country?: string,
): PlaceRef | null {
  const kinds: PlaceKind[] = cityOnly ? ['city'] : ['city', 'attraction', 'airport'];
  const hit = resolvePlace(atlas, named, country, kinds);
  if (hit === null || !cityOnly) return hit && hitRef(atlas, hit);
  const city = cityOfHit(atlas, hit);
  return city === null ? null : cityRef(city);
}

/** Names that come close to one that is not known. */
export const closeNames = (atlas: Atlas, named: string): string[] =>
  atlas.search(named, { limit: 3 }).map(({ name, context }) => `${name} (${context})`);
