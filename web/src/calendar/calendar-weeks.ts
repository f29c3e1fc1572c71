const startOfWeek = (on: string, weekStart: number) =>
  addDays(on, -((new Date(`${on}T00:00:00Z`).getUTCDay() + 7 - weekStart) % 7));

/** The weeks that hold every date from one to another; each begins on a weekday, 0 for Sunday. */
export function calendarWeeks(from: string, to: string, weekStart = 1): string[][] {
  const first = startOfWeek(from, weekStart);
  const count = Math.floor(daysBetween(first, to) / 7) + 1;
  return Array.from({ length: count }, (_, week) =>
    Array.from({ length: 7 }, (_unused, day) => addDays(first, week * 7 + day)),
  );
}
import { addDays, daysBetween } from '@wayfare/almanac/local-date';
