/** A stretch of the text, from its first character to the one after its last. */
export interface Span {
  start: number;
  end: number;
}
