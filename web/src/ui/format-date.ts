import { readerLocale } from './page-data.ts';
import { readerChoices } from './reader-choices.ts';

const toUtc = (on: string) => Date.parse(`${on}T00:00:00Z`);

/** Today's date where the reader is. */
export function todayOn(now = new Date()) {
  const two = (value: number) => String(value).padStart(2, '0');
  return `${now.getFullYear()}-${two(now.getMonth() + 1)}-${two(now.getDate())}`;
}

const formatters = new Map<string, Intl.DateTimeFormat>();

/** Making a formatter costs far more than using it, and a long plan shows hundreds of times. */
function formatter(options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  const locale = readerLocale();
  const key = `${locale} ${JSON.stringify(options)}`;
  const known = formatters.get(key);
  if (known) return known;
  const made = new Intl.DateTimeFormat(locale, { timeZone: 'UTC', ...options });
  formatters.set(key, made);
  return made;
}

/** A local date in the reader's locale: `Fri, 1 May`. */
export const formatDay = (on: string) =>
  formatter({ weekday: 'short', day: 'numeric', month: 'short' }).format(toUtc(on));

/** A local date with its year, in the reader's locale: `12 May 2026`. */
export const formatDate = (on: string) =>
  formatter({ day: 'numeric', month: 'long', year: 'numeric' }).format(toUtc(on));

/** The weekday of a local date, and the date: `Fri`, `1 May`. */
export const weekdayAndDate = (on: string) =>
  [
    formatter({ weekday: 'short' }).format(toUtc(on)),
    formatter({ day: 'numeric', month: 'short' }).format(toUtc(on)),
  ] as const;

/** Server and browser put other spaces round the dash of a range, and a page that is taken over must say the same as before. */
const plainSpaces = (text: string) => text.replaceAll(/[\u2009\u202f]/g, ' ');

const range = (options: Intl.DateTimeFormatOptions, from: string, to: string) =>
  plainSpaces(formatter(options).formatRange(toUtc(from), toUtc(to)));

/** From one local date to another, as short as the locale allows: `1 – 8 May 2026`. */
export const formatRange = (from: string, to: string) =>
  range({ day: 'numeric', month: 'short', year: 'numeric' }, from, to);

/** The same without the year, where there is little room: `1 – 8 May`. */
export const formatSpan = (from: string, to: string) => range({ day: 'numeric', month: 'short' }, from, to);

/** The reader's clock, for whoever formats an hour. */
export const hourCycle = () => (readerChoices().clock === '12' ? 'h12' : 'h23');

/** Minutes after midnight as a time of day in the reader's locale. */
export const formatMinute = (minute: number) =>
  formatter({ hour: 'numeric', minute: '2-digit', hourCycle: hourCycle() }).format((minute % 1440) * 60_000);

/** An instant, near ones in words: `5 minutes ago`. */
export function formatAgo(at: Date, now = Date.now()) {
  const seconds = Math.round((at.getTime() - now) / 1000);
  const words = new Intl.RelativeTimeFormat(readerLocale(), { numeric: 'auto' });
  if (Math.abs(seconds) < 60) return words.format(0, 'minute');
  if (Math.abs(seconds) < 3600) return words.format(Math.round(seconds / 60), 'minute');
  if (Math.abs(seconds) < 86_400) return words.format(Math.round(seconds / 3600), 'hour');
  if (Math.abs(seconds) < 30 * 86_400) return words.format(Math.round(seconds / 86_400), 'day');
  return new Intl.DateTimeFormat(readerLocale(), { dateStyle: 'medium' }).format(at);
}

/** The names of the months, short unless told. */
export const monthNames = (month: 'short' | 'long' = 'short') =>
  Array.from({ length: 12 }, (_, index) => formatter({ month }).format(Date.UTC(2024, index, 1)));

/** Monday first. */
export const weekdayNames = () =>
  Array.from({ length: 7 }, (_, index) =>
    formatter({ weekday: 'long' }).format(Date.UTC(2024, 0, 1 + index)),
  );
