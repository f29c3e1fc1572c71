import type { Act, Marked, MarkedClause, MarkedSpan, Message, SpanLabel } from '@wayfare/reader';

/** How many things a clause has to name for what it does. */
const needs: Readonly<Partial<Record<Act, number>>> = {
  remove: 1,
  nights: 1,
  move: 1,
  order: 1,
  lock: 1,
  unlock: 1,
  replace: 2,
  swap: 2,
};
const named = new Set<SpanLabel>(
  'stop item see outing maybe not end base via like dislike event flight hotel day was'.split(
    ' ',
  ) as SpanLabel[],
);
const SURE = 0.9;
const SHORTEST = 3;

const isLetter = (sign: string | undefined) => sign !== undefined && /[\p{L}\p{N}]/u.test(sign);

/** Where a name stands in words as a whole, or -1. */
function placeIn(words: string, name: string): number {
  for (let at = words.indexOf(name); at >= 0; at = words.indexOf(name, at + 1))
    if (!isLetter(words[at - 1]) && !isLetter(words[at + name.length])) return at;
  return -1;
}

/** A clause with names of the trip in it that nothing was made of, where it lacks what it is about. */
function withNames(clause: MarkedClause, { stops, items }: NonNullable<Message['trip']>): MarkedClause {
  const lacks = (needs[clause.act] ?? 0) - clause.spans.filter(({ label }) => named.has(label)).length;
  if (lacks <= 0) return clause;
  const words = clause.text.toLowerCase();
  const isFree = (start: number, end: number, taken: readonly MarkedSpan[]) =>
    !taken.some((span) => span.start < end && span.end > start);
  const found: MarkedSpan[] = [];
  const look = (names: readonly string[], label: SpanLabel) => {
    for (const name of names) {
      const at = name.length < SHORTEST ? -1 : placeIn(words, name.toLowerCase());
      const [start, end] = [clause.start + at, clause.start + at + name.length];
      if (at < 0 || !isFree(start, end, [...clause.spans, ...found])) continue;
      const text = clause.text.slice(at, at + name.length);
      found.push({ label, start, end, text, confidence: SURE });
    }
  };
  look(items, 'item');
  look(stops, 'stop');
  if (found.length === 0 || found.length > lacks) return clause;
  const spans = [...clause.spans, ...found].toSorted((one, other) => one.start - other.start);
  return { ...clause, spans };
}

/** What the trip has by name is never overlooked where a wish would be about nothing without it. */
export const withOwnNames = ({ clauses }: Marked, { trip }: Message): Marked => ({
  clauses: trip === null ? clauses : clauses.map((clause) => withNames(clause, trip)),
});
