import type { Atlas, PlaceHit } from '@wayfare/atlas';
import { fold } from '@wayfare/atlas';
import { endsWithAny, listed } from '../../read/any-of.ts';
import { hasVenueWord, ordinaryWords } from './ordinary-words.ts';
import type { Word } from './words-of.ts';
import { aheadOf, isParticle, isPlainWord, notNames, particles } from './words-of.ts';

const leading =
  listed(`to, in, from, visit, visiting, see, seeing, around, near, for, via, at, and, or, of, then, between,
  through, leaving, departing, explore, exploring, about, add, include, including, remove, skip, drop, swap, replace,
  with, like, than, vs, versus, night, nights, day, days, is, does, do, are, how, plus, into, towards, love, tour`);
const leadIn = new RegExp(`(?:^|[\\s(,;:/&+-])(?:${leading})\\s+(?:the\\s+)?$`, 'i');
const signAhead = /^$|[,&+/:>-]\s*$/;
/** Whether the words ahead lead to a name: "from the", "Oslo,", or none at all. */
const isLedTo = (ahead: string): boolean => leadIn.test(ahead) || signAhead.test(ahead);
/** What leads to a town whose name is a word as well. */
const leadsToTown = endsWithAny(
  'to, in, from, visit, visiting, via, near, and, around, departing, leaving, reach',
);

/** A text being read for places. */
export interface Reader {
  atlas: Atlas;
  text: string;
  words: readonly Word[];
  lowerCase: boolean;
  known: Map<string, Found>;
  /** A search for a name that nobody has is dear: after so many new ones in a message the rest are not asked for. */
  lookUpsLeft: number;
}

/** What a look-up gives. */
export type Found = ReturnType<Atlas['findPlace']>;
/** A name of one word stands for many places; one of several is rarely chance. */
const SURE = 0.8;
const SURE_OF_MANY_WORDS = 0.7;
const MOST_REMEMBERED = 20_000;
const remembered = new WeakMap<Atlas, Map<string, Found>>();

/** Names looked up before: a search that finds nothing costs a millisecond. */
export function namesKnown(atlas: Atlas): Map<string, Found> {
  let known = remembered.get(atlas);
  if (known === undefined || known.size > MOST_REMEMBERED) {
    known = new Map();
    remembered.set(atlas, known);
  }
  return known;
}

/** Japanese and Chinese write a name with two signs. */
const signs = /^[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}ー]+$/u;

/** Codes ("per" for Peru) and names run together ("we are" for Weare) are not what lower-case words mean. */
function isNamed(atlas: Atlas, surface: string, hit: PlaceHit): boolean {
  const asked = fold(surface);
  const name = fold(hit.name);
  if (signs.test(surface)) return hit.inCatalogue || hit.kind === 'country';
  const cutShort = hit.inCatalogue && /^\p{Lu}/u.test(surface) && name.startsWith(asked);
  if (surface.length <= 3 && surface !== surface.toUpperCase() && asked !== name && !cutShort) return false;
  if (!asked.includes(' ') || name === asked) return true;
  if (name === asked.replaceAll(' ', '')) return false;
  return !asked.split(' ').every((word) => ordinaryWords.has(word)) || isRegionName(atlas, surface);
}

