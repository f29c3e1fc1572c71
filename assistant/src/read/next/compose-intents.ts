import type { Intent } from '@wayfare/contracts/intent';
import type { Act, Marked, MarkedClause, SpanLabel } from '@wayfare/reader';
import { anyOf } from '../any-of.ts';
import { asRequest } from '../first/as-request.ts';
import { isTimeWish } from '../first/time-wishes-apart.ts';
import { writtenIn } from '../german/gloss.ts';
import { plainText } from '../words-in.ts';
import { add } from './add-things.ts';
import { lastNightsElsewhere, lock, move, swap } from './move-things.ts';
import { addedBeside } from './added-beside.ts';
import { remove, replace } from './remove-things.ts';
import { setNights } from './change-nights.ts';
import { orderStops } from './change-stops.ts';
import { rest, setDates, setHours, setLength } from './change-time.ts';
import { event, hotel, tripEnd } from './ends-and-events.ts';
import { comers, dietTold, wish, wishBeside } from './change-wishes.ts';
import type { ClauseView, Conversation, Memory, Wanted } from './clause.ts';
import { ahead, atStop, has, stopNamed, take, takeWhen, withWhen } from './clause.ts';
import { evenOut, isHourOfLast, isOfThatDay, isSaidAgain, joinsLast } from './join-wishes.ts';
import { isDoubted, surenessOf } from './sureness.ts';
import { ask } from './questions.ts';
import { timeWishes } from './time-wishes.ts';
import { withWholeQuestions } from './whole-questions.ts';

/** What a message wants, and the words that carry a wish which no intent took up. */
export interface Composed {
  intents: Intent[];
  /** Of these, what is only wondered about, or lacks what it would need to be done. */
  doubted: Set<Intent>;
  unused: string[];
}

type Compose = (view: ClauseView) => Wanted[];
const always =
  (...intents: Wanted[]): Compose =>
  () =>
    intents;

const wet = anyOf(
  `rain*, wet, weather, weatherproof, storm*, snow*, forecast*, pour*, shower*, drizzl*, typhoon*, monsoon*, hail*,
  indoor*, inside, under a roof, umbrella*, dry`,
);
const exchange = anyOf('swap, replace, exchange, trade, change, switch');

/** "Swap something on day 4 for a beach" has nothing to do with rain unless it says so. */
const rain: Compose = (view) => {
  if (exchange.test(view.words) && !wet.test(view.words)) return replace(view);
  take(view, 'like', 'item', 'pos', 'dates');
  return [{ kind: 'rainPlan', ...withWhen(atStop(takeWhen(view), take(view, 'stop', 'about')[0]?.text)) }];
};

const rename: Compose = (view) => {
  const [name] = take(view, 'name');
  return name === undefined ? [] : [{ kind: 'renameTrip', name: name.text.slice(0, 120) }];
};

const undo: Compose = (view) => {
  const [what] = take(view, 'item', 'stop', 'day', 'see');
  return [{ kind: 'undo', ...(what !== undefined && { words: what.text.slice(0, 200) }) }];
};

const anew = anyOf(
  'new, another, different, over, forget, scrap, scratch, throw*, bin, ditch, cancel, fresh',
);
const whereTo = new Set(['stop', 'maybe', 'base', 'end', 'via', 'see', 'outing', 'like']);

const LIKELY_NEW = 0.5;
const plan: Compose = (view) => {
  const isElsewhere = view.clause.spans.some(({ label }) => whereTo.has(label)) || anew.test(view.words);
  // "My boss changed my leave again, five days from the 21st" is about this trip.
  if (view.talk.trip !== null && !isElsewhere) {
    const dates = has(view, 'dates', 'start') ? setDates(view) : [];
    const length = has(view, 'length') ? setLength(view) : [];
    if (dates.length + length.length > 0) return [...dates, ...length];
    // "Help me pack for this trip" names nowhere to go.
    if (view.clause.confidence < LIKELY_NEW)
      return [{ kind: 'ask', topic: 'other', text: writtenIn(view.clause).trim() }];
  }
  for (const span of view.clause.spans) view.used.add(span);
  return [{ kind: 'planTrip', text: writtenIn(view.clause).trim() }];
};

const agree: Compose = (view) => {
  take(view, 'item', 'stop', 'see', 'outing', 'day', 'part', 'hour', 'count', 'like');
  return [{ kind: 'agree' }];
};

const refuse: Compose = (view) => {
  take(view, 'item', 'stop', 'see', 'outing', 'day', 'dislike', 'extra');
  return [{ kind: 'refuse' }];
};

const ofAll = /\binstead of (?:all|everything)\b/;
const planAgain = /\b(?:plan|build|make|create|generate|arrange)\b.*\b(?:again|anew|afresh)\b/;

const places = new Set<SpanLabel>(['stop', 'outing', 'see', 'maybe']);

