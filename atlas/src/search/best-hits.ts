/** A record found by one of its names. */
export interface NameHit {
  record: number;
  score: number;
  match: 'exact' | 'prefix' | 'word' | 'fuzzy';
  /** It was another name than the main one. */
  alias: boolean;
  edits: number;
}

/** Which records a search may answer. */
export type RecordFilter = (record: number) => boolean;

/** What a place that matters not at all still counts. */
const base = 0.3;

/** A score from how well the name fits and how much the place matters, both 0–1. */
export function scoreOf(quality: number, importance: number): number {
  return quality * (base + (1 - base) * importance);
}

/** Keeps the best so many hits, each record once. */
export class BestHits {
  private readonly hits: NameHit[] = [];
  private readonly byRecord = new Map<number, NameHit>();
  private readonly room: number;
  /** Hits below this score need not be added. */
  threshold = 0;

  constructor(room: number) {
    this.room = room;
  }

  add(hit: NameHit): void {
    const known = this.byRecord.get(hit.record);
    if (known) {
      if (hit.score > known.score) Object.assign(known, hit);
      return;
    }
    this.byRecord.set(hit.record, hit);
    this.hits.push(hit);
    if (this.hits.length >= this.room * 2) this.trim();
  }

  sorted(): NameHit[] {
    this.trim();
    return this.hits;
  }

  private trim(): void {
    this.hits.sort((a, b) => b.score - a.score || a.record - b.record);
    for (const hit of this.hits.splice(this.room)) this.byRecord.delete(hit.record);
    if (this.hits.length === this.room) this.threshold = this.hits.at(-1)?.score ?? 0;
  }
}
