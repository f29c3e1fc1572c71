import { limits } from '@wayfare/contracts/limits';
import type { Answer } from '@wayfare/contracts/endpoints';
import type { PlaceRef } from '@wayfare/contracts/place-ref';
import type { FoundKind } from '@wayfare/contracts/vocabulary';
import type { Atlas, PlaceHit } from '@wayfare/atlas';
import type { OsmPlace } from '../outside/osm-place.ts';
import { pathOf, toPlaceRef } from './describe-places.ts';
import { osmFacts } from './osm-facts.ts';

export type FoundPlace = Answer<'searchPlaces'>['results'][number];

const refKinds: Partial<Record<FoundKind, PlaceRef['kind']>> = {
  hotel: 'lodging',
  restaurant: 'restaurant',
  cafe: 'restaurant',
  station: 'station',
  town: 'city',
  park: 'attraction',
  museum: 'attraction',
};

const rounded = (degrees: number) => Number(degrees.toFixed(6));
/** One line of text as a trip may keep it, whatever a server sends. */
const line = (text: string, most: number) =>
  text
    .replace(/[\p{Cc}\p{Cf}\s]+/gu, ' ')
    .trim()
    .slice(0, most)
    .trim();

/** A hit of the atlas as a search shows it. */
export const toAtlasResult = (atlas: Atlas, hit: PlaceHit): FoundPlace => ({
  kind: hit.kind,
  id: hit.id,
  name: hit.name,
  detail: hit.context,
  place: toPlaceRef(atlas, hit),
  path: pathOf(atlas, hit.id),
});

/** A place found outside as a trip holds it, with its source and the day it was told; null where it has no name. */
export function toFoundPlace(atlas: Atlas, told: OsmPlace, at: number, name = told.name): FoundPlace | null {
  const { id, kind } = told;
  const [latitude, longitude] = [rounded(told.latitude), rounded(told.longitude)];
  const shown = line(name, limits.titleCharacters);
  if (shown === '') return null;
  const code = atlas.countryAt(latitude, longitude) ?? told.countryCode;
  const countryCode = code !== null && /^[a-z]{2}$/.test(code) ? code : null;
  const address = line(told.address, limits.addressCharacters);
  const timeZone = atlas.timeZoneAt(latitude, longitude);
  const place: PlaceRef = {
    name: shown,
    kind: refKinds[kind] ?? 'custom',
    latitude,
    longitude,
    ...(countryCode !== null && { countryCode }),
    timeZone,
    status: 'found',
    source: { name: 'openstreetmap', id, on: new Date(at).toISOString().slice(0, 10) },
    ...(address !== '' && { address }),
    ...osmFacts(told.tags, { latitude, longitude, timeZone, countryCode, at }),
  };
  return { kind, id, name: shown, detail: address, place, path: null };
}
