import { PbfReader } from 'pbf';
import type { Tags } from './osm-tags.ts';

/** What a reader wants of a block. Elements without tags come with `tags` null. */
export interface ElementVisitor {
  node?(id: number, lat: number, lon: number, tags: Tags | null): void;
  way?(id: number, tags: Tags | null, refs: readonly number[]): void;
  /** `ways` are the members that are ways. */
  relation?(id: number, tags: Tags | null, ways: readonly number[]): void;
}

/** The kinds of elements that a block holds. */
export interface BlockKinds {
  nodes: boolean;
  ways: boolean;
  relations: boolean;
}

interface Block {
  strings: Uint8Array[];
  groups: [from: number, to: number][];
  granularity: number;
  latOffset: number;
  lonOffset: number;
}

/** Seven decimals, as the map has them, out of billionths. */
const NANOS_PER_STEP = 100;
const STEPS_PER_DEGREE = 1e7;
const WAY_MEMBER = 1;
const decoder = new TextDecoder();

function readBlockOf(pbf: PbfReader): Block {
  const block: Block = { strings: [], groups: [], granularity: 100, latOffset: 0, lonOffset: 0 };
  return pbf.readFields((tag, into, from) => {
    if (tag === 1)
      from.readMessage((inner, strings, table) => {
        if (inner === 1) strings.push(table.readBytes());
      }, into.strings);
    else if (tag === 2) {
      const length = from.readVarint();
      into.groups.push([from.pos, from.pos + length]);
      from.pos += length;
    } else if (tag === 17) into.granularity = from.readVarint();
    else if (tag === 19) into.latOffset = from.readVarint(true);
    else if (tag === 20) into.lonOffset = from.readVarint(true);
  }, block);
}

/** Adds each number to those before it, in place. */
function undelta(numbers: number[]): number[] {
  for (let index = 1; index < numbers.length; index += 1) numbers[index]! += numbers[index - 1]!;
  return numbers;
}

class BlockReader {
  private readonly pbf: PbfReader;
  private readonly block: Block;
  private readonly texts: string[] = [];
  private readonly visitor: ElementVisitor;

  constructor(bytes: Uint8Array, visitor: ElementVisitor) {
    this.pbf = new PbfReader(bytes);
    this.block = readBlockOf(this.pbf);
    this.visitor = visitor;
  }

  read(): BlockKinds {
    const kinds = { nodes: false, ways: false, relations: false };
    for (const [from, to] of this.block.groups) {
      this.pbf.pos = from;
      this.pbf.readFields(
        (tag, seen, pbf) => {
          if (tag === 1 || tag === 2) seen.nodes = true;
          if (tag === 3) seen.ways = true;
          if (tag === 4) seen.relations = true;
          if (tag === 1 && this.visitor.node) this.node(pbf);
          else if (tag === 2 && this.visitor.node) this.denseNodes(pbf);
          else if (tag === 3 && this.visitor.way) this.way(pbf);
          else if (tag === 4 && this.visitor.relation) this.relation(pbf);
        },
        kinds,
        to,
      );
    }
    return kinds;
  }

  private text(index: number): string {
    return (this.texts[index] ??= decoder.decode(this.block.strings[index]));
  }

  private tags(keys: readonly number[], values: readonly number[]): Tags | null {
    if (keys.length === 0) return null;
    return Object.fromEntries(keys.map((key, index) => [this.text(key), this.text(values[index] ?? 0)]));
  }

  private degrees(value: number, offset: number): number {
    return Math.round((offset + this.block.granularity * value) / NANOS_PER_STEP) / STEPS_PER_DEGREE;
  }

  private node(pbf: PbfReader): void {
    const node = { id: 0, lat: 0, lon: 0, keys: [] as number[], values: [] as number[] };
    pbf.readMessage((tag, into, from) => {
      if (tag === 1) into.id = from.readSVarint();
      else if (tag === 2) from.readPackedVarint(into.keys);
      else if (tag === 3) from.readPackedVarint(into.values);
      else if (tag === 8) into.lat = from.readSVarint();
      else if (tag === 9) into.lon = from.readSVarint();
    }, node);
    this.sendNode(node.id, node.lat, node.lon, this.tags(node.keys, node.values));
  }

  private sendNode(id: number, lat: number, lon: number, tags: Tags | null): void {
    const { latOffset, lonOffset } = this.block;
    this.visitor.node!(id, this.degrees(lat, latOffset), this.degrees(lon, lonOffset), tags);
  }

  private denseNodes(pbf: PbfReader): void {
    const dense: Record<'ids' | 'lats' | 'lons' | 'tags', number[]> = {
      ids: [],
      lats: [],
      lons: [],
      tags: [],
    };
    pbf.readMessage((tag, into, from) => {
      if (tag === 1) undelta(from.readPackedSVarint(into.ids));
      else if (tag === 8) undelta(from.readPackedSVarint(into.lats));
      else if (tag === 9) undelta(from.readPackedSVarint(into.lons));
      else if (tag === 10) from.readPackedVarint(into.tags);
    }, dense);
    let at = 0;
    for (const [index, id] of dense.ids.entries()) {
      const keys: number[] = [];
      const values: number[] = [];
      // Key, value, key, value, and 0 after the last of a node.
      for (; at < dense.tags.length && dense.tags[at] !== 0; at += 2) {
        keys.push(dense.tags[at]!);
        values.push(dense.tags[at + 1] ?? 0);
      }
      at += 1;
      this.sendNode(id, dense.lats[index] ?? 0, dense.lons[index] ?? 0, this.tags(keys, values));
    }
  }

  private way(pbf: PbfReader): void {
    const way = { id: 0, keys: [] as number[], values: [] as number[], refs: [] as number[] };
    pbf.readMessage((tag, into, from) => {
      if (tag === 1) into.id = from.readVarint();
      else if (tag === 2) from.readPackedVarint(into.keys);
      else if (tag === 3) from.readPackedVarint(into.values);
      else if (tag === 8) undelta(from.readPackedSVarint(into.refs));
    }, way);
    this.visitor.way!(way.id, this.tags(way.keys, way.values), way.refs);
  }

  private relation(pbf: PbfReader): void {
    const relation = {
      id: 0,
      keys: [] as number[],
      values: [] as number[],
      members: [] as number[],
      kinds: [] as number[],
    };
    pbf.readMessage((tag, into, from) => {
      if (tag === 1) into.id = from.readVarint();
      else if (tag === 2) from.readPackedVarint(into.keys);
      else if (tag === 3) from.readPackedVarint(into.values);
      else if (tag === 9) undelta(from.readPackedSVarint(into.members));
      else if (tag === 10) from.readPackedVarint(into.kinds);
    }, relation);
    const ways = relation.members.filter((_, index) => relation.kinds[index] === WAY_MEMBER);
    this.visitor.relation!(relation.id, this.tags(relation.keys, relation.values), ways);
  }
}

/** Hands the elements of an unpacked block to those who want them, and says what kinds it holds. */
export const readElements = (bytes: Uint8Array, visitor: ElementVisitor): BlockKinds =>
  new BlockReader(bytes, visitor).read();
