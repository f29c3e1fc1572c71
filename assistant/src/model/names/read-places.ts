import type { Atlas, PlaceHit } from '@wayfare/atlas';
import { endsWithAny } from '../../read/any-of.ts';
import type { Reader } from './name-lookup.ts';
import { exactMatch, isAccepted, mayBeName, namesakes, namesKnown } from './name-lookup.ts';
import { airportCalled } from './airport-names.ts';
import { hasVenueWord } from './ordinary-words.ts';
import type { Span } from './span.ts';
import { aheadOf, isParticle, isPlainWord, joined, notNames, particles, wordsOf } from './words-of.ts';

/**
 * A place named in the text. Without a hit the atlas does not know it and the words are the traveller's own, or it is
 * one of the alternatives, which the places beside it tell apart.
 */
export interface Mention extends Span {
  surface: string;
  hit: PlaceHit | null;
  alternatives: readonly PlaceHit[];
  /** A capitalised name with a sight's or hotel's word in it that the atlas does not know. */
  venue: boolean;
}

const MOST_WORDS = 6;
const LONGEST_RUN = 8;
const MOST_LOOK_UPS = 80;
const leadsToPlace = endsWithAny('to, from, in, visit, visiting, via, departing, leaving, for, make');
const sightAhead = /\b(?:visit|see|stay at|like)\s+(?:the\s+)?$/i;

/** The run of capitalised words (with particles between) that begins here. */
function capitalRun(reader: Reader, from: number): number {
  const { words } = reader;
  let count = 0;
  for (let index = from; index < Math.min(words.length, from + LONGEST_RUN); index += 1) {
    const word = words[index]!;
    if (count > 0 && joined(reader.text, words, from, index - from + 1) === null) break;
    if (word.capital && !notNames.has(word.text)) count = index - from + 1;
    else if (/^(?:No\.)?\d{1,4}$/.test(word.text) && count > 0) count = index - from + 1;
    else if (!(count > 0 && particles.has(word.text))) break;
  }
  return count;
}

/** "Monterey and Los Angeles": a run of capitals ends where an "and" parts two names of their own. */
function oneName(reader: Reader, from: number, count: number): number {
  const surface = (first: number, last: number): string | null =>
    joined(reader.text, reader.words, first, last - first);
  for (let at = from + 1; at < from + count - 1; at += 1) {
    if (reader.words[at]!.text !== 'and') continue;
    const [before, after] = [surface(from, at), surface(at + 1, from + count)];
    if (before !== null && namesakes(reader, before).length > 0) return at - from;
    if (after !== null && exactMatch(reader, after) !== null) return at - from;
  }
  return count;
}

function unknownName(reader: Reader, index: number): { count: number; venue: boolean } | null {
  const { words, text, lowerCase } = reader;
  const word = words[index]!;
  if (lowerCase || !word.capital || (isPlainWord(word) && word.opens)) return null;
  const count = oneName(reader, index, capitalRun(reader, index));
  if (count === 0) return null;
  const surface = text.slice(word.start, words[index + count - 1]!.end);
  const ahead = aheadOf(text, word.start);
  if (count > 1 && hasVenueWord(surface)) return { count, venue: true };
  if (count > 1 && sightAhead.test(ahead)) return { count, venue: true };
  if (isPlainWord(word)) return null;
  const behind = text.slice(words[index + count - 1]!.end);
  if (word.opens && /^, \p{Lu}/u.test(behind)) return { count, venue: false };
  if (leadsToPlace.test(ahead)) return { count, venue: false };
  return null;
}

/** "Ha Long Bay" is a region, and a sight of that name in it. */
function sightsCalled({ atlas }: Reader, surface: string, { kind }: PlaceHit): PlaceHit[] {
  if (kind !== 'region') return [];
  const found = atlas.findPlace(surface, { kinds: ['attraction'] });
  return found?.hit.match === 'exact' ? [found.hit] : [];
}

/** What stands before an airport that is called by one word. */
const airportLead = /(?:^|\b(?:from|to|at|near|via|into|is|between|and)\s+)$/i;

