import type { PackedFile } from '../world/packed-file.ts';
import { BestHits, scoreOf } from './best-hits.ts';
import type { NameHit, RecordFilter } from './best-hits.ts';
import { aliasFlag, recordMask, weakFlag, wordFlag } from './name-format.ts';

/** A name given in full comes before a beginning of a somewhat better known one. */
const exactBonus = 0.07;

/** Finds names, and later words of names, that begin with a text: a binary search over the sorted entries. */
export class PrefixSearch {
  private readonly blob: Uint8Array;
  private readonly offsets: Uint32Array;
  private readonly records: Uint32Array;
  private readonly importances: Float32Array;

  constructor(file: PackedFile) {
    this.blob = file.uint8('nameBlob');
    this.offsets = file.uint32('entryOffsets');
    this.records = file.uint32('entryRecords');
    this.importances = file.float32('importance');
  }

  /** The best records for a folded text; `whole`, only those whose name or last words are just that. */
  find(folded: string, limit: number, holds: RecordFilter | null, whole = false): NameHit[] {
    if (folded === '') return [];
    const { length } = Buffer.from(folded);
    // Each name ends with a zero.
    const query = Buffer.from(whole ? `${folded}\0` : folded);
    const best = new BestHits(limit);
    const last = this.firstAbove(query, 1);
    for (let entry = this.firstAbove(query, 0); entry < last; entry += 1) {
      const record = (this.records[entry] ?? 0) & recordMask;
      const importance = this.importances[record] ?? 0;
      if (scoreOf(1, importance) + exactBonus <= best.threshold || (holds && !holds(record))) continue;
      const hit = this.hitOf(entry, length, importance);
      if (hit.score > best.threshold) best.add(hit);
    }
    return best.sorted();
  }

  /** Every name beside the main one, of records that are at least so important. */
  *otherNames(least: number): Generator<{ name: string; record: number; importance: number }> {
    for (const [entry, packed] of this.records.entries()) {
      const record = packed & recordMask;
      const importance = this.importances[record] ?? 0;
      if (importance < least || (packed & wordFlag) !== 0 || (packed & aliasFlag) === 0) continue;
      const offset = this.offsets[entry] ?? 0;
      const end = this.blob.indexOf(0, offset);
      yield { name: Buffer.from(this.blob.subarray(offset, end)).toString(), record, importance };
    }
  }

  /** The first entry that sorts not before the query (floor 0), or after all names that begin with it (floor 1). */
  private firstAbove(query: Uint8Array, floor: number): number {
    let low = 0;
    let high = this.offsets.length;
    while (low < high) {
      const middle = (low + high) >> 1;
      if (this.compare(this.offsets[middle] ?? 0, query) >= floor) high = middle;
      else low = middle + 1;
    }
    return low;
  }

  /** Negative when the name at the offset sorts before the query, 0 when it begins with it. */
  private compare(offset: number, query: Uint8Array): number {
    for (let at = 0; at < query.length; at += 1) {
      const difference = (this.blob[offset + at] ?? 0) - (query[at] ?? 0);
      if (difference !== 0) return difference;
    }
    return 0;
  }

  private hitOf(entry: number, length: number, importance: number): NameHit {
    const packed = this.records[entry] ?? 0;
    const offset = this.offsets[entry] ?? 0;
    let end = offset + length;
    while (this.blob[end] !== 0) end += 1;
    const whole = end === offset + length;
    const alias = (packed & aliasFlag) !== 0;
    const weak = (packed & weakFlag) !== 0;
    const word = (packed & wordFlag) !== 0;
    let quality = whole ? 1 : 0.68 + (0.14 * length) / (end - offset);
    if (weak) quality -= length < 4 ? 0.25 : 0.14;
    else if (alias) quality -= whole ? 0.05 : 0.08;
    if (word) quality -= whole ? 0.3 : 0.2;
    const match = word ? 'word' : whole ? 'exact' : 'prefix';
    const bonus = match === 'exact' && !weak ? exactBonus : 0;
    return {
      record: packed & recordMask,
      score: scoreOf(quality, importance) + bonus,
      match,
      alias,
      edits: 0,
    };
  }
}
