import type { Marked, MarkedClause, MarkedSpan } from '@wayfare/reader';

const things = new Set(['see', 'item', 'like']);
/** What may stand between a sight and its day. */
const link = /^[\s,:–-]*(?:(?:on|for|in|the|definitely|only|at) ?)*[\s:–-]*$/i;

/** A sight with the day right beside it. */
function pairIn({ spans, text, start }: MarkedClause): [MarkedSpan, MarkedSpan] | null {
  for (const [index, one] of spans.entries()) {
    const next = spans[index + 1];
    if (next === undefined) continue;
    const isPair =
      (things.has(one.label) && next.label === 'day') || (one.label === 'day' && things.has(next.label));
    const between = text.slice(one.end - start, next.start - start);
    if (isPair && link.test(between)) return [one, next];
  }
  return null;
}

const part = (clause: MarkedClause, from: number, to: number, act = clause.act): MarkedClause => ({
  ...clause,
  act,
  start: from,
  end: to,
  text: clause.text.slice(from - clause.start, to - clause.start),
  spans: clause.spans.filter(({ start, end }) => start >= from && end <= to),
});

function apart(clause: MarkedClause): MarkedClause[] {
  const pair = clause.act === 'plan' || clause.act === 'new' ? pairIn(clause) : null;
  if (pair === null) return [clause];
  const [{ start }, { end }] = pair;
  return [
    ...(start > clause.start ? [part(clause, clause.start, start)] : []),
    part(clause, start, end, 'add'),
    ...(end < clause.end ? apart(part(clause, end, clause.end)) : []),
  ];
}

/** "Rome, 3 days, Colosseum on day 1": the sight and its day are a wish of their own within the request. */
export const withDayWishesApart = ({ clauses }: Marked): Marked => ({ clauses: clauses.flatMap(apart) });
