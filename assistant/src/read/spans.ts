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

/** The words between two spans, or after one. */
export const between = (text: string, first: { end: number }, second: { start: number }): string =>
  text.slice(first.end, second.start);

export const labelled = (spans: readonly Placed[], ...labels: readonly SpanLabel[]): Placed[] =>
  spans.filter(({ label }) => labels.includes(label));
