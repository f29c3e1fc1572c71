import type { Marked, MarkedClause } from '@wayfare/reader';

/** Questions that are about one thing and are answered by themselves. */
const answered = /^ask\.(?!sights|where|trip|length|weather|other|eat|night|kids)/;
const whatToDo =
  /\b(?:what|where|which|how)\b.*\b(?:do|see|visit|go|eat|spend|fill)\b|\bideas? for\b|\bplan\b/i;
/** "Is 3 days enough for …" asks how long, and for nothing else. */
const enough = /\b(?:enough|too (?:long|short|much|little)|worth|how (?:long|many|much|far)|sufficient)\b/i;
const ofTrip = new Set(['diet', 'bed', 'like', 'dislike', 'pace', 'access', 'by', 'notby', 'length', 'nights']);

const placesOf = ({ spans }: MarkedClause) =>
  spans.filter(({ label }) => label === 'stop' || label === 'about' || label === 'maybe');
const hasLength = ({ spans }: MarkedClause) =>
  spans.some(({ label }) => label === 'length' || label === 'nights');

/** "What can I do in Oslo in 3 days?", "first Bonn for a night and then 2 nights in Ulm": a wish for a trip. */
function isRequest(clause: MarkedClause, others: readonly MarkedClause[]): boolean {
  if (!clause.act.startsWith('ask.') || answered.test(clause.act) || enough.test(clause.text)) return false;
  const places = placesOf(clause);
  if (places.length === 0) return false;
  if (places.length > 1 && hasLength(clause) && !clause.text.trim().endsWith('?')) return true;
  if (!whatToDo.test(clause.text)) return false;
  const isGoing = others.some((other) => placesOf(other).length > 0);
  const wishes = others.filter(({ act }) => act === 'plan').flatMap(({ spans }) => spans);
  return hasLength(clause) || (!isGoing && wishes.some(({ label }) => ofTrip.has(label)));
}

/** A question that tells where and how long one wishes to go, as the request that it is where no trip exists. */
export function asRequest(marked: Marked): Marked {
  const clauses = marked.clauses.map((clause) => {
    const others = marked.clauses.filter((other) => other !== clause);
    if (!isRequest(clause, others)) return clause;
    const spans = clause.spans.map((span) =>
      span.label === 'about' ? { ...span, label: 'stop' as const } : span,
    );
    return { ...clause, act: 'plan' as const, spans };
  });
  return { clauses };
}
