import type { Marked, MarkedClause } from '@wayfare/reader';
import { rightBefore } from './any-of.ts';

/** What no clause ends with: it goes on in the next. */
const open = rightBefore('for, on, in, at, of, the, a, an, anything, any day');

const isOpen = ({ text }: MarkedClause): boolean =>
  /\p{L}-$/u.test(text) || (open.test(text) && /[\p{L}\s]$/u.test(text));

/** Two clauses as one, which does what the surer of them does. */
const joined = (one: MarkedClause, other: MarkedClause): MarkedClause => ({
  act: one.confidence >= other.confidence ? one.act : other.act,
  confidence: Math.max(one.confidence, other.confidence),
  start: one.start,
  end: other.end,
  text: `${one.text.padEnd(other.start - one.start)}${other.text}`,
  spans: [...one.spans, ...other.spans],
});

/** "Leave the Louvre for" and "the morning of day 3" are one clause, wherever the reader parted them. */
export function joinBroken({ clauses }: Marked): Marked {
  const result: MarkedClause[] = [];
  for (const clause of clauses) {
    const last = result.at(-1);
    if (last !== undefined && isOpen(last)) result[result.length - 1] = joined(last, clause);
    else result.push(clause);
  }
  return { clauses: result };
}
