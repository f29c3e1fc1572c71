import type { Atlas } from '@wayfare/atlas';
import { fold } from '@wayfare/atlas';
import type { Marked, Message, Reader } from '@wayfare/reader';
import { gazetteerOf, openReader, weightsOf } from '@wayfare/reader';
import { placesNamed } from '../resolve/place-names.ts';
import { whichPlaces } from '../resolve/which-place.ts';
import type { DateContext } from './dates/read-dates-said.ts';
import { withDayWishesApart } from './first/day-wishes-apart.ts';
import { composeReading } from './first/compose-reading.ts';
import { withTimeWishesApart } from './first/time-wishes-apart.ts';
import { glossGerman, writtenIn } from './german/gloss.ts';
import { joinBroken } from './join-broken.ts';
import type { Language } from './language-of.ts';
import { languageOf } from './language-of.ts';
import { withOwnNames } from './own-names.ts';
import type { Reading } from './reading.ts';

/** What a message is read against. */
export interface ReadAgainst extends DateContext {
  atlas: Atlas;
  /** The currency of the reader's locale; null where that says none. */
  currency: string | null;
  homeCountry?: string | undefined;
  near: NonNullable<Parameters<typeof whichPlaces>[2]>['near'];
}

const opened = new WeakMap<Atlas, Partial<Record<Language, Reader>>>();

/** The readers over an atlas, each opened when a message of its language first comes. */
export function readerOver(atlas: Atlas): Reader {
  const readers = opened.get(atlas) ?? {};
  opened.set(atlas, readers);
  return {
    read(message) {
      const language = languageOf(message.text);
      readers[language] ??= openReader(gazetteerOf(atlas, language), weightsOf(language));
      return readers[language].read(message);
    },
  };
}

/** The stop of the trip that a name in another language means: "Florenz" is Florence; null for all other words. */
function stopMeant(atlas: Atlas, stops: readonly string[], name: string): string | null {
  if (stops.length === 0 || stops.includes(name)) return null;
  const same = placesNamed(atlas, { name, use: 'town', asWritten: true }).filter(
    ({ match }) => match === 'exact',
  );
  return stops.find((stop) => same.some((hit) => hit.name === stop)) ?? null;
}

/** The message with its trip's stops also as they are called in it, for a reader knows them only by name. */
function withStopsAsCalled(atlas: Atlas, message: Message): Message {
  const { text, trip } = message;
  if (trip === null || languageOf(text) === 'en') return message;
  const names = (text.match(/\p{Lu}[\p{L}-]{2,}/gu) ?? []).filter(
    (word) => stopMeant(atlas, trip.stops, word) !== null,
  );
  return { ...message, trip: { ...trip, stops: [...trip.stops, ...names] } };
}

/** Marks with words that the grammars know, whatever the language of the message is. */
export function understood(atlas: Atlas, message: Message, marked: Marked): { text: string; marked: Marked } {
  const { text, trip } = message;
  if (languageOf(text) === 'en') return { text, marked };
  const items = (trip?.items ?? []).map(fold);
  return glossGerman(text, marked, {
    isItem: (words) => items.some((name) => name.includes(fold(words))),
    stopOf: (name) => stopMeant(atlas, trip?.stops ?? [], name) ?? name,
  });
}

/** What was not taken up, in the words that were written. */
function asWritten(reading: Reading, { clauses }: Marked): Reading {
  const written = new Map(
    clauses.flatMap(({ spans }) => spans.map((span) => [span.text, writtenIn(span)] as const)),
  );
  const leftOut = (reading.leftOut ?? []).map((left) => ({
    ...left,
    words: written.get(left.words) ?? left.words,
  }));
  return { ...reading, leftOut };
}

/** A message with its marks, and what a request for a trip in it says. */
export function readText(
  message: Message,
  { atlas, near, homeCountry, ...context }: ReadAgainst,
): { marked: Marked; reading: Reading } {
  const { text, marked: said } = understood(
    atlas,
    message,
    readerOver(atlas).read(withStopsAsCalled(atlas, message)),
  );
  const named = joinBroken(withOwnNames(said, message));
  const marked = withDayWishesApart(message.trip === null ? withTimeWishesApart(named) : named);
  const reading = composeReading(text, marked, {
    ...context,
    settle: (asked) =>
      whichPlaces(atlas, asked, { ...(near && { near }), ...(homeCountry !== undefined && { homeCountry }) }),
    currencyOf: (code) => atlas.country(code)?.currencies[0],
  });
  return { marked, reading: asWritten(reading, marked) };
}

/** What a request for a trip says, read by itself. */
export const readRequest = (
  message: string,
  { atlas, today, currency = null }: { atlas: Atlas; today: string; currency?: string | null },
): Reading =>
  readText(
    { text: message.normalize('NFC'), trip: null },
    { atlas, today, currency, dayFirst: true, near: [] },
  ).reading;
