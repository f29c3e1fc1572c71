/** A copy of `list` with `value` put in at `index`; the caller has checked that 0 ≤ index ≤ length. */
export const withInserted = <Value>(list: readonly Value[], index: number, value: Value): Value[] => [
  ...list.slice(0, index),
  value,
  ...list.slice(index),
];

/** A copy of `list` without the entry at `index`. */
export const withoutIndex = <Value>(list: readonly Value[], index: number): Value[] => [
  ...list.slice(0, index),
  ...list.slice(index + 1),
];

/** A copy of `list` with the entry at `index` replaced. */
export const withReplaced = <Value>(list: readonly Value[], index: number, value: Value): Value[] =>
  list.map((old, at) => (at === index ? value : old));

/** Whether `index` is a whole number between 0 and `last`, both included. */
export const isIndex = (index: number, last: number): boolean =>
  Number.isInteger(index) && index >= 0 && index <= last;

/** The first id that stands twice in `ids`, or null. */
export function repeatedId(ids: Iterable<string>): string | null {
  const seen = new Set<string>();
  for (const id of ids) {
    if (seen.has(id)) return id;
    seen.add(id);
  }
  return null;
}
