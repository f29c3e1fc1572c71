import { distanceKm } from '@wayfare/almanac/distance';
import { type Atlas, fold, type PlaceHit } from '@wayfare/atlas';
import type { PlaceRef } from '@wayfare/contracts/place-ref';
import type { FoundPlace } from './found-place.ts';

/** A place of a file, with what the atlas knows it as. `place` is null where nobody knows where it is. */
export interface MatchedPlace {
  found: FoundPlace;
  place: PlaceRef | null;
  hit: PlaceHit | null;
}

/** A place of the same name is the same place if it is no further away than this. */
const reachKm: Partial<Record<PlaceHit['kind'], number>> = { attraction: 1.5, airport: 6, city: 25 };
const kinds = ['attraction', 'city', 'airport'] as const;
/** Without a point only a name that is given exactly, and is no other place's, is believed. */
const sureConfidence = 0.9;

function byPoint(
  atlas: Atlas,
  { name, placeId }: FoundPlace,
  point: { latitude: number; longitude: number },
) {
  const isNear = (hit: PlaceHit) =>
    distanceKm(point.latitude, point.longitude, hit.lat, hit.lon) <= (reachKm[hit.kind] ?? 0);
  const known = placeId === undefined ? null : atlas.place(placeId);
  if (known && isNear(known)) return known;
  const folded = fold(name);
  if (folded === '') return null;
  const hits = atlas.search(name, { limit: 8, kinds });
  return hits.find((hit) => fold(hit.name) === folded && isNear(hit)) ?? null;
}

/** Of places of one name the one that lies where the others of the file do. */
const companyKm = 80;

function byCompany(atlas: Atlas, { name }: FoundPlace, company: readonly PlaceHit[]): PlaceHit | null {
  const hits = atlas.search(name, { limit: 8, kinds }).filter((hit) => fold(hit.name) === fold(name));
  const near = hits.filter((hit) =>
    company.some((other) => distanceKm(hit.lat, hit.lon, other.lat, other.lon) <= companyKm),
  );
  return near.length === 1 ? near[0]! : null;
}

function byName(atlas: Atlas, { name }: FoundPlace): PlaceHit | null {
  const match = atlas.findPlace(name, { kinds });
  if (!match || match.confidence < sureConfidence || fold(match.hit.name) !== fold(name)) return null;
  const rivals = match.alternatives.filter((other) => fold(other.name) === fold(name));
  return rivals.length === 0 ? match.hit : null;
}

const refKinds = { city: 'city', attraction: 'attraction', airport: 'airport' } as const;

const pointOf = ({ latitude, longitude }: FoundPlace) =>
  latitude === undefined || longitude === undefined ? null : { latitude, longitude };

/** The places of a file as the atlas knows them; names that are many places' are told by the others. */
export function matchPlaces(atlas: Atlas, places: readonly FoundPlace[]): MatchedPlace[] {
  const first = places.map((found) => matchPlace(atlas, found, null));
  const company = first.flatMap(({ hit }) => hit ?? []);
  return first.map((one) =>
    one.place ? one : matchPlace(atlas, one.found, byCompany(atlas, one.found, company)),
  );
}

/** Asks the atlas for a place of a file. Its own point is kept; one that is not known stays as the traveller's own. */
function matchPlace(atlas: Atlas, found: FoundPlace, known: PlaceHit | null): MatchedPlace {
  const { name } = found;
  const point = pointOf(found);
  const hit = known ?? (point ? byPoint(atlas, found, point) : byName(atlas, found));
  const at = point ?? (hit && { latitude: hit.lat, longitude: hit.lon });
  if (!at) return { found, place: null, hit: null };
  const timeZone = atlas.timeZoneAt(at.latitude, at.longitude);
  if (hit && hit.kind in refKinds) {
    const kind = refKinds[hit.kind as keyof typeof refKinds];
    const place = { placeId: hit.id, name: hit.name, kind, ...at, countryCode: hit.countryCode, timeZone };
    return { found, hit, place: { ...place, status: 'atlas' } };
  }
  const countryCode = atlas.countryAt(at.latitude, at.longitude);
  const own = {
    name: name.slice(0, 200),
    kind: 'custom' as const,
    ...at,
    ...(countryCode && { countryCode }),
    timeZone,
  };
  return { found, hit: null, place: { ...own, status: 'own' } };
}
