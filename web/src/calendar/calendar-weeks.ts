const mondayOf = (on: string) => addDays(on, -((new Date(`${on}T00:00:00Z`).getUTCDay() + 6) % 7));

/** The weeks, Monday first, that hold every date from one to another. */
export function calendarWeeks(from: string, to: string): string[][] {
  const first = mondayOf(from);
  const count = Math.floor(daysBetween(first, to) / 7) + 1;
  return Array.from({ length: count }, (_, week) =>
    Array.from({ length: 7 }, (_unused, day) => addDays(first, week * 7 + day)),
  );
}
import { addDays, daysBetween } from '@wayfare/almanac/local-date';
