import type { Atlas, PlaceHit } from '@wayfare/atlas';
import { fold } from '@wayfare/atlas';
import { ordinaryWords, venueWords } from './ordinary-words.ts';
import type { Span } from './span.ts';

/** A place named in the text. Without a hit the atlas does not know it and the words are the traveller's own. */
export interface Mention extends Span {
  surface: string;
  hit: PlaceHit | null;
  alternatives: readonly PlaceHit[];
  /** A capitalised name with a sight's or hotel's word in it that the atlas does not know. */
  venue: boolean;
}

interface Word extends Span {
  text: string;
  capital: boolean;
  opens: boolean;
}

const MOST_WORDS = 6;
const particles = new Set([
  'de',
  'la',
  'le',
  'les',
  'du',
  'des',
  'del',
  'di',
  'da',
  'do',
  'dos',
  'al',
  'el',
  'am',
  'an',
  'der',
  'den',
  'of',
  'the',
  'and',
  'upon',
  'sur',
  'y',
  'na',
  'by',
]);
const leadIn =
  /(?:^|[\s(,;:/&+-])(?:to|in|from|visit|visiting|see|seeing|around|near|for|via|at|and|or|of|then|between|through|leaving|departing|explore|exploring|about|add|include|including|remove|skip|drop|swap|replace|with|like|than|vs|versus|nights?|days?|is|does|do|are|how|plus|into|towards|love|tour)\s+(?:the\s+)?$|^$|[,&+/:>-]\s*$/i;

function wordsOf(text: string): Word[] {
  const words: Word[] = [];
  for (const match of text.matchAll(
    /(?:\b(?:St|Mt|Ft|Ste)\.(?= ?\p{Lu})|[\p{L}\p{M}\p{N}]+(?:['’.&-][\p{L}\p{M}\p{N}]+)*)/gu,
  )) {
    const start = match.index;
    const ahead = text.slice(0, start);
    words.push({
      text: match[0],
      start,
      end: start + match[0].length,
      capital: /^\p{Lu}/u.test(match[0]),
      opens: /(?:^|[.!?:;]|^["'(])\s*["'(]?$/u.test(ahead),
    });
  }
  return words;
}

const notNames = new Set(
  "I I'm I'd I'll I've We We're We'd We'll We've My Our It's USD EUR GBP JPY CAD AUD OK TV AM PM".split(' '),
);
const isPlainWord = (word: Word): boolean =>
  notNames.has(word.text) || ordinaryWords.has(word.text.toLowerCase());

/** Runs of words beside each other, joined by single spaces or nothing stranger. */
function joined(text: string, words: readonly Word[], from: number, count: number): string | null {
  const first = words[from];
  const last = words[from + count - 1];
  if (first === undefined || last === undefined) return null;
  for (let index = from; index < from + count - 1; index += 1) {
    if (!/^ ?$/.test(text.slice(words[index]!.end, words[index + 1]!.start))) return null;
  }
  return text.slice(first.start, last.end);
}

const sightAhead = /\b(?:visit|see|stay at|like)\s+(?:the\s+)?$/i;

interface Reader {
  atlas: Atlas;
  text: string;
  words: readonly Word[];
  lowerCase: boolean;
  known: Map<string, Found>;
}

type Found = ReturnType<Atlas['findPlace']>;
const MOST_REMEMBERED = 20_000;
const remembered = new WeakMap<Atlas, Map<string, Found>>();

/** Names looked up before: a search that finds nothing costs a millisecond. */
function namesKnown(atlas: Atlas): Map<string, Found> {
  let known = remembered.get(atlas);
  if (known === undefined || known.size > MOST_REMEMBERED) {
    known = new Map();
    remembered.set(atlas, known);
  }
  return known;
}

/** Codes ("per" for Peru) and names run together ("we are" for Weare) are not what lower-case words mean. */
function isNamed(surface: string, hit: PlaceHit): boolean {
  const asked = fold(surface);
  const name = fold(hit.name);
  if (surface.length <= 3 && surface !== surface.toUpperCase() && asked !== name) return false;
  if (!asked.includes(' ') || name === asked) return true;
  if (name === asked.replaceAll(' ', '')) return false;
  return !asked.split(' ').every((word) => ordinaryWords.has(word));
}

function exactMatch(reader: Reader, surface: string): Found {
  const cached = reader.known.get(surface);
  if (cached !== undefined) return cached;
  const found = reader.atlas.findPlace(surface.replace(/'s$/, ''));
  const exact = found !== null && found.hit.match === 'exact' && found.confidence >= 0.8;
  const good = exact && isNamed(surface, found.hit) ? found : null;
  reader.known.set(surface, good);
  return good;
}

/** "Split and Dubrovnik": an ordinary word that opens a list of names. */
const beginsList = (text: string, word: Word): boolean =>
  /^(?:,| and| &| >| to) \p{Lu}/u.test(text.slice(word.end));
const linking = /^(?:from|to|for|in|that|with|on|at|or|is|we|our|my|then|via|we'll|i'll|but|by)$/i;

/** Whether several words could be one name: no prepositions inside, "and" only in names known to have it. */
function isTogether(reader: Reader, run: readonly Word[]): boolean {
  const [first, last] = [run[0]!, run.at(-1)!];
  if (run.some(({ text, capital }) => linking.test(text) && !capital)) return false;
  const surface = run.map(({ text }) => text).join(' ');
  if (
    run.some(({ text }) => /^and$/i.test(text)) &&
    !isFamous(reader.atlas, surface) &&
    !(venueWords.test(last.text) && last.capital)
  )
    return false;
  if (reader.lowerCase || !run.some(({ capital }) => capital)) return true;
  if (!last.capital && isPlainWord(last)) return false;
  return first.capital || !isPlainWord(first) || /^the$/i.test(first.text);
}

const plainCities = /^(?:nice|bath|split|reading|mobile)$/;

const famousNames = new WeakMap<Atlas, Set<string>>();

/** The catalogue's cities and all countries, folded: known even in lower case amid other words. */
function isFamous(atlas: Atlas, word: string): boolean {
  let names = famousNames.get(atlas);
  if (names === undefined) {
    names = new Set([...atlas.catalogueCities(), ...atlas.countries()].map(({ name }) => fold(name)));
    famousNames.set(atlas, names);
  }
  return names.has(fold(word));
}

/** Whether it is worth asking the atlas for these words. */
function mayBeName(reader: Reader, index: number, count: number): boolean {
  const run = reader.words.slice(index, index + count);
  const first = run[0]!;
  const last = run.at(-1)!;
  if (particles.has(last.text.toLowerCase()) || notNames.has(first.text) || notNames.has(last.text))
    return false;
  if (particles.has(first.text.toLowerCase()) && count === 1) return false;
  const plain = run.every(isPlainWord);
  if (/^\d/.test(first.text) || (count > 1 && !isTogether(reader, run))) return false;
  if (count > 1 && last.text.length <= 3 && !last.capital && isPlainWord(last)) return false;
  if (count === 1 && plain)
    return first.capital
      ? !first.opens || beginsList(reader.text, first)
      : plainCities.test(first.text) || /^(?:europe|asia|wales|america|usa|uk)$/.test(first.text);
  if (run.some((word) => word.capital && !(word.opens && isPlainWord(word)))) return true;
  const ahead = reader.text.slice(0, first.start);
  if (isPlainWord(first) && !particles.has(first.text.toLowerCase()) && plain) return false;
  if (isPlainWord(last) && isPlainWord(first)) return false;
  const text = run.map((word) => word.text).join(' ');
  return isFamous(reader.atlas, text) || (reader.lowerCase ? count <= 4 : count <= 3 && leadIn.test(ahead));
}

function isAccepted(reader: Reader, index: number, count: number, hit: PlaceHit): boolean {
  const { words, text, lowerCase } = reader;
  const run = words.slice(index, index + count);
  const first = run[0]!;
  const ahead = text.slice(0, first.start);
  const named = run.some((word) => word.capital && !(lowerCase && word.opens));
  const plain = run.every(isPlainWord);
  const single = count === 1;
  if (
    /^\d+$/.test(first.text) ||
    (single && first.text.length < 3 && !/^(?:UK|US|LA|NY|DC|SF|HK)$/.test(first.text))
  )
    return false;
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
    return (
      named &&
      catalogued &&
      /\b(?:to|in|from|visit|visiting|via|near|and|around|departing|leaving|reach)\s*$|,\s*$/i.test(ahead)
    );
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
    leadIn.test(ahead) ||
    isFamous(reader.atlas, first.text) ||
    (lowerCase && (hit.inCatalogue || hit.kind === 'country' || hit.kind === 'region'))
  );
}

/** The run of capitalised words (with particles between) that begins here. */
function capitalRun(reader: Reader, from: number): number {
  const { words } = reader;
  let count = 0;
  for (let index = from; index < words.length; index += 1) {
    const word = words[index]!;
    if (count > 0 && joined(reader.text, words, from, index - from + 1) === null) break;
    if (word.capital && !notNames.has(word.text)) count = index - from + 1;
    else if (/^(?:No\.)?\d{1,4}$/.test(word.text) && count > 0) count = index - from + 1;
    else if (!(count > 0 && particles.has(word.text))) break;
  }
  return Math.min(count, 8);
}

function unknownName(reader: Reader, index: number): { count: number; venue: boolean } | null {
  const { words, text, lowerCase } = reader;
  const word = words[index]!;
  if (lowerCase || !word.capital || (isPlainWord(word) && word.opens)) return null;
  const count = capitalRun(reader, index);
  if (count === 0) return null;
  const surface = text.slice(word.start, words[index + count - 1]!.end);
  const ahead = text.slice(0, word.start);
  if (count > 1 && venueWords.test(surface)) return { count, venue: true };
  if (count > 1 && sightAhead.test(ahead)) return { count, venue: true };
  if (isPlainWord(word)) return null;
  if (/(?:\bto|\bfrom|\bin|\bvisit|\bvisiting|\bvia|\bdeparting|\bleaving|\bfor)\s+$/i.test(ahead))
    return { count, venue: false };
  return null;
}

function mentionAt(reader: Reader, index: number): { mention: Mention; count: number } | null {
  const { words, text } = reader;
  const whole = capitalRun(reader, index);
  let best: { mention: Mention; count: number } | null = null;
  for (let count = Math.min(MOST_WORDS, words.length - index); count > 0 && best === null; count -= 1) {
    const surface = joined(text, words, index, count);
    if (surface === null) continue;
    if (particles.has(surface.toLowerCase())) continue;
    const found = mayBeName(reader, index, count) ? exactMatch(reader, surface) : null;
    if (found === null || !isAccepted(reader, index, count, found.hit)) continue;
    const span = { start: words[index]!.start, end: words[index + count - 1]!.end };
    best = {
      mention: { ...span, surface, hit: found.hit, alternatives: found.alternatives, venue: false },
      count,
    };
  }
  const unknown = unknownName(reader, index);
  if (
    unknown !== null &&
    unknown.count > (best?.count ?? 0) &&
    (best === null || unknown.venue) &&
    !(
      best !== null &&
      !sightAhead.test(text.slice(0, words[index]!.start)) &&
      coveredByPlaces(reader, index, whole)
    )
  ) {
    const span = { start: words[index]!.start, end: words[index + unknown.count - 1]!.end };
    return {
      mention: {
        ...span,
        surface: text.slice(span.start, span.end),
        hit: null,
        alternatives: [],
        venue: unknown.venue,
      },
      count: unknown.count,
    };
  }
  return best;
}

function coveredByPlaces(reader: Reader, from: number, count: number): boolean {
  let index = from;
  while (index < from + count) {
    let step = 0;
    for (let length = Math.min(MOST_WORDS, from + count - index); length > 0 && step === 0; length -= 1) {
      const surface = joined(reader.text, reader.words, index, length);
      if (surface !== null && exactMatch(reader, surface) !== null) step = length;
    }
    if (step === 0) return false;
    index += step;
  }
  return true;
}

/** "the paris" in a list of unknown names: "to Bari, Otopeni" goes on after a comma. */
function continuesList(reader: Reader, mentions: readonly Mention[], index: number): Mention | null {
  const before = mentions.at(-1);
  const word = reader.words[index]!;
  if (before === undefined || before.venue || !word.capital || isPlainWord(word)) return null;
  if (!/^\s*(?:,|,? and|&)\s*$/.test(reader.text.slice(before.end, word.start))) return null;
  const count = capitalRun(reader, index);
  if (count === 0) return null;
  const end = reader.words[index + count - 1]!.end;
  const surface = reader.text.slice(word.start, end);
  return { start: word.start, end, surface, hit: null, alternatives: [], venue: venueWords.test(surface) };
}

/** Misspelt names after a word that wants a place: "in Barcelna". */
function misspelt(reader: Reader, index: number): Mention | null {
  const word = reader.words[index]!;
  if (word.text.length < 5 || isPlainWord(word) || /(?:ing|ed|ers?|ly)$/.test(word.text)) return null;
  if ((word.opens && reader.words.length > 9) || (!word.capital && !reader.lowerCase)) return null;
  if (
    !/(?:\bto|\bin|\bfrom|\bvisit|\bvisiting|\bnear|\baround|\band|,|^)\s*$/i.test(
      reader.text.slice(0, word.start),
    )
  )
    return null;
  const key = `~${word.text}`;
  const found = reader.known.has(key)
    ? (reader.known.get(key) ?? null)
    : reader.atlas.findPlace(word.text, { kinds: ['city', 'country', 'region'] });
  reader.known.set(key, found);
  if (found === null || found.hit.match !== 'fuzzy' || found.confidence < 0.66) return null;
  if (!found.hit.inCatalogue && found.hit.kind !== 'country') return null;
  return {
    start: word.start,
    end: word.end,
    surface: found.hit.name,
    hit: found.hit,
    alternatives: [],
    venue: false,
  };
}

/** Every place named in the text, in order: the longest names that the atlas knows, and capitalised names that it does not. */
export function readPlaces(text: string, atlas: Atlas): Mention[] {
  const words = wordsOf(text);
  const capitals = words.filter((word) => word.capital && !word.opens && !notNames.has(word.text)).length;
  const lowerCase = capitals === 0;
  const reader: Reader = { atlas, text, words, lowerCase, known: namesKnown(atlas) };
  const mentions: Mention[] = [];
  for (let index = 0; index < words.length;) {
    const found = mentionAt(reader, index);
    const unknown = found === null || (found.mention.hit === null && found.count === 1);
    const extra = unknown ? (misspelt(reader, index) ?? continuesList(reader, mentions, index)) : null;
    const mention = (found?.mention.hit === null ? extra : null) ?? found?.mention ?? extra;
    if (mention === null) index += 1;
    else {
      mentions.push(mention);
      const end = mention.end;
      while (index < words.length && words[index]!.start < end) index += 1;
    }
  }
  return mentions;
}
