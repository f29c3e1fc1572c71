import type { Atlas } from '@wayfare/atlas';
import type { Marked, Message } from '@wayfare/reader';
import { gazetteerOf, openReader } from '@wayfare/reader';
import { whichPlaces } from '../resolve/which-place.ts';
import type { DateContext } from './dates/read-dates-said.ts';
import { withDayWishesApart } from './first/day-wishes-apart.ts';
import { composeReading } from './first/compose-reading.ts';
import type { Reading } from './reading.ts';

/** What a message is read against. */
export interface ReadAgainst extends DateContext {
  atlas: Atlas;
  /** The currency of the reader's locale; null where that says none. */
  currency: string | null;
  homeCountry?: string | undefined;
  near: NonNullable<Parameters<typeof whichPlaces>[2]>['near'];
}

const readers = new WeakMap<Atlas, ReturnType<typeof openReader>>();

/** The reader over an atlas, opened when it is first needed. */
export function readerOver(atlas: Atlas): ReturnType<typeof openReader> {
  const held = readers.get(atlas) ?? openReader(gazetteerOf(atlas));
  readers.set(atlas, held);
  return held;
}

/** A message with its marks, and what a request for a trip in it says. */
export function readText(
  message: Message,
  { atlas, near, homeCountry, ...context }: ReadAgainst,
): { marked: Marked; reading: Reading } {
  const marked = withDayWishesApart(readerOver(atlas).read(message));
  const reading = composeReading(message.text, marked, {
    ...context,
    settle: (asked) =>
      whichPlaces(atlas, asked, { ...(near && { near }), ...(homeCountry !== undefined && { homeCountry }) }),
    currencyOf: (code) => atlas.country(code)?.currencies[0],
  });
  return { marked, reading };
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
