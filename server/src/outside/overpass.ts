import { z } from 'zod';
import { BadAnswer } from './fetch-bounded.ts';
import { kindOfTags } from './osm-kind.ts';
import { addressLine, isPoint, osmIdOf, type OsmPlace } from './osm-place.ts';
import { asJson, type Question } from './question.ts';

const point = { lat: z.number().optional(), lon: z.number().optional() };
const element = z.object({
  type: z.string(),
  id: z.number(),
  ...point,
  center: z.object(point).optional(),
  tags: z.record(z.string(), z.string()).optional(),
});
const answer = z.object({ elements: z.array(element), remark: z.string().optional() });

const hourMs = 3_600_000;
const dayMs = 24 * hourMs;
const most = 40;

function readElement({ type, id: number, lat, lon, center, tags = {} }: z.infer<typeof element>): OsmPlace[] {
  const id = osmIdOf(type, number);
  const latitude = lat ?? center?.lat;
  const longitude = lon ?? center?.lon;
  if (id === null || latitude === undefined || longitude === undefined || !isPoint(latitude, longitude))
    return [];
  const { 'addr:street': street, 'addr:housenumber': houseNumber, 'addr:city': city } = tags;
  const house = street && houseNumber ? `${street} ${houseNumber}` : street;
  return [
    {
      id,
      name: (tags['name:en'] ?? tags['name'] ?? '').trim(),
      kind: kindOfTags(tags),
      latitude,
      longitude,
      address: addressLine([house, city]),
      countryCode: tags['addr:country']?.toLowerCase() ?? null,
      tags,
    },
  ];
}

const question = (
  script: string,
  { freshMs, patienceMs }: Pick<Question<unknown>, 'freshMs'> & { patienceMs: number },
): Question<OsmPlace[]> => ({
  path: '/api/interpreter',
  headers: { 'content-type': 'application/x-www-form-urlencoded' },
  body: new URLSearchParams({ data: `[out:json][timeout:8];${script}` }).toString(),
  freshMs,
  patienceMs,
  read: (told) => {
    const { elements, remark } = asJson(answer)(told);
    // A server that ran out of time answers what it has by then, and says so.
    if (remark?.startsWith('runtime error')) throw new BadAnswer(`the server says: ${remark.slice(0, 120)}`);
    return elements.flatMap(readElement);
  },
});

/** Filters such as `["amenity"="pharmacy"]`; of several, any may hold. */
export type TagFilters = readonly string[];

/** Asks an Overpass server what of a kind lies around a point, in any order. */
export function overpassNear(
  filters: TagFilters,
  at: { latitude: number; longitude: number },
  meters: number,
): Question<OsmPlace[]> {
  // A hundred metres is near enough to know, and travellers of one quarter share an answer.
  const around = `(around:${meters},${at.latitude.toFixed(3)},${at.longitude.toFixed(3)})`;
  const script = `(${filters.map((filter) => `nwr${filter}${around};`).join('')});out tags center ${most};`;
  return question(script, { freshMs: dayMs, patienceMs: 5000 });
}

/** Asks it for all that is tagged of one thing. */
export function overpassThing(id: string): Question<OsmPlace[]> {
  const [type, number] = id.split('/');
  return question(`${type}(${number});out tags center 1;`, { freshMs: 7 * dayMs, patienceMs: 1500 });
}
