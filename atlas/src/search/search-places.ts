import { distanceKm } from '@wayfare/almanac/distance';
import type { PlaceHit, PlaceMatch, SearchOptions } from '../atlas.ts';
import type { ExtraPlace, ExtraPlaces } from '../import/extra-place.ts';
import { fold } from '../text/fold.ts';
import type { NameHit, RecordFilter } from './best-hits.ts';
import type { PrefixSearch } from './prefix-search.ts';
import type { Records } from './records.ts';
import type { TypoSearch } from './typo-search.ts';

const defaultLimit = 10;
/** With a hit of this score no typo needs to be guessed at. */
const certainScore = 0.62;
/** What a guess weighs where a place has exactly that name. */
const guessWeight = 0.7;
const extraScores = { exact: 0.55, prefix: 0.36, word: 0.26 };
/** So many places of one name are looked through for the one that is meant. */
const namesakes = 150;
const longestQuery = 120;
/** What is longer is looked up as it stands, and nothing is guessed: no place has a name that long. */
const longestGuess = { letters: 80, words: 8 };
/** A town of that name, rather than a hamlet. */
const leastNamesake = 5000;

/** What searches run on. */
export interface SearchParts {
  prefixes: PrefixSearch;
  typos: TypoSearch;
  records: Records;
  extras: ExtraPlaces | null;
}

function filterOf(records: Records, options: SearchOptions): RecordFilter | null {
  const { kinds, countryCode } = options;
  if (!kinds && !countryCode) return null;
  return (record) =>
    (!kinds || kinds.includes(records.kindOf(record))) &&
    (!countryCode || records.countriesOf(record).includes(countryCode));
}

function merge(lists: readonly NameHit[][], limit: number): NameHit[] {
  const best = new Map<number, NameHit>();
  for (const hit of lists.flat()) {
    const known = best.get(hit.record);
    if (!known || hit.score > known.score) best.set(hit.record, hit);
  }
  return [...best.values()].sort((a, b) => b.score - a.score || a.record - b.record).slice(0, limit);
}

/** What a search looks for, and how. */
interface Wanted {
  limit: number;
  find: (folded: string, limit: number) => NameHit[];
  /** Finds names near a text; none where names are asked for as they are written. */
  guess: (folded: string, limit: number) => NameHit[];
}

function wantedOf({ prefixes, typos, records }: SearchParts, options: SearchOptions): Wanted {
  const holds = filterOf(records, options);
  const { limit = defaultLimit, asWritten } = options;
  return {
    limit,
    find: (folded, most) => prefixes.find(folded, most, holds, asWritten),
    guess: (folded, most) => (asWritten ? [] : typos.find(folded, most, holds)),
  };
}

/** "springfield il", "paris, texas", "big lagoon, miniloc island el nido": the last words tell namesakes apart. */
function qualified(records: Records, text: string, { limit, find, guess }: Wanted): NameHit[] {
  const parts = text.split(',').map(fold);
  const words = fold(text).split(' ');
  const splits = [
    ...words.slice(1).map((_, at) => [words.slice(0, at + 1).join(' '), words.slice(at + 1).join(' ')]),
    ...(parts.length > 1 ? [[parts[0]!, parts.at(-1)!]] : []),
  ];
  for (const [head = '', tail = ''] of splits.reverse()) {
    if (head.length < 2 || tail.length < 2 || !records.mayQualify(tail)) continue;
    const isMeant = (hit: NameHit) => records.isQualifiedBy(hit.record, tail);
    const named = find(head, namesakes).filter((hit) => hit.match === 'exact' || head.length > 3);
    const meant = named.filter(isMeant).slice(0, limit);
    if (meant.length > 0) return meant;
    const guessed = head.length > 4 ? guess(head, namesakes).filter(isMeant).slice(0, limit) : [];
    if (guessed.length > 0) return guessed;
  }
  return [];
}

function findNames(parts: SearchParts, text: string, options: SearchOptions): NameHit[] {
  const folded = fold(text.slice(0, longestQuery));
  if (folded === '') return [];
  const { records } = parts;
  const wanted = wantedOf(parts, options);
  const { limit, find, guess } = wanted;
  const direct = find(folded, limit);
  if (folded.length > longestGuess.letters || folded.split(' ').length > longestGuess.words) return direct;
  if (text.includes(',')) {
    const meant = qualified(records, text.slice(0, longestQuery), wanted);
    if (meant.length > 0) return merge([meant, direct.filter((hit) => hit.match === 'exact')], limit);
  }
  if ((direct[0]?.score ?? 0) >= certainScore) return direct;
  const doubt = direct.some((hit) => hit.match === 'exact') ? guessWeight : 1;
  const guessed = guess(folded, limit).map((hit) => ({ ...hit, score: hit.score * doubt }));
  const lists = [direct, guessed];
  if (folded.includes(' ')) {
    lists.push(find(folded.replaceAll(' ', ''), limit));
    if (!direct.some((hit) => hit.match === 'exact')) lists.push(qualified(records, text, wanted));
  }
  return merge(lists, limit);
}

