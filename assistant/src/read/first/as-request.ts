import type { Marked, MarkedClause, MarkedSpan } from '@wayfare/reader';
import { anyOf } from '../any-of.ts';

/** Questions that are about one thing and are answered by themselves. */
const answered = /^ask\.(?!sights|where|trip|length|weather|other|eat|night|kids)/;
const whatToDo = /\b(?:what|where|which|how)\b.*\b(?:do|see|visit|go|eat|spend|fill)\b/i;
const ideas = anyOf('idea for, ideas for, plan');
/** "Is 3 days enough for …" asks how long, and for nothing else. */
const enough =
  anyOf(`enough, too long, too short, too much, too little, worth, how long, how many, how much, how far,
  sufficient`);
/** "5 days in Oslo" asks for nothing but a trip. */
const asking =
  anyOf(`what, how, when, where, which, why, who, is, are, do, does, should, can, could, would, will, any, tell,
  weather, rain, cost*, price*, visa*, passport*, insurance, currency, cash, tip*, plug*, adapter*, safe, temperature,
  difference, distance, sim, vaccin*, language, hours, ticket*`);
const ofTrip = new Set([
  'diet',
  'bed',
  'like',
  'dislike',
  'pace',
  'access',
  'by',
  'notby',
  'length',
  'nights',
]);

/** These are read as events though nobody marked them so. */
const feast = /\bmarr(?:y|ie)/i;
const eventful = new Set(['event', 'hour', 'flight', 'meet']);
const SURE_EVENT = 0.95;
const UNSURE = 0.6;

const placesOf = ({ spans }: MarkedClause) =>
  spans.filter(({ label }) => label === 'stop' || label === 'about' || label === 'maybe');
const hasLength = ({ spans }: MarkedClause) =>
  spans.some(({ label }) => label === 'length' || label === 'nights');

const SHORT = 5;
const ofTime = new Set(['dates', 'start', 'length', 'nights']);

/** "What can I do in Oslo in 3 days?", "first Bonn for a night and then 2 nights in Ulm": a wish for a trip. */
function isRequest(clause: MarkedClause, others: readonly MarkedClause[]): boolean {
  if (!clause.act.startsWith('ask.') || enough.test(clause.text)) return false;
  const places = placesOf(clause);
  const isAsked = clause.text.trim().endsWith('?') || asking.test(clause.text);
  if (!isAsked && hasLength(clause) && (places.length > 0 || clause.act === 'ask.length')) return true;
  if (!isAsked && places.length > 0 && others.some(hasLength)) return true;
  // "Easter in Seville", "a weekend in Lisbon": hardly a question, and nothing else.
  const isShort =
    clause.text.trim().split(/\s+/).length <= SHORT || clause.spans.some(({ label }) => ofTime.has(label));
  if (!isAsked && places.length > 0 && others.length === 0 && clause.confidence < UNSURE && isShort)
    return true;
  if (places.length === 0 || answered.test(clause.act)) return false;
  if (!whatToDo.test(clause.text) && !ideas.test(clause.text)) return false;
  const isGoing = others.some((other) => placesOf(other).length > 0);
  const wishes = others.filter(({ act }) => act === 'plan').flatMap(({ spans }) => spans);
  return hasLength(clause) || (!isGoing && wishes.some(({ label }) => ofTrip.has(label)));
}

/** "From Munich to Venice": a town one comes from, not an airport. */
const fromAirport = (span: MarkedSpan, { text, start }: MarkedClause): MarkedSpan =>
  span.label === 'airport' && /\bfrom\s+$/i.test(text.slice(0, span.start - start))
    ? { ...span, label: 'origin' }
    : span;

const isDateOnly = ({ act, spans }: MarkedClause) =>
  act === 'event' && spans.length > 0 && !spans.some(({ label }) => eventful.has(label));

/** An event whose day was told before. */
const isUndated = ({ act, spans }: MarkedClause) =>
  act === 'event' &&
  spans.some(({ label }) => label === 'event') &&
  !spans.some(({ label }) => ['dates', 'day', 'start'].includes(label));

const dated = ({ spans }: MarkedClause) =>
  spans.filter(({ label }) => label === 'dates' || label === 'start');
/** "My cousin gets married on 11 September. Thinking 8th to 15th": the day of the feast, not of the trip. */
const isFeast = (clause: MarkedClause, others: readonly MarkedClause[]) =>
  clause.act === 'plan' &&
  clause.confidence < UNSURE &&
  feast.test(clause.text) &&
  dated(clause).length === 1 &&
  others.some((other) => dated(other).length > 0);

/** "Between day 12 and day 13" is a part of the trip. */
const isNumbered = ({ label, text }: MarkedSpan): boolean => label === 'day' && /\bday \d/i.test(text);

/** What is dated in it is the trip itself, for it names nothing that takes place. */
const isTripItself = ({ act, confidence, text, spans }: MarkedClause, others: readonly MarkedClause[]) =>
  !(others.some(isUndated) && !others.some(isDateOnly)) &&
  act === 'event' &&
  confidence < SURE_EVENT &&
  !feast.test(text) &&
  !spans.some((span) => eventful.has(span.label) || isNumbered(span));

/** A question that tells where and how long one wishes to go, as the request that it is where no trip exists. */
export function asRequest(marked: Marked): Marked {
  const clauses = marked.clauses.map((clause) => {
    const others = marked.clauses.filter((other) => other !== clause);
    // What the trip may cost is said of the trip, however it is said.
    const isCost = placesOf(clause).length === 0 && clause.spans.some(({ label }) => label === 'money');
    if (clause.act === 'chat' && isCost) return { ...clause, act: 'plan' as const };
    if (isFeast(clause, others)) return { ...clause, act: 'event' as const };
    if (isTripItself(clause, others)) return { ...clause, act: 'plan' as const };
    if (!isRequest(clause, others)) return clause;
    const spans = clause.spans.map((span) =>
      span.label === 'about' ? { ...span, label: 'stop' as const } : fromAirport(span, clause),
    );
    return { ...clause, act: 'plan' as const, spans };
  });
  return { clauses };
}
