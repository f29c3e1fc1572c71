const longest = 64;
const rows = [new Uint8Array(longest + 1), new Uint8Array(longest + 1), new Uint8Array(longest + 1)] as const;

/** How well a query fits a name in spite of typos. */
export interface FuzzyFit {
  /** Insertions, deletions, changes, swapped neighbours; over `most` when it does not fit. */
  edits: number;
  /** How many bytes of the name the query covers. */
  covered: number;
}

/**
 * The least edits that turn the query into a beginning of the name `bytes[start, end)`. Stops early, with `edits` over
 * `most`, when that is certain.
 */
export function prefixDistance(
  query: Uint8Array,
  bytes: Uint8Array,
  start: number,
  end: number,
  most: number,
): FuzzyFit {
  const length = Math.min(query.length, longest);
  const width = Math.min(end - start, length + most);
  if (width < length - most) return { edits: most + 1, covered: 0 };
  let [before, above, current] = rows as [Uint8Array, Uint8Array, Uint8Array];
  for (let column = 0; column <= width; column += 1) above[column] = column;
  for (let row = 1; row <= length; row += 1) {
    const letter = query[row - 1];
    let least = row;
    current[0] = row;
    for (let column = 1; column <= width; column += 1) {
      const other = bytes[start + column - 1];
      const change = (above[column - 1] ?? 0) + (letter === other ? 0 : 1);
      let cost = Math.min(change, (above[column] ?? 0) + 1, (current[column - 1] ?? 0) + 1);
      const swapped =
        row > 1 && column > 1 && letter === bytes[start + column - 2] && query[row - 2] === other;
      if (swapped) cost = Math.min(cost, (before[column - 2] ?? 0) + 1);
      current[column] = cost;
      if (cost < least) least = cost;
    }
    if (least > most) return { edits: most + 1, covered: 0 };
    [before, above, current] = [above, current, before];
  }
  let best = { edits: above[width] ?? most + 1, covered: width };
  for (let column = width - 1; column >= 0; column -= 1) {
    const edits = above[column] ?? most + 1;
    if (edits < best.edits) best = { edits, covered: column };
  }
  return best;
}
