import { distanceKm } from '@wayfare/almanac/distance';
import type { ExtractResult } from './extract-row.ts';
import { toExtractRow } from './extract-row.ts';
import type { Tags } from './osm-tags.ts';
import { placeOfTags } from './osm-tags.ts';
import { readJsonObjects } from './read-json-objects.ts';

interface Feature {
  type?: string;
  id?: string | number;
  properties?: Tags | null;
  geometry?: { type?: string; coordinates?: unknown } | null;
}

/** The middle of the box around all positions of a geometry, and how far that reaches; null without any. */
function middleOf(coordinates: unknown): { lon: number; lat: number; reachMeters: number } | null {
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
  if (box[0] === Infinity) return null;
  const [lon, lat] = [(box[0] + box[2]) / 2, (box[1] + box[3]) / 2];
  return { lon, lat, reachMeters: distanceKm(lat, lon, box[3], box[2]) * 1000 };
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
  const place = placeOfTags(tags);
  if (place.category === null)
    return { line, problem: `"${place.name || 'a feature'}" is nothing that a traveller visits` };
  const middle = middleOf(feature.geometry?.coordinates);
  const id = tags['@id'] ?? feature.id;
  return toExtractRow(
    'osm',
    {
      ...place,
      id: typeof id === 'string' || typeof id === 'number' ? String(id) : undefined,
      lat: middle?.lat,
      lon: middle?.lon,
      ...(middle && { reachMeters: middle.reachMeters }),
    },
    line,
  );
}

/** Reads an OpenStreetMap extract in GeoJSON (a collection, or one feature a line). */
export async function* readOsm(chunks: AsyncIterable<string>): AsyncGenerator<ExtractResult> {
  for await (const { line, text: source } of readJsonObjects(chunks)) yield readFeature(source, line);
}