/** "From Heathrow": an airport by one word of its name, where that is no part of a longer one. */
function airportAt(reader: Reader, index: number): Mention | null {
  const { atlas, text, words, lowerCase } = reader;
  const word = words[index]!;
  const next = words[index + 1];
  const isOpen = airportLead.test(aheadOf(text, word.start)) && !isPlainWord(word);
  if (!isOpen || !(word.capital || lowerCase) || (next?.capital === true && !isPlainWord(next))) return null;
  const surface = word.text.replace(/'s$/, '');
  const hit = airportCalled(atlas, surface, exactMatch(reader, surface)?.hit ?? null);
  const { start, end } = word;
  return hit === null ? null : { start, end, surface, hit, alternatives: [], venue: false };
}

function mentionAt(reader: Reader, index: number): { mention: Mention; count: number } | null {
  const { words, text } = reader;
  const whole = capitalRun(reader, index);
  const airport = whole <= 1 ? airportAt(reader, index) : null;
  if (airport !== null) return { mention: airport, count: 1 };
  let best: { mention: Mention; count: number } | null = null;
  for (let count = Math.min(MOST_WORDS, words.length - index); count > 0 && best === null; count -= 1) {
    const surface = joined(text, words, index, count);
    if (surface === null) continue;
    if (isParticle({ text: surface })) continue;
    const found = mayBeName(reader, index, count) ? exactMatch(reader, surface) : null;
    if (found === null || !isAccepted(reader, index, count, found.hit)) continue;
    const span = { start: words[index]!.start, end: words[index + count - 1]!.end };
    const alternatives = [...found.alternatives, ...sightsCalled(reader, surface, found.hit)];
    best = { mention: { ...span, surface, hit: found.hit, alternatives, venue: false }, count };
  }
  const unknown = unknownName(reader, index);
  if (
    unknown !== null &&
    unknown.count > (best?.count ?? 0) &&
    (best === null || unknown.venue) &&
    !(
      best !== null &&
      !sightAhead.test(aheadOf(text, words[index]!.start)) &&
      coveredByPlaces(reader, index, whole)
    )
  ) {
    const span = { start: words[index]!.start, end: words[index + unknown.count - 1]!.end };
    const surface = text.slice(span.start, span.end);
    const alternatives = namesakes(reader, surface);
    return {
      mention: { ...span, surface, hit: null, alternatives, venue: unknown.venue },
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
  const count = oneName(reader, index, capitalRun(reader, index));
  if (count === 0) return null;
  const end = reader.words[index + count - 1]!.end;
  const surface = reader.text.slice(word.start, end);
  const alternatives = namesakes(reader, surface);
  return { start: word.start, end, surface, hit: null, alternatives, venue: hasVenueWord(surface) };
}

/** A letter left out at most, and the first one right: "jpan". */
const beginsAlike = (word: string, name: string): boolean =>
  word.charAt(0).toLowerCase() === name.charAt(0).toLowerCase() && name.length - word.length === 1;

/** Misspelt names after a word that wants a place: "in Barcelna". */
function misspelt(reader: Reader, index: number): Mention | null {
  const word = reader.words[index]!;
  if (word.text.length < 4 || isPlainWord(word) || /(?:ing|ed|ers?|ly)$/.test(word.text)) return null;
  if ((word.opens && reader.words.length > 9) || (!word.capital && !reader.lowerCase)) return null;
  if (
    !/(?:\bto|\bin|\bfrom|\bvisit|\bvisiting|\bnear|\baround|\band|,|^)\s*$/i.test(
      aheadOf(reader.text, word.start),
    )
  )
    return null;
  const key = `~${word.text}`;
  if (!reader.known.has(key)) reader.lookUpsLeft -= 1;
  if (reader.lookUpsLeft < 0) return null;
  const found = reader.known.has(key)
    ? (reader.known.get(key) ?? null)
    : reader.atlas.findPlace(word.text, { kinds: ['city', 'country', 'region'] });
  reader.known.set(key, found);
  if (found === null || found.hit.match !== 'fuzzy') return null;
  const short = word.text.length < 5;
  if (short && !(found.hit.kind === 'country' && beginsAlike(word.text, found.hit.name))) return null;
  if (found.confidence < (short ? 0.5 : 0.66)) return null;
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
  const reader: Reader = {
    atlas,
    text,
    words,
    lowerCase,
    known: namesKnown(atlas),
    lookUpsLeft: MOST_LOOK_UPS,
  };
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
