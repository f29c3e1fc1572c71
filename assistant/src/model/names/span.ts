/** A stretch of the text, from its first character to the one after its last. */
export interface Span {
  start: number;
  end: number;
}

/** The span of a match. */
export const spanOf = (match: RegExpMatchArray): Span => ({
  start: match.index ?? 0,
  end: (match.index ?? 0) + match[0].length,
});