/** What the atlas has for a name: looked up once, whoever asks. */
function lookUp(reader: Reader, surface: string): Found {
  const known = reader.known.get(surface);
  if (known !== undefined) return known;
  if (reader.lookUpsLeft <= 0) return null;
  reader.lookUpsLeft -= 1;
  const found = reader.atlas.findPlace(surface.replace(/'s$/, ''));
  reader.known.set(surface, found);
  return found;
}

/** The place of exactly this name, or null. */
export function exactMatch(reader: Reader, surface: string): Found {
  const found = lookUp(reader, surface);
  const exact =
    found !== null &&
    found.hit.match === 'exact' &&
    found.confidence >= (/^(?!the ).* /i.test(surface) ? SURE_OF_MANY_WORDS : SURE);
  return exact && isNamed(reader.atlas, surface, found.hit) ? found : null;
}

/** The places of this name, where there are several and none is the one that is meant of itself: "Jasper". */
export function namesakes(reader: Reader, surface: string): readonly PlaceHit[] {
  const found = lookUp(reader, surface);
  if (found === null || found.hit.match !== 'exact') return [];
  return [found.hit, ...found.alternatives.filter(({ match }) => match === 'exact')];
}

/** "Split and Dubrovnik": an ordinary word that opens a list of names. */
const beginsList = (text: string, word: Word): boolean =>
  /^(?:,| and| &| >| to) \p{Lu}/u.test(text.slice(word.end));
const linking = new Set(
  "from to for in that with on at or is we our my then via we'll i'll but by".split(' '),
);

/** Whether several words could be one name: no prepositions inside, "and" only in names known to have it. */
function isTogether(reader: Reader, run: readonly Word[]): boolean {
  const [first, last] = [run[0]!, run.at(-1)!];
  if (run.some(({ text, capital }) => linking.has(text.toLowerCase()) && !capital)) return false;
  const surface = run.map(({ text }) => text).join(' ');
  if (
    run.some(({ text }) => /^and$/i.test(text)) &&
    !isFamous(reader.atlas, surface) &&
    !(hasVenueWord(last.text) && last.capital)
  )
    return false;
  if (reader.lowerCase || !run.some(({ capital }) => capital)) return true;
  if (!last.capital && isPlainWord(last)) return false;
  return first.capital || !isPlainWord(first) || /^the$/i.test(first.text);
}

/** "The west coast" is that of where one goes, unless it is said of which country. */
const towards = /^(?:the )?(?:west|east|north|south) \w+$/i;
const states = /^(?:US|USA|UK|UAE)$/;
const plainCities = /^(?:nice|bath|split|reading|mobile)$/;

const famousNames = new WeakMap<Atlas, Set<string>>();

/** The catalogue's cities, all countries and regions of several words, folded: known even in lower case. */
function isFamous(atlas: Atlas, word: string): boolean {
  let names = famousNames.get(atlas);
  if (names === undefined) {
    const regions = atlas.regions().flatMap(({ name, aliases }) => [name, ...aliases]);
    const places = [...atlas.catalogueCities(), ...atlas.countries()].map(({ name }) => name);
    names = new Set([...places, ...regions.filter((name) => / /.test(name))].map((name) => fold(name)));
    famousNames.set(atlas, names);
  }
  return names.has(fold(word));
}

/** "USA west coast", "greek islands": ordinary words that together are a name. */
const isRegionName = (atlas: Atlas, text: string): boolean =>
  / /.test(text) && !towards.test(text) && isFamous(atlas, text);

/** Whether it is worth asking the atlas for these words. */
export function mayBeName(reader: Reader, index: number, count: number): boolean {
  const run = reader.words.slice(index, index + count);
  const first = run[0]!;
  const last = run.at(-1)!;
  // "Hoi An": a small word may be the end of a name.
  const endsSmall = isParticle(last) && (count === 1 || !last.capital);
  const text = run.map((word) => word.text).join(' ');
  if (endsSmall && !isFamous(reader.atlas, text)) return false;
  if (notNames.has(first.text) || notNames.has(last.text)) return false;
  if (isParticle(first) && count === 1) return false;
  const plain = run.every(isPlainWord);
  if (isRegionName(reader.atlas, text)) return true;
  if (/^\d/.test(first.text) || (count > 1 && !isTogether(reader, run))) return false;
  if (count > 1 && last.text.length <= 3 && !last.capital && isPlainWord(last)) return false;
  if (count === 1 && plain)
    return first.capital
      ? !first.opens || states.test(first.text) || beginsList(reader.text, first)
      : plainCities.test(first.text) || /^(?:europe|asia|wales|america|usa|uk)$/.test(first.text);
  if (run.some((word) => word.capital && !(word.opens && isPlainWord(word)))) return true;
  const ahead = aheadOf(reader.text, first.start);
  if (isPlainWord(first) && !particles.has(first.text.toLowerCase()) && plain) return false;
  if (isPlainWord(last) && isPlainWord(first)) return false;
  return isFamous(reader.atlas, text) || (reader.lowerCase ? count <= 4 : count <= 3 && isLedTo(ahead));
}

/** Whether a place found for these words is meant by them, where they stand. */
export function isAccepted(reader: Reader, index: number, count: number, hit: PlaceHit): boolean {
  const { words, text, lowerCase } = reader;
  const run = words.slice(index, index + count);
  const first = run[0]!;
  const ahead = aheadOf(text, first.start);
  const named = run.some((word) => word.capital && !(lowerCase && word.opens));
  const plain = run.every(isPlainWord);
  const single = count === 1;
  if (
    /^\d+$/.test(first.text) ||
    (single &&
      first.text.length < 3 &&
      !signs.test(first.text) &&
      !/^(?:UK|US|LA|NY|DC|SF|HK|KL)$/.test(first.text))
  )
    return false;
  if (single && hit.kind === 'region' && /^(?:north|south|east|west)ern$/i.test(first.text)) return false;
  if (single && hit.kind === 'airport' && !/^[A-Z]{3}$/.test(first.text)) return false;
  if (single && /^[A-Z]{3}$/.test(first.text) && hit.kind === 'city') return !notNames.has(first.text);
  if (single && /^(?:us|uk|la)$/.test(first.text))
    return /\b(?:the|to|in) $/i.test(ahead) && /^(?:uk|us)$/.test(first.text) && /the $/i.test(ahead);
  if (plain) {
    if (single && /^mediterranean$/i.test(first.text))
      return /\bthe $/i.test(ahead) && !/^ (?:cuisine|food|diet|dish)/i.test(text.slice(first.end));
    if (hit.kind === 'region' || hit.kind === 'attraction' || hit.kind === 'country')
      return (
        !single ||
        hit.kind === 'country' ||
        (named && !first.opens) ||
        /^(?:europe|asia|wales|america|usa)$/i.test(first.text)
      );
    const catalogued = hit.inCatalogue || hit.population > 90_000;
    if (!single) return catalogued || named;
    if (lowerCase)
      return (
        catalogued &&
        /\b(?:to|in|from|visit|visiting|via)\s+$/i.test(ahead) &&
        /^\s*(?:$|[,.!?]|and|for|with|on|from|to|in)\b/i.test(`${text.slice(first.end)} for`) &&
        /^(?:nice|bath|split|reading|mobile)$/.test(first.text)
      );
    if (first.opens) return hit.inCatalogue && beginsList(text, first);
    return named && catalogued && (leadsToTown.test(ahead) || /,\s*$/.test(ahead));
  }
  if (named)
    return !(
      single &&
      first.opens &&
      hit.population < 20_000 &&
      !hit.inCatalogue &&
      hit.kind === 'city' &&
      !/^\s*(?:,|to|for|in|$)/.test(text.slice(first.end))
    );
  const weighty =
    hit.inCatalogue ||
    hit.kind === 'country' ||
    hit.kind === 'region' ||
    hit.population > 60_000 ||
    (hit.kind === 'attraction' && count > 1);
  if (!weighty) return false;
  if (count > 1) return true;
  return (
    isLedTo(ahead) ||
    isFamous(reader.atlas, first.text) ||
    (lowerCase && (hit.inCatalogue || hit.kind === 'country' || hit.kind === 'region'))
  );
}