/** "Day 4: Salzburg, there and back": one place that is none of the trip's, on a day of its own, changes no order. */
const orAdd =
  (compose: Compose): Compose =>
  (view) => {
    const { spans } = view.clause;
    const named = spans.filter(({ label }) => places.has(label));
    const isNew = named.length === 1 && stopNamed(view, named[0]!.text) === undefined;
    return isNew && has(view, 'day') && !has(view, 'item', 'pos', 'end') ? add(view) : compose(view);
  };

const intoOutOf = /\binto (.+?),? (?:and|but|then) (?:home |back )?(?:out of|from) ([^,.;!?]+)/;

/** "We now fly into Venice and out of Rome": the trip begins at the one stop and ends at the other. */
function inAndOut(view: ClauseView): Wanted[] | null {
  const [, into = '', out = ''] = intoOutOf.exec(view.words) ?? [];
  const [first, last] = [stopNamed(view, into), stopNamed(view, out)];
  if (first === undefined || last === undefined || first === last) return null;
  for (const span of view.clause.spans) view.used.add(span);
  return [
    { kind: 'moveStop', place: { name: first }, position: { side: 'start' } },
    { kind: 'moveStop', place: { name: last }, position: { side: 'end' } },
  ];
}

const onlyNoOutings = /^\W*(?:please\W+)?no (?:more )?day ?trips?(?:\W+please)?\W*$/;
/** "No day trips!" says one thing, whatever it was taken for. */
function noOutings(view: ClauseView): Wanted[] | null {
  if (view.talk.trip === null || !onlyNoOutings.test(view.words)) return null;
  for (const span of view.clause.spans) view.used.add(span);
  return [{ kind: 'removeDayTrips' }];
}

const cutTo = anyOf('cut it to, cut it down to, cut to, make it, shorten it to, bring it down to, down to');

/** "We lost a day, cut it to 3 but keep the garden": the length beside another wish. */
function lengthBeside(view: ClauseView): Wanted[] {
  const span = view.clause.spans.find(
    (one) => (one.label === 'nights' || one.label === 'length') && !view.used.has(one),
  );
  const [, bare, behind = ''] = (span === undefined && cutToNumber.exec(view.words)) || [];
  if (bare !== undefined && !otherUnit.test(behind)) return [{ kind: 'setLength', days: Number(bare) }];
  const isCut = span !== undefined && cutTo.test(ahead(view, span).slice(-SHORTLY));
  return isCut ? setLength({ ...view, clause: { ...view.clause, spans: [span] } }) : [];
}
const SHORTLY = 20;
const cutToNumber = /\b(?:cut|shorten|bring) it (?:down )?to (\d{1,2})\b(.*)/;
const otherUnit = /^ (?:night|hour|sight|museum)/;

/** One row for each thing that a clause may do; questions have one of their own. */
const rows: Readonly<Partial<Record<Act, Compose>>> = {
  plan,
  new: plan,
  add,
  remove: (view) => {
    const added = addedBeside(view);
    return [...remove(view), ...added];
  },
  replace: (view) => (ofAll.test(view.words) ? plan(view) : replace(view)),
  move,
  swap: orAdd((view) => (/\breplac/.test(view.words) ? replace(view) : swap(view))),
  order: orAdd(orderStops),
  nights: setNights,
  length: setLength,
  dates: setDates,
  wish,
  hours: setHours,
  // "No day trips" leaves no day free: it takes them out.
  rest: (view) => (/\bday ?trips?\b/.test(view.words) ? remove(view) : rest(view)),
  arrive: (view) => tripEnd(view, 'setArrival'),
  leave: (view) => tripEnd(view, 'setDeparture'),
  event,
  hotel,
  lock: (view) => lock(view, true),
  unlock: (view) => lock(view, false),
  rain,
  rename,
  undo,
  redo: (view) => [planAgain.test(view.words) ? { kind: 'planAnew' } : { kind: 'redo' }],
  yes: agree,
  no: refuse,
  thanks: always({ kind: 'thanks' }),
  chat: (view) => comers(view) ?? dietTold(view) ?? [{ kind: 'chat' }],
  distress: always({ kind: 'distress' }),
  harm: always({ kind: 'harm' }),
  abuse: always({ kind: 'notOurs', why: 'abuse' }),
  attack: always({ kind: 'notOurs', why: 'attack' }),
  offtopic: always({ kind: 'notOurs', why: 'offtopic' }),
  nonsense: always({ kind: 'notOurs', why: 'nonsense' }),
};

/** Labels that by themselves ask for nothing. */
const silent = new Set(['about', 'was', 'pos', 'seen']);
/** People who are named in a wish about something else. */
const people = new Set(['adults', 'kids', 'ages', 'people']);
/** The stop and the sight that was spoken of last: in a question of the assistant's, or in what was said before. */
function remembered({ trip, lastAnswer, lastSaid }: Conversation): Memory {
  const said = plainText(lastAnswer ?? lastSaid ?? '');
  const named = (names: readonly string[]) => names.filter((name) => said.includes(plainText(name)));
  const [stop, otherStop] = named(trip?.stops ?? []);
  const [item, otherItem] = named(trip?.items ?? []);
  return {
    ...(stop !== undefined && otherStop === undefined && { stop }),
    ...(item !== undefined && otherItem === undefined && { item }),
  };
}

