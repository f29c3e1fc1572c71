import type { PackedFile } from '../world/packed-file.ts';
import { BestHits, scoreOf } from './best-hits.ts';
import type { NameHit, RecordFilter } from './best-hits.ts';
import { prefixDistance } from './edit-distance.ts';
import { aliasFlag, bigramsOf, recordMask } from './name-format.ts';

const latin = /^[a-z0-9 ]+$/;
/** So many names are compared letter by letter at most. */
const mostVerified = 4000;
/** No guess fits better than this. */
const bestQuality = 0.78;

function allowedEdits(length: number): number {
  return length < 4 ? 0 : length < 8 ? 1 : length < 13 ? 2 : 3;
}

/** Finds names near a text: those that share most letter pairs with it are compared letter by letter. */
export class TypoSearch {
  private readonly blob: Uint8Array;
  private readonly offsets: Uint32Array;
  private readonly records: Uint32Array;
  private readonly starts: Uint32Array;
  private readonly postings: Uint32Array;
  private readonly importances: Float32Array;
  private readonly counts: Uint8Array;

  constructor(file: PackedFile) {
    this.blob = file.uint8('nameBlob');
    this.offsets = file.uint32('fuzzyOffsets');
    this.records = file.uint32('fuzzyRecords');
    this.starts = file.uint32('bigramStarts');
    this.postings = file.uint32('bigramPostings');
    this.importances = file.float32('importance');
    this.counts = new Uint8Array(this.offsets.length);
  }

  /** The best records for a folded text; none for a text too short to guess at, or not in Latin letters. */
  find(folded: string, limit: number, holds: RecordFilter | null): NameHit[] {
    const most = allowedEdits(folded.length);
    if (most === 0 || !latin.test(folded)) return [];
    const query = Buffer.from(folded);
    const codes = bigramsOf(query, 0, query.length);
    const best = new BestHits(limit);
    for (const term of this.candidates(codes, Math.max(1, codes.length - 3 * most))) {
      const record = (this.records[term] ?? 0) & recordMask;
      const importance = this.importances[record] ?? 0;
      if (scoreOf(bestQuality, importance) <= best.threshold || (holds && !holds(record))) continue;
      const hit = this.hitOf(term, query, most, importance);
      if (hit) best.add(hit);
    }
    return best.sorted();
  }

  /** Terms that share at least `needed` bigrams, those that share the most first, of equals the more important. */
  private candidates(codes: readonly number[], needed: number): number[] {
    const { counts, starts, postings } = this;
    counts.fill(0);
    for (const code of codes) {
      const end = starts[code + 1] ?? 0;
      for (let at = starts[code] ?? 0; at < end; at += 1) {
        const term = postings[at] ?? 0;
        counts[term] = (counts[term] ?? 0) + 1;
      }
    }
    const buckets: number[][] = codes.map(() => []);
    for (let term = 0; term < counts.length; term += 1) {
      const shared = counts[term] ?? 0;
      if (shared < needed) continue;
      const bucket = buckets[shared - 1];
      if (bucket && bucket.length < mostVerified) bucket.push(term);
    }
    return buckets.reverse().flat().slice(0, mostVerified);
  }

  private hitOf(term: number, query: Uint8Array, most: number, importance: number): NameHit | null {
    const offset = this.offsets[term] ?? 0;
    let end = offset;
    while (this.blob[end] !== 0) end += 1;
    const { edits, covered } = prefixDistance(query, this.blob, offset, end, most);
    if (edits > most) return null;
    const packed = this.records[term] ?? 0;
    const alias = (packed & aliasFlag) !== 0;
    const whole = covered / (end - offset);
    const quality =
      bestQuality - 0.26 * (1 - whole) - (0.3 * edits) / Math.sqrt(query.length) - (alias ? 0.04 : 0);
    return { record: packed & recordMask, score: scoreOf(quality, importance), match: 'fuzzy', alias, edits };
  }
}
