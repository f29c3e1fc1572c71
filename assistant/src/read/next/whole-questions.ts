import { listed } from '../any-of.ts';
import type { Marked, MarkedClause, SpanLabel } from '@wayfare/reader';

/** A reading that is hardly more than a guess. */
const UNSURE = 0.45;
const notOurs = new Set<MarkedClause['act']>(['offtopic', 'nonsense', 'abuse']);
const changes = new Set<MarkedClause['act']>([
  'add',
  'remove',
  'replace',
  'move',
  'swap',
  'order',
  'nights',
  'wish',
  'rest',
]);

/** What tells of the travellers and wishes for nothing. */
const ofPeople = new Set<SpanLabel>(['origin', 'adults', 'kids', 'ages', 'people']);
/** What only a trip has. */
const ofTrip = new Set<SpanLabel>([
  'length',
  'nights',
  'dates',
  'start',
  'finish',
  'adults',
  'kids',
  'people',
  'money',
]);

const lengths = new Set<SpanLabel>(['length', 'nights']);

const isAsk = ({ act }: MarkedClause): boolean => act.startsWith('ask.');
const isWish = ({ act, confidence }: MarkedClause): boolean =>
  (act === 'plan' || act === 'add') && confidence < UNSURE;
const beginsAsking = /^\s*(?:on |in |at )?(?:which|what|when|who|how|where|why)\b/i;
/** "Is Ireland in Schengen?" asks whether something is so, and wishes for nothing. */
const beginsDoubting = /^\s*(?:is|are|was|does|do|did|has)\b[^?]*\?/i;
const HARDLY = 0.3;
const goesOnWhere = /^\s*(?:in|at|of|for|from|to)\s/i;
const isOpen = ({ text }: MarkedClause): boolean => !/[.!?;:,]\s*$/.test(text);
/** "Spend the last two nights | in Malmö instead": no wish begins so. */
const beginsInside = /^\s*(?:in|at|to)\b/i;
const beginsAnew = /^\s*(?:and|but|so|then|or|also|if|otherwise|please|can|could)\b/i;

/** "Do we have time for | a day trip to Tivoli?" is one question, and asks for no day trip. */
function joined(clauses: readonly MarkedClause[], isFirst: boolean): MarkedClause[] {
  const whole: MarkedClause[] = [];
  for (const clause of clauses) {
    const last = whole.at(-1);
    const isBegun = last !== undefined && isOpen(last) && !beginsAnew.test(clause.text);
    const isWhere = isAsk(clause) && clause.confidence < UNSURE && goesOnWhere.test(clause.text);
    const goesOn =
      isBegun &&
      ((isAsk(last) && (changes.has(clause.act) || isWhere)) || (isFirst && isWish(last) && isAsk(clause)));
    const isInside = isBegun && !isAsk(clause) && !isAsk(last) && beginsInside.test(clause.text);
    if (!goesOn && !isInside) whole.push(clause);
    else
      whole[whole.length - 1] = {
        ...last,
        act: isAsk(last) || (isInside && last.confidence >= clause.confidence) ? last.act : clause.act,
        confidence: isInside ? Math.max(last.confidence, clause.confidence) : last.confidence,
        end: clause.end,
        text: `${last.text.trimEnd()} ${clause.text.trimStart()}`,
        spans: [...last.spans, ...clause.spans],
      };
  }
  return whole;
}

/** "Compare Vienna and Prague". */
const comparing = /^\W*(?:please )?compare\b/i;

const headings =
  listed(`opening times, opening hours, hours, entry fee*, entrance fee*, ticket price*, price*,
  weather, temperature*, currency, visa*, best time`);
/** "Opening times for the Uffizi": what one wants to know, without a verb. */
const heading = new RegExp(`^\\W*(?:the )?(?:${headings}) (?:of|for|in|at)\\b`, 'iu');

/** "Do it without Inverness": a command by its form. */
const without = /^\W*(?:please )?(?:let's )?(?:do it|go|plan it) without\b[^?]*$/i;
const BY_FORM = 0.7;

const livesThere = /^\W*(?:i|we)(?:'m|'re| am| are)? (?:live|based|living) in\b[^?]*$/i;

/** "What's our last day there?", "which town comes in the middle?": of the trip that is there. */
const ofOurs = /\b(?:our|my|we)\b.{0,30}\b(?:last|first) (?:day|night|morning)\b/i;
const whichStop = /\bwhich (?:town|city|stop|place) (?:is|comes?) (.*)$/i;
const placeInOrder = /\b(?:middle|first|second|third|last)\b/i;
const asksOrder = (text: string) => placeInOrder.test(whichStop.exec(text)?.[1] ?? '');

/** What no traveller writes: templates, scripts, paths upwards. */
const markup = /\$\{|\{\{|<\/?script|\.\.\/\.\.\/|\bdrop table\b/i;

/** What was hardly read as something else, and is a question by its form or by what stands beside it. */
function settled(clause: MarkedClause, others: readonly MarkedClause[], isFirst: boolean): MarkedClause {
  if (markup.test(clause.text)) return { ...clause, act: 'attack' };
  const isHome = clause.act === 'plan' && clause.spans.every(({ label }) => ofPeople.has(label));
  if (isHome && others.some(isAsk)) return { ...clause, act: 'chat' };
  if (livesThere.test(clause.text) && others.some((one) => one !== clause && isAsk(one)))
    return { ...clause, act: 'chat' };
  if (comparing.test(clause.text)) return { ...clause, act: 'ask.compare' };
  if (isAsk(clause) && !isFirst && (ofOurs.test(clause.text) || asksOrder(clause.text)))
    return { ...clause, act: 'ask.trip' };
  if (changes.has(clause.act) && heading.test(clause.text)) return { ...clause, act: 'ask.other' };
  const isBeside = isAsk(clause) && !clause.text.includes('?') && !beginsAsking.test(clause.text);
  // "I hold a Chilean passport. Which plug do they use in Japan?"
  if (isBeside && others.some((one) => one !== clause && isAsk(one) && one.text.includes('?')))
    return { ...clause, act: 'chat' };
  if (clause.confidence >= UNSURE) return clause;
  if (isAsk(clause) && without.test(clause.text)) {
    const spans = clause.spans.map((span) =>
      span.label === 'about' ? { ...span, label: 'stop' as const } : span,
    );
    return { ...clause, act: 'remove', confidence: BY_FORM, spans };
  }
  const has = (labels: ReadonlySet<SpanLabel>) => clause.spans.some(({ label }) => labels.has(label));
  const isBare = clause.text.trim().endsWith('?')
    ? !has(ofTrip)
    : beginsAsking.test(clause.text) && !has(lengths);
  const isDoubt = clause.confidence < HARDLY && changes.has(clause.act) && beginsDoubting.test(clause.text);
  if (isDoubt || (isFirst && isWish(clause) && isBare)) return { ...clause, act: 'ask.other' };
  if (notOurs.has(clause.act) && clause.text.trim().endsWith('?')) return { ...clause, act: 'ask.other' };
  const isTold = changes.has(clause.act) && clause.spans.length === 0 && !clause.text.includes('?');
  return isTold && others.some(isAsk) ? { ...clause, act: 'chat' } : clause;
}

/** Questions that were read in parts, or for something else, as the whole questions that they are; `isFirst` where no trip exists. */
export function withWholeQuestions({ clauses }: Marked, isFirst: boolean): Marked {
  const whole = joined(clauses, isFirst);
  return { clauses: whole.map((clause) => settled(clause, whole, isFirst)) };
}
