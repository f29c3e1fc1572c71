import { joinWords } from './words.ts';

const before = (month: number) => ((month + 10) % 12) + 1;
const after = (month: number) => (month % 12) + 1;

/** Months (1 to 12) as one says them, over the turn of the year too: `March to May, October and November`. */
export function monthSpans(months: readonly number[], nameOf: (month: number) => string): string {
  const all = new Set(months);
  if (all.size === 12) return `${nameOf(1)} to ${nameOf(12)}`;
  const starts = [...all].filter((month) => !all.has(before(month))).toSorted((one, other) => one - other);
  const spans = starts.flatMap((start) => {
    let end = start;
    while (all.has(after(end))) end = after(end);
    if (end === start) return [nameOf(start)];
    return after(start) === end ? [nameOf(start), nameOf(end)] : [`${nameOf(start)} to ${nameOf(end)}`];
  });
  return joinWords(spans);
}
