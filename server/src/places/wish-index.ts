import { kindWordsOf, stemOf } from '@wayfare/assistant';
import { type Atlas, type Attraction, type CityInfo, fold } from '@wayfare/atlas';
import { placeNames } from './place-names.ts';
import { isPlain, termOf } from './wish-words.ts';

/** By what a word is found in a place: what it is, its name, or what is told of it. */
export const by = { text: 1, name: 2, kind: 4 } as const;

/** The words of everything that guides describe, and the sights and cities that they are found in. */
export interface WishIndex {
  cities: readonly CityInfo[];
  cityNumbers: ReadonlyMap<string, number>;
  sights: readonly Attraction[];
  sightNumbers: ReadonlyMap<string, number>;
  /** For each sight the number of its city. */
  cityOf: Uint16Array;
  /** How well known each city is, from 1 down: by its sights, and by its size. */
  known: Float64Array;
  /** Of cities what they are known for counts as their kind, their guide as what is told. */
  ofCities: WordTable;
  ofSights: WordTable;
  names: ReadonlySet<string>;
}

/** So little known is what a first visitor does not hear of. */
const unknownFame = 50;
const cheapBand = 1;

/** What a sight is, as terms: kinds and interests, whom it suits, under which sky and when. */
function termsOf(sight: Attraction): string[] {
  const { goodFor, priceBand, fame, setting, bestTime } = sight;
  const words = [...kindWordsOf(sight), ...sight.tags, setting === 'mixed' ? '' : setting, bestTime ?? ''];
  return [
    ...words.flatMap((word) => fold(word).split(' ')).map(stemOf),
    ...goodFor.map((one) => (one === 'free' ? 'fre' : `for ${one}`)),
    ...(priceBand !== null && priceBand <= cheapBand ? ['is cheap'] : []),
    ...(fame < unknownFame ? ['is unknown'] : []),
  ];
}

/** So many bits of an entry say how a word is found; the others where. */
const howBits = 3;

/** Where words are found. Places are added in their order. */
class WordTable {
  private readonly found = new Map<string, number[] | Uint32Array>();
  private readonly stems = new Map<string, string | null>();

  addTerm(term: string, where: number, how: number): void {
    const places = this.found.get(term) as number[] | undefined;
    const last = places === undefined ? -1 : places.at(-1)! >> howBits;
    if (places === undefined) this.found.set(term, [(where << howBits) | how]);
    else if (last === where) places[places.length - 1]! |= how;
    else places.push((where << howBits) | how);
  }

  addText(text: string, where: number, how: number): void {
    for (const word of fold(text).split(' ')) {
      let stem = this.stems.get(word);
      if (stem === undefined)
        this.stems.set(word, (stem = word.length < 2 || isPlain(word) ? null : termOf(stemOf(word))));
      if (stem !== null) this.addTerm(stem, where, how);
    }
  }

  /** What is only needed to add more is let go, and the places take as little room as they can. */
  close(): void {
    this.stems.clear();
    for (const [term, places] of this.found) this.found.set(term, Uint32Array.from(places));
  }

  has = (term: string): boolean => this.found.has(term);
  terms = (): Iterable<string> => this.found.keys();

  /** In how many places a word is found, and, where a mark is given, only those found so. */
  count(term: string, how = by.text | by.name | by.kind): number {
    let sum = 0;
    for (const entry of this.found.get(term) ?? []) sum += Number((entry & how) > 0);
    return sum;
  }

  /** How a word is found in each of so many places. */
  spread(term: string, size: number): Uint8Array {
    const spread = new Uint8Array(size);
    for (const entry of this.found.get(term) ?? []) spread[entry >> howBits] = entry & (2 ** howBits - 1);
    return spread;
  }
}

function addCity(index: WishIndex, city: CityInfo, number: number): void {
  const { knownFor, intro, food, notes, neighbourhoods, localName = '' } = city.guide;
  const told = [intro, ...Object.values(notes ?? {}), ...neighbourhoods.map(({ character }) => character)];
  index.ofCities.addText(`${city.name} ${localName}`, number, by.name);
  index.ofCities.addText(knownFor, number, by.kind);
  for (const { name, what } of food) told.push(name, what);
  for (const text of told) index.ofCities.addText(text, number, by.text);
}

/** So many of its best sights tell how well known a city is. */
const weighed = 20;
/** So many cities on, a city is half as well known. */
const halving = 50;

function knownOf(
  cities: readonly CityInfo[],
  sights: readonly Attraction[],
  cityOf: readonly number[],
): Float64Array {
  const fames = cities.map((): number[] => []);
  for (const [at, { category, fame }] of sights.entries())
    if (category !== 'food') fames[cityOf[at]!]!.push(fame);
  const sums = fames.map((list, number) => {
    const best = list.sort((one, other) => other - one).slice(0, weighed);
    return best.reduce((sum, one) => sum + one, 0) * Math.log10(10 + cities[number]!.population);
  });
  const known = new Float64Array(cities.length);
  const order = [...sums.keys()].sort((one, other) => sums[other]! - sums[one]!);
  for (const [place, number] of order.entries()) known[number] = 1 / (1 + place / halving);
  return known;
}

/** Cities that are read in one go, before others get their turn. */
const inOneGo = 5;

async function buildIndex(atlas: Atlas): Promise<WishIndex> {
  const cities = atlas.catalogueCities().flatMap(({ id }) => atlas.cityInfo(id) ?? []);
  const sights: Attraction[] = [];
  const sightNumbers = new Map<string, number>();
  const cityOf: number[] = [];
  const index: WishIndex = {
    cities,
    cityNumbers: new Map(cities.map(({ id }, number) => [id, number])),
    sights,
    sightNumbers,
    cityOf: new Uint16Array(),
    known: new Float64Array(),
    ofCities: new WordTable(),
    ofSights: new WordTable(),
    names: placeNames(atlas),
  };
  for (const [number, city] of cities.entries()) {
    if (number % inOneGo === 0) await new Promise((resolve) => setImmediate(resolve));
    addCity(index, city, number);
    for (const sight of atlas.topAttractions(city.id)) {
      if (sight.sameAs !== undefined) continue;
      const at = sights.push(sight) - 1;
      sightNumbers.set(sight.id, at);
      cityOf.push(number);
      for (const term of termsOf(sight)) index.ofSights.addTerm(term, at, by.kind);
      index.ofSights.addText(`${sight.name} ${sight.localName ?? ''}`, at, by.name);
      index.ofSights.addText(sight.why, at, by.text);
    }
  }
  for (const table of [index.ofCities, index.ofSights]) table.close();
  return { ...index, cityOf: Uint16Array.from(cityOf), known: knownOf(cities, sights, cityOf) };
}

const indexes = new WeakMap<Atlas, Promise<WishIndex>>();

/** The index of an atlas, made when it is first asked for. */
export function wishIndexOf(atlas: Atlas): Promise<WishIndex> {
  let index = indexes.get(atlas);
  if (!index) indexes.set(atlas, (index = buildIndex(atlas)));
  return index;
}
