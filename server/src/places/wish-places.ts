import { stemOf } from '@wayfare/assistant';
import { type Atlas, fold, type PlaceHit } from '@wayfare/atlas';
import { isOneSlip } from './nearest-word.ts';
import { citiesAt, sideBefore } from './part-of-country.ts';
import { by, type WishIndex } from './wish-index.ts';
import { isPlain, termOf, timeOf } from './wish-words.ts';

/** A place that a wish names, with its cities that have guides. */
export interface WishPlace {
  name: string;
  kind: 'city' | 'country' | 'region';
  hit: PlaceHit;
  ids: readonly string[];
  /** Where it stands among the words. */
  from: number;
  to: number;
}

const longestName = 5;
/** A word that is told of so many sights is a word before it is the code of a city. */
const common = 20;
const before = new Set(['in', 'to', 'from', 'at', 'near', 'around', 'visit', 'visiting', 'of', 'outside']);
const kinds = ['city', 'country', 'region'] as const;
/** A region over so many countries is all of them; a smaller one is the cities that it lists. */
const wide = 5;
/** A part of a country for which so many cities are listed is told by them. */
const enough = 4;

function citiesOf(atlas: Atlas, { kind, id, name }: PlaceHit): readonly string[] {
  if (kind === 'city') return atlas.cityInfo(id) ? [id] : [];
  const all = atlas.catalogueCities();
  if (kind === 'country')
    return all.filter(({ countryCode }) => id === `country:${countryCode}`).map((city) => city.id);
  const { cityIds = [], countryCodes = [] } = atlas.region(id) ?? {};
  const continent = fold(name);
  const whole = all.filter(({ countryCode }) => atlas.featuredRegionOf(countryCode) === continent);
  if (whole.length > 0) return whole.map((city) => city.id);
  if (countryCodes.length >= wide)
    return all.filter(({ countryCode }) => countryCodes.includes(countryCode)).map((city) => city.id);
  return cityIds.filter((city) => atlas.cityInfo(city) !== null);
}

type Found = Omit<WishPlace, 'from' | 'to'>;

function look(atlas: Atlas, names: ReadonlySet<string>, text: string): Found | null {
  if (!names.has(text)) return null;
  const hits = atlas.search(text, { limit: 3, kinds }).filter(({ match }) => match === 'exact');
  const found = hits.map((hit) => ({
    name: hit.name,
    kind: hit.kind as Found['kind'],
    hit,
    ids: citiesOf(atlas, hit),
  }));
  // Of a country or region without guides it is told what is near.
  return found.find(({ ids }) => ids.length > 0) ?? found.find(({ kind }) => kind !== 'city') ?? null;
}

/** A part of a country that is called by its side: what a region of that name lists, and the cities that lie there. */
function lookForPart(atlas: Atlas, names: ReadonlySet<string>, span: readonly string[]): Found | null {
  const part = sideBefore(span);
  const country = part && look(atlas, names, span.slice(part.length).join(' '));
  if (!part || country?.kind !== 'country' || country.ids.length === 0) return null;
  const known =
    look(atlas, names, span.join(' ')) ?? look(atlas, names, fold(`${part.side.name} ${country.name}`));
  // South Korea and South Africa are countries themselves.
  if (known?.kind === 'country') return known;
  // South America is no part of America.
  if (known && known.hit.countryCode !== country.hit.countryCode) return known;
  const listed = known?.ids ?? [];
  const ids =
    listed.length >= enough ? listed : [...new Set([...listed, ...citiesAt(atlas, country.ids, part.side)])];
  return { ...country, kind: 'region', name: `${part.side.name} ${country.name}`, ids };
}

function mayBePlace(index: WishIndex, words: readonly string[], at: number): boolean {
  const word = words[at]!;
  if (word.length < 2 || timeOf(word) !== null || sideBefore([word]) !== null) return false;
  // "SEA" is Seattle to airlines, and the sea to all others.
  const stem = stemOf(word);
  const isCode =
    word.length <= 3 &&
    (index.ofSights.count(stem, by.text) >= common || index.ofSights.count(stem, by.name) > 0);
  const isCommon = isCode || isPlain(word) || index.ofSights.count(stem, by.kind) > 0;
  return !isCommon || before.has(words[at - 1] ?? '');
}

/** The places that are named, the longest names first found; of Rome in Italy only Rome. */
export function placesIn(atlas: Atlas, index: WishIndex, words: readonly string[]): WishPlace[] {
  const found: WishPlace[] = [];
  for (let length = Math.min(longestName, words.length); length > 0; length -= 1) {
    for (let from = 0; from + length <= words.length; from += 1) {
      const to = from + length;
      if (found.some((one) => from < one.to && one.from < to)) continue;
      if (length === 1 && !mayBePlace(index, words, from)) continue;
      const span = words.slice(from, to);
      const place = lookForPart(atlas, index.names, span) ?? look(atlas, index.names, span.join(' '));
      if (place) found.push({ ...place, from, to });
    }
  }
  const isWithin = (one: WishPlace) =>
    found.some(
      (other) =>
        other !== one &&
        other.kind !== one.kind &&
        other.ids.length < one.ids.length &&
        other.ids.every((id) => one.ids.includes(id)),
    );
  return found.filter((one) => !isWithin(one)).toSorted((left, right) => left.from - right.from);
}

/** A town of two words is only taken for one where it is of some size: "palm beach" may be a wish. */
const leastPeople = 50_000;

function pairGuessed(atlas: Atlas, index: WishIndex, words: readonly string[]): WishPlace | null {
  for (let from = 0; from + 1 < words.length; from += 1) {
    const pair = words.slice(from, from + 2);
    const isKind = (word: string) => index.ofSights.count(termOf(stemOf(word)), by.kind) > 0;
    if (pair.every(isPlain) || pair.some(isKind) || pair.some((word) => before.has(word))) continue;
    const [hit] = atlas.search(pair.join(' '), { limit: 1, kinds: ['city'] });
    const isSlip =
      hit?.match === 'fuzzy' &&
      hit.inCatalogue &&
      isOneSlip(pair.join(''), fold(hit.name).replaceAll(' ', ''));
    if (!hit || !(isSlip || (hit.match === 'exact' && hit.population >= leastPeople))) continue;
    return { name: hit.name, kind: 'city', hit, ids: citiesOf(atlas, hit), from, to: from + 2 };
  }
  return null;
}

/** A town without a guide, or a name with a slip of the pen, among the words that nothing else explains. */
export function placeGuessed(atlas: Atlas, index: WishIndex, words: readonly string[]): WishPlace | null {
  const pair = pairGuessed(atlas, index, words);
  if (pair) return pair;
  for (const [from, word] of words.entries()) {
    const term = termOf(stemOf(word));
    const isAfter = before.has(words[from - 1] ?? '');
    const isTold = index.ofSights.count(term, by.kind) > 0 || (index.ofSights.has(term) && !isAfter);
    if (word.length < 4 || isPlain(word) || isTold) continue;
    const [hit] = atlas.search(word, { limit: 1, kinds });
    if (!hit || (hit.match !== 'exact' && hit.match !== 'fuzzy')) continue;
    const ids = citiesOf(atlas, hit);
    const isSlip = hit.match === 'fuzzy' && ids.length > 0 && isOneSlip(word, fold(hit.name));
    if (isSlip || (hit.match === 'exact' && isAfter))
      return { name: hit.name, kind: hit.kind as Found['kind'], hit, ids, from, to: from + 1 };
  }
  return null;
}
