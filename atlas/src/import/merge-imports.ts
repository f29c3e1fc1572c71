import type { Atlas } from '../atlas.ts';
import type { ExtraPlace } from './extra-place.ts';
import type { Findable } from './place-finder.ts';
import { PlaceFinder } from './place-finder.ts';
import { nameReader } from './known-names.ts';

/** Imports, put together with the atlas. */
export interface MergedImports {
  /** Places that the atlas does not have. */
  places: readonly ExtraPlace[];
  /** What is told of places that are there already, by their ids. */
  facts: ReadonlyMap<string, readonly ExtraPlace[]>;
}

/** What an import may be the same as, found by its Wikidata id or else by name and nearness. */
class Merger {
  readonly places: ExtraPlace[] = [];
  readonly facts = new Map<string, ExtraPlace[]>();
  private readonly finder = new PlaceFinder();
  private readonly byWikidata = new Map<string, string>();
  private readonly namesOf: ReturnType<typeof nameReader>;

  constructor(atlas: Atlas) {
    const sights = atlas.catalogueCities().flatMap(({ id }) => atlas.topAttractions(id));
    this.namesOf = nameReader(sights);
    for (const sight of sights)
      this.finder.add({ ...sight, names: this.namesOf(sight), reachMeters: 0, source: null });
  }

  /** Adds a row to the place that it is the same as; false where there is none. */
  enrich(row: ExtraPlace): boolean {
    const known = row.wikidata === null ? undefined : this.byWikidata.get(row.wikidata);
    const id = known ?? this.finder.find(this.findable(row))?.id;
    if (id === undefined) return false;
    if (row.wikidata !== null && known === undefined) this.byWikidata.set(row.wikidata, id);
    const told = this.facts.get(id);
    if (told === undefined) this.facts.set(id, [row]);
    else told.push(row);
    return true;
  }

  keep(row: ExtraPlace): void {
    this.places.push(row);
    if (row.wikidata !== null) this.byWikidata.set(row.wikidata, row.id);
    this.finder.add(this.findable(row));
  }

  private findable(row: ExtraPlace): Findable {
    const { id, lat, lon, reachMeters, category, source } = row;
    return { id, lat, lon, reachMeters, category, source, names: this.namesOf(row) };
  }
}

/**
 * Puts imports together with the atlas and with each other: what is the same place is one place, which keeps the id it
 * has had and gains what the others know. Nothing is invented, and rows that say no kind only tell of others.
 */
export function mergeImports(rows: readonly ExtraPlace[], atlas: Atlas): MergedImports {
  if (rows.length === 0) return { places: [], facts: new Map() };
  const merger = new Merger(atlas);
  // Where a row was known by its name, one that comes later may be known by its Wikidata id, and the other way round.
  const left = rows.filter((row) => !merger.enrich(row));
  for (const row of left.filter(({ category }) => category !== null))
    if (!merger.enrich(row)) merger.keep(row);
  for (const row of left.filter(({ category }) => category === null)) merger.enrich(row);
  return { places: merger.places, facts: merger.facts };
}
