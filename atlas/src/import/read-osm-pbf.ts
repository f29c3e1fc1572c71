import { distanceKm } from '@wayfare/almanac/distance';
import { open } from 'node:fs/promises';
import type { FileHandle } from 'node:fs/promises';
import type { ExtractResult } from './extract-row.ts';
import { toExtractRow } from './extract-row.ts';
import { NodePositions } from './node-positions.ts';
import type { Tags } from './osm-tags.ts';
import { categoryOfTags, placeOfTags } from './osm-tags.ts';
import type { BlockPlace } from './pbf-blocks.ts';
import { listBlocks, readBlock } from './pbf-blocks.ts';
import type { BlockKinds, ElementVisitor } from './pbf-elements.ts';
import { readElements } from './pbf-elements.ts';

/** So many corners of an outline tell where it lies. */
const MOST_CORNERS = 32;

/** A place that is an area: its tags, and the nodes (of a relation, the ways) around it. */
interface Area {
  id: string;
  tags: Tags;
  parts: readonly number[];
}

type KnownBlock = BlockPlace & BlockKinds;

const isPlace = (tags: Tags | null): tags is Tags =>
  tags !== null &&
  (tags['name'] !== undefined || tags['name:en'] !== undefined) &&
  categoryOfTags(tags) !== null;

/** Some of a list, evenly. */
function some(list: readonly number[], most: number): number[] {
  const step = Math.max(1, list.length / most);
  return Array.from({ length: Math.min(list.length, most) }, (_, index) => list[Math.floor(index * step)]!);
}

async function visit(
  file: FileHandle,
  blocks: readonly KnownBlock[],
  visitor: ElementVisitor,
): Promise<void> {
  for (const block of blocks) readElements(await readBlock(file, block), visitor);
}

/** Reads the relations, and finds out what each block holds. */
async function readRelations(file: FileHandle): Promise<{ blocks: KnownBlock[]; relations: Area[] }> {
  const blocks: KnownBlock[] = [];
  const relations: Area[] = [];
  for await (const block of listBlocks(file)) {
    if (block.type !== 'OSMData') continue;
    const kinds = readElements(await readBlock(file, block), {
      relation(id, tags, ways) {
        if (isPlace(tags)) relations.push({ id: `relation/${id}`, tags, parts: some(ways, MOST_CORNERS) });
      },
    });
    blocks.push({ ...block, ...kinds });
  }
  return { blocks, relations };
}

/** The middle of the box around corners, and how far it reaches; null without any. */
function middleOf(corners: readonly (readonly [lat: number, lon: number])[]) {
  if (corners.length === 0) return null;
  const lats = corners.map(([lat]) => lat);
  const lons = corners.map(([, lon]) => lon);
  const [north, east] = [Math.max(...lats), Math.max(...lons)];
  const [lat, lon] = [(Math.min(...lats) + north) / 2, (Math.min(...lons) + east) / 2];
  return { lat, lon, reachMeters: distanceKm(lat, lon, north, east) * 1000 };
}

async function* readPlaces(file: FileHandle): AsyncGenerator<ExtractResult> {
  const { blocks, relations } = await readRelations(file);
  const partWays = new Map<number, number[]>(relations.flatMap(({ parts }) => parts.map((way) => [way, []])));
  const ways: Area[] = [];
  const positions = new NodePositions();
  await visit(
    file,
    blocks.filter((block) => block.ways),
    {
      way(id, tags, refs) {
        const corners = isPlace(tags) || partWays.has(id) ? some(refs, MOST_CORNERS) : [];
        if (isPlace(tags)) ways.push({ id: `way/${id}`, tags, parts: corners });
        if (partWays.has(id)) partWays.set(id, corners);
        positions.want(corners);
      },
    },
  );
  let line = 0;
  const row = (id: string, tags: Tags, where: { lat: number; lon: number; reachMeters?: number } | null) =>
    toExtractRow(
      'osm',
      { ...placeOfTags(tags), id, lat: where?.lat, lon: where?.lon, reachMeters: where?.reachMeters ?? 0 },
      ++line,
    );
  positions.sort();
  for (const block of blocks.filter(({ nodes }) => nodes)) {
    const found: ExtractResult[] = [];
    readElements(await readBlock(file, block), {
      node(id, lat, lon, tags) {
        positions.set(id, lat, lon);
        if (isPlace(tags)) found.push(row(`node/${id}`, tags, { lat, lon }));
      },
    });
    yield* found;
  }
  const cornersOf = (nodes: readonly number[]) =>
    nodes.map((node) => positions.get(node)).filter((corner) => corner !== null);
  for (const { id, tags, parts } of ways) yield row(id, tags, middleOf(cornersOf(parts)));
  for (const { id, tags, parts } of relations)
    yield row(id, tags, middleOf(parts.flatMap((way) => cornersOf(partWays.get(way) ?? []))));
}

/**
 * Reads the places of an `.osm.pbf` file: points, and areas by the middle of their outlines. It is read three times
 * (relations, ways, nodes), so that only the corners of areas that are places have to be kept.
 */
export async function* readOsmPbf(path: string): AsyncGenerator<ExtractResult> {
  const file = await open(path);
  try {
    yield* readPlaces(file);
  } finally {
    await file.close();
  }
}
