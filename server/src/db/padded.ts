/**
 * A list for `in (…)`, filled up to a power of two with its last value: a statement is compiled and kept by its text, and
 * lists of every length would make as many.
 */
export function padded<Value>(list: readonly Value[]): Value[] {
  if (list.length === 0) return [];
  const length = 2 ** Math.ceil(Math.log2(list.length));
  return [...list, ...Array<Value>(length - list.length).fill(list.at(-1)!)];
}
