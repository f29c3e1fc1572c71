import type { Atlas } from '@wayfare/atlas';
import { fold } from '@wayfare/atlas';
import type { Gazetteer, KnownName } from './marked.ts';
import { hashOf } from './words/hash-of.ts';

const kinds = ['city', 'sight', 'airport', 'region', 'country'] as const;
const SLOTS = 2 ** 19;
const STEPS = 40;

/**
 * A quarter of a million names in a few megabytes: of each only two hashes are kept, one for its slot and one to know
 * it by, and one byte for its kind and weight.
 */
class NameTable implements Gazetteer {
  private readonly marks = new Uint32Array(SLOTS);
  private readonly values = new Uint8Array(SLOTS);

  private slotOf(name: string, mark: number): number {
    let slot = hashOf(name) % SLOTS;
    while (this.values[slot] !== 0 && this.marks[slot] !== mark) slot = (slot + 1) % SLOTS;
    return slot;
  }

  lookup(name: string): KnownName | null {
    const value = this.values[this.slotOf(name, hashOf(name, 7))]! - 1;
    return value < 0
      ? null
      : { kind: kinds[Math.floor(value / (STEPS + 1))]!, weight: (value % (STEPS + 1)) / STEPS };
  }

  /** Keeps the weightiest of the places of one name. */
  learn(name: string, kind: KnownName['kind'], weight: number) {
    const folded = fold(name);
    if (folded.length < 2) return;
    const mark = hashOf(folded, 7);
    const slot = this.slotOf(folded, mark);
    const step = Math.round(Math.min(1, weight) * STEPS);
    if (this.values[slot] !== 0 && (this.values[slot]! - 1) % (STEPS + 1) >= step) return;
    this.marks[slot] = mark;
    this.values[slot] = 1 + kinds.indexOf(kind) * (STEPS + 1) + step;
  }
}

/** What places are called in another language: countries by its own names for them, well-known places by any other name. */
function learnOtherNames(table: NameTable, atlas: Atlas, language: string) {
  const countries = new Intl.DisplayNames([language], { type: 'region' });
  for (const { code, name } of atlas.countries())
    table.learn(countries.of(code.toUpperCase()) ?? name, 'country', 1);
  for (const { name, kind, importance } of atlas.otherNames())
    if (kind !== 'airport') table.learn(name, kind === 'attraction' ? 'sight' : kind, importance);
}

/** The names of an atlas: cities, sights, regions, countries and airports, the best known of each name. */
export function gazetteerOf(atlas: Atlas, language = 'en'): Gazetteer {
  const table = new NameTable();
  for (const { name, population, inCatalogue } of atlas.cities(0))
    table.learn(name, 'city', Math.log10(population + 1) / 8 + (inCatalogue ? 0.3 : 0));
  for (const { id } of atlas.catalogueCities())
    for (const { name, fame } of atlas.topAttractions(id)) table.learn(name, 'sight', fame / 100);
  for (const { name } of atlas.airports()) table.learn(name, 'airport', 0.3);
  for (const { name, aliases } of atlas.regions())
    for (const each of [name, ...aliases]) table.learn(each, 'region', 0.9);
  for (const { name, localName } of atlas.countries())
    for (const each of [name, localName]) table.learn(each, 'country', 1);
  if (language !== 'en') learnOtherNames(table, atlas, language);
  return table;
}
