import { z } from 'zod';
import { kindOfTag } from './osm-kind.ts';
import { addressLine, isPoint, osmIdOf, type OsmPlace, type PlaceQuery } from './osm-place.ts';
import { asJson, type Question } from './question.ts';

const word = z.string().optional();
const feature = z.object({
  geometry: z.object({ coordinates: z.array(z.number()).min(2) }),
  properties: z.object({
    name: word,
    osm_key: word,
    osm_value: word,
    osm_id: z.number().optional(),
    osm_type: word,
    street: word,
    housenumber: word,
    district: word,
    city: word,
    state: word,
    country: word,
    countrycode: word,
    extra: z.record(z.string(), z.unknown()).optional(),
  }),
});
const answer = z.object({ features: z.array(feature) });

type Properties = z.infer<typeof feature>['properties'];

const dayMs = 86_400_000;
const patienceMs = 900;

/** A house without a name is called by its address. */
function nameOf({ name, street, housenumber }: Properties): string {
  const house = street && housenumber ? `${street} ${housenumber}` : street;
  return (name ?? house ?? '').trim();
}

function readFeature({ geometry, properties }: z.infer<typeof feature>): OsmPlace[] {
  const { osm_type, osm_id, osm_key, osm_value, street, housenumber, city, state, country } = properties;
  const [longitude = 0, latitude = 0] = geometry.coordinates;
  const id = osmIdOf(osm_type, osm_id);
  const name = nameOf(properties);
  if (id === null || name === '' || !isPoint(latitude, longitude)) return [];
  const house = street && housenumber ? `${street} ${housenumber}` : street;
  const parts = [house, city ?? properties.district, city === undefined ? state : undefined, country];
  const tags = Object.entries(properties.extra ?? {}).filter(
    (entry): entry is [string, string] => typeof entry[1] === 'string',
  );
  return [
    {
      id,
      name,
      kind: kindOfTag(osm_key, osm_value),
      latitude,
      longitude,
      address: addressLine(parts.filter((part) => part !== name)),
      countryCode: properties.countrycode?.toLowerCase() ?? null,
      tags: Object.fromEntries(tags),
    },
  ];
}

const question = (path: string, language: string): Question<OsmPlace[]> => ({
  path,
  // A language that the server does not have is an error in the query, and passed over in the header.
  headers: { 'accept-language': language },
  freshMs: 7 * dayMs,
  patienceMs,
  read: (told) => asJson(answer)(told).features.flatMap(readFeature),
});

/** Asks a Photon server for a name or an address, what lies near a point first. */
export function photonSearch({ q, near, limit, language }: PlaceQuery): Question<OsmPlace[]> {
  const bias = near && {
    lat: near.latitude.toFixed(2),
    lon: near.longitude.toFixed(2),
    location_bias_scale: '0.2',
  };
  const query = new URLSearchParams({ q, limit: String(limit), ...bias });
  return question(`/api?${query.toString()}`, language);
}

/** Asks it what is at a point. */
export const photonReverse = (latitude: number, longitude: number, language: string): Question<OsmPlace[]> =>
  question(`/reverse?lat=${latitude.toFixed(5)}&lon=${longitude.toFixed(5)}&limit=1`, language);
