import { tokensOf } from './words-in.ts';
import type { Marked, MarkedClause, MarkedSpan, SpanLabel } from '@wayfare/reader';

/** A span with the clause it stands in. */
export interface Placed extends MarkedSpan {
  clause: MarkedClause;
}

/** All spans of a message in order. What was taken back by the writer is not among them. */
export const spansOf = (marked: Marked): Placed[] =>
  marked.clauses.flatMap((clause) =>
    clause.spans.filter(({ label }) => label !== 'was').map((span) => ({ ...span, clause })),
  );

/** Words that a wish may begin or end with, and that say nothing alone. */
const empty = new Set(
  'a an the and or of in on at to for about around up mostly also just some with my our is'.split(' '),
);

/** Whether words say anything by themselves. */
export const isEmpty = (text: string): boolean =>
  tokensOf(text).every((word) => empty.has(word) || !/[\p{L}\p{N}]/u.test(word));

/** Spans of one label that stand side by side as one: "24 to" and "29 May". */
export function joined(spans: readonly Placed[], most = 6): Placed[] {
  const result: Placed[] = [];
  for (const span of spans) {
    const last = result.at(-1);
    const isBeside = last?.clause === span.clause && span.start - last.end <= most;
    const { clause } = span;
    const text = isBeside ? clause.text.slice(last.start - clause.start, span.end - clause.start) : '';
    if (isBeside && !/[.;!?\n]\s/.test(text)) result[result.length - 1] = { ...last, end: span.end, text };
    else result.push(span);
  }
  return result;
}

/** The words between two spans, or after one. */
export const between = (text: string, first: { end: number }, second: { start: number }): string =>
  text.slice(first.end, second.start);

export const labelled = (spans: readonly Placed[], ...labels: readonly SpanLabel[]): Placed[] =>
  spans.filter(({ label }) => labels.includes(label));