/** An extra place as a search shows it. */
export function extraHit(place: ExtraPlace, folded: string): PlaceHit {
  const name = fold(place.name);
  const match = name === folded ? 'exact' : name.startsWith(folded) ? 'prefix' : 'word';
  const { id, name: shown, countryCode, lat, lon, source } = place;
  const score = extraScores[match];
  const rest = { population: 0, inCatalogue: false, match, score } as const;
  return { kind: 'attraction', id, name: shown, context: source, countryCode, lat, lon, ...rest };
}

/** The places that a text, perhaps half typed, most probably means. */
export function searchPlaces(parts: SearchParts, text: string, options: SearchOptions = {}): PlaceHit[] {
  const limit = options.limit ?? defaultLimit;
  const hits = findNames(parts, text, options).map((hit) => parts.records.toHit(hit));
  if (!parts.extras || (options.kinds && !options.kinds.includes('attraction'))) return hits;
  const folded = fold(text.slice(0, longestQuery));
  const extras = folded.length < 2 ? [] : parts.extras.search(folded, limit);
  const meant = extras.filter((place) => !options.countryCode || place.countryCode === options.countryCode);
  return [...hits, ...meant.map((place) => extraHit(place, folded))]
    .sort((a, b) => b.score - a.score)
    .slice(0, limit);
}

function confidenceOf(hit: NameHit): number {
  if (hit.match === 'exact') return hit.alias ? 0.94 : 0.98;
  if (hit.match === 'fuzzy') return Math.max(0.3, 0.85 - 0.15 * hit.edits);
  return hit.match === 'prefix' ? 0.55 : 0.45;
}

/** Words that people add to a name: "Gran Canaria Island", "Greater Manchester", "downtown Chicago". */
const added =
  /^(the |greater |downtown |central |city of |state of |province of |island of )+|( city| state| province| region| islands?| area| county| district| metropolitan area| prefecture)+$/g;
const sameSpotKm = 40;

/** Whether two hits are, to a traveller, one place: Singapore the city and the country, Delhi and New Delhi. */
function isSame(one: PlaceHit, other: PlaceHit): boolean {
  if (one.countryCode !== other.countryCode) return false;
  if (one.kind === 'country' || other.kind === 'country') return true;
  return distanceKm(one.lat, one.lon, other.lat, other.lon) < sameSpotKm;
}

/** The place that a name given in full most probably means; null when nothing comes near. */
export function findPlaceByName(
  parts: SearchParts,
  given: string,
  options: SearchOptions = {},
): PlaceMatch | null {
  const text = given.slice(0, longestQuery);
  const direct = matchByName(parts, text, options);
  if (direct && direct.confidence > 0.7) return direct;
  const folded = fold(text);
  const bare = folded.replace(added, '').trim();
  const meant = bare.length > 2 && bare !== folded ? matchByName(parts, bare, options) : null;
  if (!meant || meant.hit.match !== 'exact' || meant.confidence * 0.9 <= (direct?.confidence ?? 0))
    return direct;
  return { ...meant, confidence: meant.confidence * 0.9 };
}

/**
 * Of places that share a name, the one whose own name it is, where the best is called so only besides and has no guide:
 * "Monterey" is not Monterrey.
 */
function ownName({ records }: SearchParts, named: readonly NameHit[]): NameHit | undefined {
  const [best] = named;
  if (best?.match !== 'exact' || !best.alias) return undefined;
  const { kind, inCatalogue } = records.toHit(best);
  if (inCatalogue) return undefined;
  return named.find((other) => {
    if (other.match !== 'exact' || other.alias) return false;
    const hit = records.toHit(other);
    return hit.kind === kind && hit.population > leastNamesake;
  });
}

function matchByName(parts: SearchParts, text: string, options: SearchOptions): PlaceMatch | null {
  const hits = findNames(parts, text, { ...options, limit: options.limit ?? 8 });
  const floor = (hits[0]?.score ?? 0) / 2;
  const exact = hits.filter((hit) => hit.match === 'exact' && hit.score >= floor);
  const named = [...exact, ...hits.filter((hit) => !exact.includes(hit))];
  const own = ownName(parts, named);
  const [first, ...others] = own ? [own, ...named.slice(1).filter((hit) => hit !== own)] : named;
  if (!first) return null;
  const hit = parts.records.toHit(first);
  const rivals = others.filter((other) => other.match === first.match && other.score > first.score * 0.6);
  const alternatives = rivals
    .map((other) => parts.records.toHit(other))
    .filter((other) => !isSame(hit, other));
  const nearest = alternatives[0] ? alternatives[0].score / hit.score : 0;
  const confidence = confidenceOf(first) - Math.max(0, nearest - 0.8) * 1.25;
  return { hit, confidence: Math.max(0.1, confidence), alternatives };
}
