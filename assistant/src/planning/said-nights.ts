import type { RoledMention } from '../read/reading.ts';
import type { Reading } from '../read/reading.ts';

/** The nights that were said for a place; nothing where none were. */
export function nightsOfStay(
  reading: Reading,
  mention: RoledMention,
  overlapping: boolean,
): number | undefined {
  const stay = reading.stays.find(
    (one) => one.mention.hit?.id === mention.hit?.id && one.mention.hit !== null,
  );
  if (stay === undefined) return undefined;
  if (stay.nights !== undefined) return stay.nights;
  return stay.days === undefined ? undefined : Math.max(0, stay.days - (overlapping ? 1 : 0));
}

/** Whether the days said for each city count the day of travel twice: then they sum to more than the whole. */
export function daysOverlap(reading: Reading): boolean {
  const days = reading.stays.map(({ days: count }) => count ?? 0);
  const sum = days.reduce((total, count) => total + count, 0);
  const total = reading.request.days;
  return reading.stays.length > 1 && total !== undefined && sum === total + reading.stays.length - 1;
}
