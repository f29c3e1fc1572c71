import type { Atlas } from '@wayfare/atlas';
import type { Marked } from '@wayfare/reader';
import { composeReading } from '../read/first/compose-reading.ts';
import type { Reading } from '../read/reading.ts';
import { whichPlaces } from '../resolve/which-place.ts';

/** What is known of the reader beside the message. */
export interface ReaderContext {
  atlas: Atlas;
  /** Today where the reader is. */
  today: string;
  /** "en-GB"; where it is not known, money is in the currency of where one comes from. */
  locale: string | undefined;
  /** The currency of that locale. */
  currency: string;
}

const countryIn = (locale: string | undefined): string | undefined =>
  /[-_]([A-Za-z]{2})\b/.exec(locale ?? '')?.[1]?.toLowerCase();

/** Countries that write the month before the day. */
const monthFirst = new Set(['us', 'ph', 'pr']);

/** Whether 3/4 is the third of April to a reader of this locale. */
const isDayFirst = (locale: string | undefined): boolean => !monthFirst.has(countryIn(locale) ?? '');

/** The reading of a first request, its places settled by the atlas. */
export function readFirst(
  text: string,
  marked: Marked,
  { atlas, today, locale, currency }: ReaderContext,
): Reading {
  const homeCountry = countryIn(locale);
  return composeReading(text, marked, {
    today,
    dayFirst: isDayFirst(locale),
    currency: homeCountry === undefined ? null : currency,
    currencyOf: (code) => atlas.country(code)?.currencies[0],
    settle: (asked) => whichPlaces(atlas, asked, homeCountry === undefined ? {} : { homeCountry }),
  });
}
