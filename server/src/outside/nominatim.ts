import { z } from 'zod';
import { kindOfTag } from './osm-kind.ts';
import { addressLine, isPoint, osmIdOf, type OsmPlace, type PlaceQuery } from './osm-place.ts';
import { asJson, type Question } from './question.ts';

const words = z.record(z.string(), z.string()).nullish();
const row = z.object({
  osm_type: z.string().optional(),
  osm_id: z.coerce.number().optional(),
  lat: z.coerce.number(),
  lon: z.coerce.number(),
  category: z.string().optional(),
  type: z.string().optional(),
  name: z.string().nullish(),
  display_name: z.string(),
  address: words,
  extratags: words,
});
const rows = z.array(row);
/** A reverse search answers one row, or says that there is nothing. */
const oneRow = z.union([row, z.object({ error: z.unknown() })]);

const dayMs = 86_400_000;
const patienceMs = 900;
/** A box of so many degrees around the trip is preferred, not insisted on. */
const boxDegrees = 0.6;

function readRow({ osm_type, osm_id, lat, lon, ...told }: z.infer<typeof row>): OsmPlace[] {
  const id = osmIdOf(osm_type, osm_id);
  const { road, house_number, city, town, village, municipality, state, country, country_code } =
    told.address ?? {};
  const house = road && house_number ? `${road} ${house_number}` : road;
  const name = (told.name || house || told.display_name.split(',')[0]!).trim();
  if (id === null || name === '' || !isPoint(lat, lon)) return [];
  const parts = [house, city ?? town ?? village ?? municipality ?? state, country];
  return [
    {
      id,
      name,
      kind: kindOfTag(told.category, told.type),
      latitude: lat,
      longitude: lon,
      address: addressLine(parts.filter((part) => part !== name)),
      countryCode: country_code?.toLowerCase() ?? null,
      tags: told.extratags ?? {},
    },
  ];
}

const told = 'format=jsonv2&addressdetails=1&extratags=1';
const question = (path: string, language: string): Omit<Question<OsmPlace[]>, 'read'> => ({
  path,
  headers: { 'accept-language': language },
  freshMs: 7 * dayMs,
  patienceMs,
});
const readRows: Question<OsmPlace[]>['read'] = (answer) => asJson(rows)(answer).flatMap(readRow);

/** Asks a Nominatim server for a name or an address, what lies in a box around a point first. */
export function nominatimSearch({ q, near, limit, language }: PlaceQuery): Question<OsmPlace[]> {
  const query = new URLSearchParams({ q, limit: String(limit) });
  if (near) {
    const { latitude, longitude } = near;
    const corners = [
      longitude - boxDegrees,
      latitude + boxDegrees,
      longitude + boxDegrees,
      latitude - boxDegrees,
    ];
    query.set('viewbox', corners.map((degrees) => degrees.toFixed(2)).join(','));
  }
  return { ...question(`/search?${told}&${query.toString()}`, language), read: readRows };
}

/** Asks it what is at a point. */
export const nominatimReverse = (
  latitude: number,
  longitude: number,
  language: string,
): Question<OsmPlace[]> => ({
  ...question(`/reverse?${told}&lat=${latitude.toFixed(5)}&lon=${longitude.toFixed(5)}`, language),
  read: (answer) => {
    const one = asJson(oneRow)(answer);
    return 'lat' in one ? readRow(one) : [];
  },
});

/** Asks it for one thing of OpenStreetMap with all that is tagged. */
export const nominatimLookup = (id: string, language: string): Question<OsmPlace[]> => {
  const [type = '', number = ''] = id.split('/');
  const osmIds = `${type.charAt(0).toUpperCase()}${number}`;
  return { ...question(`/lookup?${told}&osm_ids=${osmIds}`, language), read: readRows };
};
