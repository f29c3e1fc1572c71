import type { Target } from '../corpus/target-of.ts';
import { acts, spanLabels } from '../labels.ts';

/* The tags that both halves of the reader learn: 0 is none, 1 + 2n begins label n, 2 + 2n goes on with it. */
const tagOf = (label: number, begins: boolean) => 1 + 2 * label + (begins ? 0 : 1);

export const spanTags = ({ spans }: Target): number[] =>
  spans.map((span) => (span === null ? 0 : tagOf(spanLabels.indexOf(span.label), span.begins)));

export const actTags = ({ clauses }: Target): number[] =>
  clauses.map(({ act, begins }) => tagOf(acts.indexOf(act), begins));
