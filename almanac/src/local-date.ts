const MILLISECONDS_PER_DAY = 86_400_000;

/** Days since 1970-01-01 of a local date `YYYY-MM-DD`; NaN when it is no date. */
export function dayNumber(on: string): number {
  const match = /^(\d{4})-(\d{2})-(\d{2})$/.exec(on);
  if (match === null) return Number.NaN;
  const number = Date.UTC(Number(match[1]), Number(match[2]) - 1, Number(match[3])) / MILLISECONDS_PER_DAY;
  return fromDayNumber(number) === on ? number : Number.NaN;
}

/** The local date of a day number. */
export function fromDayNumber(number: number): string {
  return new Date(number * MILLISECONDS_PER_DAY).toISOString().slice(0, 10);
}

/** The local date `days` days after `on` (before it when negative). */
export const addDays = (on: string, days: number): string => fromDayNumber(dayNumber(on) + days);

/** How many days lie from `from` to `to`; NaN when either is no date. */
export const daysBetween = (from: string, to: string): number => dayNumber(to) - dayNumber(from);

/** 0 for Monday to 6 for Sunday. */
export const weekdayOf = (on: string): number => (((dayNumber(on) + 3) % 7) + 7) % 7;

/** A date of the calendar (months 1–12), or null where there is none such. */
export function dateOf(year: number, month: number, day: number): string | null {
  const on = [
    String(year).padStart(4, '0'),
    ...[month, day].map((part) => String(part).padStart(2, '0')),
  ].join('-');
  return Number.isNaN(dayNumber(on)) ? null : on;
}
