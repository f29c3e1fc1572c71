import { z } from 'zod';
import { limits } from './limits.ts';

const exactDateTime = /^(\d{4}-\d{2}-\d{2})T(\d{2}:\d{2}:\d{2}(?:\.\d{1,3})?Z?)$/;

const hasNoNull = (value: string) => !value.includes('\0');
const noNull = 'must not hold null characters (\\u0000)';

/** Any string that is sent here. Not every database takes null characters, and nobody types them. */
export const characters = z.string().refine(hasNoNull, noNull);

/**
 * Free text typed by a person, trimmed, at most `max` characters.
 * A client may turn every ISO date-time string of an answer into a date, so a text that is nothing but such a
 * string is kept with a space in place of its `T`: it reads the same and stays text.
 */
export const text = (max: number) =>
  characters
    .trim()
    .max(max)
    .overwrite((value) => value.replace(exactDateTime, '$1 $2'));

/** A text that must hold at least one character after trimming. */
export const requiredText = (max: number) => text(max).min(1);

const { earliestYear, latestYear } = limits;
const isInYears = (value: string) => {
  const year = Number(value.slice(0, 4));
  return year >= earliestYear && year <= latestYear;
};
const outsideYears = `must lie in the years ${earliestYear} to ${latestYear}`;

/** A date of a local calendar, `YYYY-MM-DD`, that exists. */
export const localDate = z.iso.date().refine(isInYears, outsideYears);

/** An instant as a client gives it: ISO 8601 with its offset. */
export const givenInstant = z.iso.datetime({ offset: true }).refine(isInYears, outsideYears);

/** An instant on the wire: ISO 8601 in UTC with milliseconds. Clients hold it as a `Date`. */
export const instant = z.iso.datetime().brand<'instant'>();
export type Instant = z.infer<typeof instant>;

/** Milliseconds since 1970 as an instant of the wire. */
export const toInstant = (epochMs: number) => new Date(epochMs).toISOString() as Instant;

/** An id made by a client inside a trip document (stop, leg, day, item): short and URL-safe. */
export const localId = z.string().regex(/^[A-Za-z0-9_-]{1,40}$/);

/** A trip's id: 128 random bits, base64url. */
export const tripId = z.string().regex(/^[A-Za-z0-9_-]{22}$/);

/** ISO 3166-1 alpha-2, lower case. */
export const countryCode = z.string().regex(/^[a-z]{2}$/);

/** ISO 4217, upper case. */
export const currencyCode = z.string().regex(/^[A-Z]{3}$/);

/** A path of this site, as a link to a page of it: whatever it holds, it leads nowhere else. */
export const sitePath = characters
  .max(limits.webAddressCharacters)
  .regex(/^\/(?![/\\])[^\s\\]*$/, 'must be a path of this site, such as /city-guide');

/** A web address a person may follow; only http and https. */
export const webAddress = z
  .url({ protocol: /^https?$/ })
  .max(limits.webAddressCharacters)
  .refine(hasNoNull, noNull);
