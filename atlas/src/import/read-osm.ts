import type { Category } from '../catalogue/categories.ts';
import type { ExtractResult } from './extract-row.ts';
import { toExtractRow } from './extract-row.ts';
import { readJsonObjects } from './read-json-objects.ts';

type Tags = Record<string, unknown>;

interface Feature {
  type?: string;
  id?: string | number;
  properties?: Tags | null;
  geometry?: { type?: string; coordinates?: unknown } | null;
}

/** Which category a tag means; the first that fits wins. */
const categoryByTag: readonly (readonly [key: string, value: string, category: Category])[] = [
  ['tourism', 'museum', 'museum'],
  ['tourism', 'gallery', 'gallery'],
  ['tourism', 'zoo', 'zoo'],
  ['tourism', 'aquarium', 'aquarium'],
  ['tourism', 'theme_park', 'theme_park'],
  ['tourism', 'viewpoint', 'viewpoint'],
  ['historic', 'castle', 'castle'],
  ['historic', 'palace', 'palace'],
  ['historic', 'ruins', 'ruins'],
  ['historic', 'archaeological_site', 'ruins'],
  ['historic', '*', 'historic'],
  ['amenity', 'place_of_worship', 'religious'],
  ['amenity', 'theatre', 'theatre'],
  ['amenity', 'arts_centre', 'theatre'],
  ['amenity', 'marketplace', 'market'],
  ['amenity', 'restaurant', 'food'],
  ['amenity', 'cafe', 'food'],
  ['amenity', 'food_court', 'food'],
  ['amenity', 'fast_food', 'food'],
  ['amenity', 'ice_cream', 'food'],
  ['amenity', 'bar', 'nightlife'],
  ['amenity', 'pub', 'nightlife'],
  ['amenity', 'nightclub', 'nightlife'],
  ['amenity', 'grave_yard', 'cemetery'],
  ['amenity', 'public_bath', 'wellness'],
  ['leisure', 'garden', 'garden'],
  ['leisure', 'park', 'park'],
  ['leisure', 'nature_reserve', 'nature'],
  ['leisure', 'beach_resort', 'beach'],
  ['landuse', 'cemetery', 'cemetery'],
  ['natural', 'beach', 'beach'],
  ['natural', '*', 'nature'],
  ['boundary', 'national_park', 'national_park'],
  ['place', 'square', 'square'],
  ['place', 'island', 'island'],
  ['man_made', 'bridge', 'bridge'],
  ['shop', '*', 'shopping'],
  ['tourism', 'attraction', 'landmark'],
  ['tourism', 'artwork', 'landmark'],
];

function text(tags: Tags, key: string): string | undefined {
  const value = tags[key];
  return typeof value === 'string' ? value : typeof value === 'number' ? String(value) : undefined;
}

function categoryOf(tags: Tags): Category | null {
  for (const [key, value, category] of categoryByTag) {
    const own = text(tags, key);
    if (own !== undefined && own !== 'no' && (value === '*' || own === value)) return category;
  }
  return null;
}

/** The middle of the box around all positions of a geometry; null without any. */
function middleOf(coordinates: unknown): [lon: number, lat: number] | null {
  const box = [Infinity, Infinity, -Infinity, -Infinity] as [number, number, number, number];
  const stack: unknown[] = [coordinates];
  while (stack.length > 0) {
    const value = stack.pop();
    if (!Array.isArray(value)) continue;
    const [lon, lat] = value as unknown[];
    if (typeof lon === 'number' && typeof lat === 'number') {
      box[0] = Math.min(box[0], lon);
      box[1] = Math.min(box[1], lat);
      box[2] = Math.max(box[2], lon);
      box[3] = Math.max(box[3], lat);
    } else for (const part of value) stack.push(part);
  }
  return box[0] === Infinity ? null : [(box[0] + box[2]) / 2, (box[1] + box[3]) / 2];
}

function addressOf(tags: Tags): string {
  const street = [text(tags, 'addr:housenumber'), text(tags, 'addr:street')].filter(Boolean).join(' ');
  return [street, text(tags, 'addr:city')].filter(Boolean).join(', ');
}

function readFeature(source: string, line: number): ExtractResult {
  let feature: Feature;
  try {
    feature = JSON.parse(source) as Feature;
  } catch {
    return { line, problem: 'is not valid JSON' };
  }
  if (feature.type !== 'Feature') return { line, problem: 'is no GeoJSON feature' };
  const tags = feature.properties ?? {};
  const name = text(tags, 'name:en') ?? text(tags, 'name') ?? '';
  const category = categoryOf(tags);
  if (category === null)
    return { line, problem: `"${name || 'a feature'}" is nothing that a traveller visits` };
  const middle = middleOf(feature.geometry?.coordinates);
  return toExtractRow(
    'osm',
    {
      id: text(tags, '@id') ?? (feature.id === undefined ? undefined : String(feature.id)),
      name,
      localName: text(tags, 'name') === name ? undefined : text(tags, 'name'),
      lon: middle?.[0],
      lat: middle?.[1],
      category,
      description: text(tags, 'description:en') ?? text(tags, 'description'),
      hours: text(tags, 'opening_hours'),
      address: addressOf(tags),
      url: text(tags, 'website') ?? text(tags, 'contact:website'),
    },
    line,
  );
}

/** Reads an OpenStreetMap extract in GeoJSON (a collection, or one feature a line). */
export async function* readOsm(chunks: AsyncIterable<string>): AsyncGenerator<ExtractResult> {
  for await (const { line, text: source } of readJsonObjects(chunks)) yield readFeature(source, line);
}
