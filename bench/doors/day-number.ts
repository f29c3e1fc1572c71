/** A date as the count of days since 1970-01-01, so that days are added and compared as numbers. */
export type DayNumber = number;

const DAY_MS = 86_400_000;
const pad = (value: number) => String(value).padStart(2, '0');

export const dayOf = (year: number, month: number, day: number): DayNumber =>
  Date.UTC(year, month - 1, day) / DAY_MS;

/** Reads `2026-12-25`. */
export function readDay(on: string): DayNumber {
  const [year, month, day] = on.split('-').map(Number) as [number, number, number];
  return dayOf(year, month, day);
}

/** Year, month and day of a day. */
export function partsOf(day: DayNumber): { year: number; month: number; date: number } {
  const at = new Date(day * DAY_MS);
  return { year: at.getUTCFullYear(), month: at.getUTCMonth() + 1, date: at.getUTCDate() };
}

/** Writes `2026-12-25`. */
export function writeDay(day: DayNumber): string {
  const { year, month, date } = partsOf(day);
  return `${year}-${pad(month)}-${pad(date)}`;
}

export const weekdays = ['Mo', 'Tu', 'We', 'Th', 'Fr', 'Sa', 'Su'] as const;

/** 0 is Monday. The day numbered 0 was a Thursday. */
export const weekdayOf = (day: DayNumber): number => (((day + 3) % 7) + 7) % 7;
