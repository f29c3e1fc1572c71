import type { Act, Marked, MarkedClause, MarkedSpan, SpanLabel } from '@wayfare/reader';
import { anyOf } from '../any-of.ts';
import { timeSaid } from '../time-wish-said.ts';
import { plainText } from '../words-in.ts';

const parting = /[,.;:!?\n]+|\b(?:and|(?<!anything )but|also|plus)\b/giu;
/** What is said of the trip itself, and never of a thing in it. */
const ofTrip = new Set<SpanLabel>(
  'stop origin end via base length nights dates start finish people adults kids money'.split(
    ' ',
  ) as SpanLabel[],
);
const partOfDay = anyOf(
  'first thing, sunset, sundown, dusk, golden hour, the morning, the afternoon, the evening, night',
);

/** The stretches of a clause between what parts them, as far as no mark reaches over it. */
function stretches({ text, start, spans }: MarkedClause): [from: number, to: number][] {
  const cuts = [...text.matchAll(parting)]
    .map(({ 0: sign, index }) => [start + index, start + index + sign.length] as const)
    .filter(([from, to]) => spans.every((span) => span.end <= from || span.start >= to));
  const froms = [start, ...cuts.map(([, to]) => to)];
  return froms.map((from, at) => [from, cuts[at]?.[0] ?? start + text.length]);
}

/** A part of the day that nobody marked. */
function withPart(clause: MarkedClause): MarkedClause {
  const { text, start, spans, confidence } = clause;
  const found = partOfDay.exec(plainText(text));
  const isMarked = spans.some(({ label }) => label === 'part' || label === 'hour');
  if (found === null || isMarked) return clause;
  const [from, to] = [start + found.index, start + found.index + found[0].length];
  if (spans.some((span) => span.start < to && span.end > from)) return clause;
  const part: MarkedSpan = {
    label: 'part',
    start: from,
    end: to,
    text: text.slice(found.index, found.index + found[0].length),
    confidence,
  };
  return { ...clause, spans: [...spans, part].toSorted((one, other) => one.start - other.start) };
}

const piece = (clause: MarkedClause, from: number, to: number): MarkedClause => ({
  ...clause,
  start: from,
  end: to,
  text: clause.text.slice(from - clause.start, to - clause.start),
  spans: clause.spans.filter(({ start, end }) => start >= from && end <= to),
});

const SURE = 0.5;
/** What stands with its day is said so plainly that no mark in it is doubted. */
const PLAIN = 0.7;
const goesOut = anyOf('trip, trips, excursion, excursions, outing');
/** A name that is hardly a stop, and no trip out of town, is a sight, where it is said when to see it. */
const withSights = (clause: MarkedClause): MarkedClause => ({
  ...clause,
  spans: clause.spans
    .filter(({ label, confidence }) => label === 'stop' || !ofTrip.has(label) || confidence >= SURE)
    .map((span) => {
      const isHardlyStop = span.label === 'stop' && span.confidence < SURE;
      const isInTown = span.label === 'outing' && !goesOut.test(plainText(clause.text));
      return isHardlyStop || isInTown ? { ...span, label: 'see' as const } : span;
    }),
});

const plainly = (clause: MarkedClause): MarkedClause => ({
  ...clause,
  confidence: Math.max(PLAIN, clause.confidence),
  spans: clause.spans.map((span) => ({ ...span, confidence: Math.max(PLAIN, span.confidence) })),
});

const sights = new Set<SpanLabel>(['see', 'item', 'outing']);

/** What a stretch does that is a wish about time; null for all others. */
function actOf(clause: MarkedClause): Act | null {
  const said = timeSaid(clause);
  const has = (...labels: readonly SpanLabel[]) => clause.spans.some(({ label }) => labels.includes(label));
  if (said?.says === 'rest') return 'rest';
  // "No early mornings" and "no more than three things a day" say how the whole trip is.
  if ((said?.says === 'slowMornings' && has('dislike')) || (said?.says === 'perDay' && has('pace')))
    return null;
  if (said !== null) return 'wish';
  if (clause.spans.some(({ label }) => sights.has(label)) && has('day', 'part')) return 'add';
  return has('dislike') && has('day') ? 'wish' : null;
}

function apart(clause: MarkedClause): MarkedClause[] {
  const isOfTrip = clause.act === 'plan' || clause.act === 'new' || clause.act === 'event';
  if (!isOfTrip || clause.spans.some(({ label }) => label === 'event')) return [clause];
  const result: MarkedClause[] = [];
  let open = clause.start;
  for (const [begin, to] of stretches(clause)) {
    const trip = clause.spans.filter(
      ({ label, start, end, confidence }) =>
        ofTrip.has(label) && confidence >= SURE && start >= begin && end <= to,
    );
    const from = Math.max(begin, ...trip.map(({ end }) => end));
    const own = withPart(withSights(piece(clause, from, to)));
    const act = actOf(own);
    if (act === null) continue;
    if (from > open) result.push(piece(clause, open, from));
    result.push({ ...plainly(own), act });
    open = to;
  }
  if (open < clause.end) result.push(piece(clause, open, clause.end));
  return result;
}

/** "Rome, 3 days, the Colosseum first, nap after lunch": each is a wish of its own within the request. */
export const withTimeWishesApart = ({ clauses }: Marked): Marked => ({ clauses: clauses.flatMap(apart) });

const known = new WeakMap<MarkedClause, boolean>();

/** Whether a clause is a wish about time that is done in the new trip once it stands; asked of each of its marks. */
export function isTimeWish(clause: MarkedClause): boolean {
  const before = known.get(clause);
  if (before !== undefined) return before;
  const { act } = clause;
  const is = !act.startsWith('ask.') && act !== 'plan' && act !== 'new' && actOf(clause) !== null;
  known.set(clause, is);
  return is;
}