/** "We went to Florence last year, so forget that bit": the only stop that is spoken of. */
function rememberStop({ text }: MarkedClause, memory: Memory, { trip }: Conversation): void {
  const said = ` ${plainText(text).replace(/[^\p{L}\p{N}]+/gu, ' ')} `;
  const [stop, other] = (trip?.stops ?? []).filter((name) => said.includes(` ${plainText(name)} `));
  if (stop !== undefined && other === undefined) memory.stop = stop;
}

/** "Same nights" changes nothing. */
const unchanged = /^(?:the )?same\b/i;

const isTalk = ({ act }: MarkedClause) => act === 'chat' || act === 'thanks';

/** Acts that say something of the trip that is asked for, where none exists yet. */
const ofPlan = new Set<Act>(
  'plan new add nights length dates wish hours rest arrive leave event hotel order replace remove move lock rain swap'.split(
    ' ',
  ) as Act[],
);

/** Wishes for a day of the new trip are done in it once it stands. */
const isForDay = (clause: MarkedClause): boolean =>
  clause.act === 'rest' ||
  isTimeWish(clause) ||
  (['add', 'hours'].includes(clause.act) && clause.spans.some(({ label }) => label === 'day'));

/** A first request as a whole is one wish for a trip; what is asked or said beside it stands by itself. */
function withPlan(marked: Marked): Marked {
  const parts = marked.clauses.filter((clause) => ofPlan.has(clause.act) && !isForDay(clause));
  const [first] = parts;
  if (first === undefined) return marked;
  const { start } = first;
  const text = parts.map((one) => writtenIn(one).trim()).join(' ');
  const confidence = Math.min(...parts.map((one) => one.confidence));
  const whole: MarkedClause = { act: 'plan', start, end: start + text.length, text, confidence, spans: [] };
  const rest = marked.clauses.filter((clause) => !parts.includes(clause) || isForDay(clause));
  return { clauses: [whole, ...rest] };
}

/** Makes intents of a message's clauses, each with the words it rests on and how sure that is. */
export function composeIntents(message: Marked, talk: Conversation): Composed {
  const whole = withWholeQuestions(message, talk.trip === null);
  const marked = talk.trip === null ? withPlan(asRequest(whole)) : whole;
  const result: Composed = { intents: [], doubted: new Set(), unused: [] };
  const memory = remembered(talk);
  const isMore = marked.clauses.some((clause) => !isTalk(clause));
  let before: Act | null = null;
  for (const clause of marked.clauses) {
    const view: ClauseView = { clause, words: plainText(clause.text), used: new Set(), memory, talk };
    if (clause.act === 'chat' && isMore && dietTold(view) === null) {
      rememberStop(clause, memory, talk);
      continue;
    }
    const compose = rows[clause.act] ?? (clause.act.startsWith('ask.') ? ask : undefined);
    const isAsked = clause.act.startsWith('ask.');
    const own =
      (isAsked
        ? null
        : (noOutings(view) ?? timeWishes(view) ?? inAndOut(view) ?? lastNightsElsewhere(view))) ??
      compose?.(view) ??
      [];
    const isWish = own.length > 0 && !isAsked;
    const wanted = isWish ? [...own, ...lengthBeside(view), ...wishBeside(view)] : own;
    const spans = clause.spans.filter(({ label }) => label !== 'was');
    const left = spans.filter(
      (span) =>
        !view.used.has(span) &&
        !silent.has(span.label) &&
        !unchanged.test(span.text) &&
        !(clause.act !== 'wish' && people.has(span.label)),
    );
    for (const one of wanted) {
      const last = result.intents.at(-1);
      if (joinsLast(one, last) || isSaidAgain(one, last) || isHourOfLast(view, one, last)) continue;
      if (one.kind === 'setHours' && one.when === undefined && isOfThatDay(view, before))
        one.when = { days: memory.day! };
      const from = writtenIn(clause).trim().slice(0, 4000);
      const intent = { ...one, from, sure: surenessOf(one, view, message) } as Intent;
      result.intents.push(intent);
      if (isDoubted(one, view, message)) result.doubted.add(intent);
    }
    result.unused.push(
      ...(wanted.length === 0 && !isTalk(clause) ? [writtenIn(clause).trim()] : left.map(writtenIn)),
    );
    const place = spans.findLast(({ label }) => label === 'stop' || label === 'about');
    if (place !== undefined) memory.stop = place.text;
    before = clause.act;
    const item = spans.findLast(({ label }) => label === 'item' || label === 'see');
    if (item !== undefined && !/^(?:it|that|that one|this)$/i.test(item.text)) memory.item = item.text;
  }
  evenOut(result.intents);
  return result;
}
