/** A stretch of the text, from its first character to the one after its last. */
export interface Span {
  start: number;
  end: number;
}

/** Stands for each character of a stretch that was taken out. */
export const TAKEN = '\u0001';

/** Takes stretches out of a text without moving the rest, so that no later reading takes them for its own. */
export function blank(text: string, spans: readonly Span[]): string {
  let result = text;
  for (const { start, end } of spans) {
    result = result.slice(0, start) + TAKEN.repeat(end - start) + result.slice(end);
  }
  return result;
}

/** The span of a match. */
export const spanOf = (match: RegExpMatchArray): Span => ({
  start: match.index ?? 0,
  end: (match.index ?? 0) + match[0].length,
});

/** The sentence that holds a position, with the position where it begins. */
export function sentenceAt(text: string, position: number): { text: string; start: number } {
  const before = text.slice(0, position);
  const start = Math.max(
    ...[...before.matchAll(/[.!?;]\s+(?=[\p{L}\p{N}"'])|\n/gu)].map((one) => spanOf(one).end),
    0,
  );
  const rest = text.slice(position).search(/[.!?;](?:\s|$)/u);
  return { text: text.slice(start, rest < 0 ? text.length : position + rest + 1), start };
}
