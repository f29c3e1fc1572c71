import type { Intent } from '@wayfare/contracts/intent';
import type { Act, Marked, MarkedClause, MarkedSpan } from '@wayfare/reader';
import { asRequest } from '../first/as-request.ts';
import { anyOf } from '../any-of.ts';
import { writtenIn } from '../german/gloss.ts';
import { plainText } from '../words-in.ts';
import { add } from './add-things.ts';
import { lock, move, swap } from './move-things.ts';
import { remove, replace } from './remove-things.ts';
import { setNights } from './change-nights.ts';
import { orderStops } from './change-stops.ts';
import { rest, setDates, setHours, setLength } from './change-time.ts';
import { event, hotel, tripEnd } from './ends-and-events.ts';
import { wish, wishBeside } from './change-wishes.ts';
import type { ClauseView, Conversation, Memory, Wanted } from './clause.ts';
import { atStop, take, takeWhen, withWhen } from './clause.ts';
import { ask } from './questions.ts';
import { withWholeQuestions } from './whole-questions.ts';

/** What a message wants, and the words that carry a wish which no intent took up. */
export interface Composed {
  intents: Intent[];
  unused: string[];
}

type Compose = (view: ClauseView) => Wanted[];
const always =
  (...intents: Wanted[]): Compose =>
  () =>
    intents;

const rain: Compose = (view) => {
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

const plan: Compose = (view) => {
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

/** One row for each thing that a clause may do; questions have one of their own. */
const rows: Readonly<Partial<Record<Act, Compose>>> = {
  plan,
  new: plan,
  add,
  remove,
  replace,
  move,
  swap,
  order: orderStops,
  nights: setNights,
  length: setLength,
  dates: setDates,
  wish,
  hours: setHours,
  rest,
  arrive: (view) => tripEnd(view, 'setArrival'),
  leave: (view) => tripEnd(view, 'setDeparture'),
  event,
  hotel,
  lock: (view) => lock(view, true),
  unlock: (view) => lock(view, false),
  rain,
  rename,
  undo,
  redo: always({ kind: 'redo' }),
  yes: agree,
  no: refuse,
  thanks: always({ kind: 'thanks' }),
  chat: always({ kind: 'chat' }),
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
/** What is left unread makes the rest of the reading less sure. */
const DOUBT = 0.6;

/** The stop and the sight that the assistant's last words were about. */
function remembered({ trip, lastAnswer }: Conversation): Memory {
  const said = plainText(lastAnswer ?? '');
  const named = (names: readonly string[]) => names.filter((name) => said.includes(plainText(name)));
  const [stop, otherStop] = named(trip?.stops ?? []);
  const [item, otherItem] = named(trip?.items ?? []);
  return {
    ...(stop !== undefined && otherStop === undefined && { stop }),
    ...(item !== undefined && otherItem === undefined && { item }),
  };
}

/** "Add the Louvre … and put it on day 3" is one sight with its day. */
function joinsLast(wanted: Wanted, last: Intent | undefined): boolean {
  if (wanted.kind !== 'moveItem' || last?.kind !== 'addSight' || last.when !== undefined) return false;
  const name = last.sight?.name ?? last.words;
  if (wanted.item.words !== name) return false;
  last.when = wanted.to;
  return true;
}

/** "Khiva is too far, cut it": the second only says so again. */
const isSaidAgain = (wanted: Wanted, last: Intent | undefined): boolean =>
  wanted.kind === 'removeItem' &&
  ((last?.kind === 'removeItem' && last.item.words === wanted.item.words) ||
    (isPartial(wanted) && ['removeStop', 'removeItem', 'removeDayTrips'].includes(last?.kind ?? '')));

const isTalk = ({ act }: MarkedClause) => act === 'chat' || act === 'thanks';

/** Acts that say something of the trip that is asked for, where none exists yet. */
const ofPlan = new Set<Act>(
  'plan new add nights length dates wish hours rest arrive leave event hotel order replace remove move lock rain swap'.split(
    ' ',
  ) as Act[],
);

/** Wishes for a day of the new trip are done in it once it stands. */
const isForDay = ({ act, spans }: MarkedClause): boolean =>
  act === 'rest' || (['add', 'hours'].includes(act) && spans.some(({ label }) => label === 'day'));

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
  const result: Composed = { intents: [], unused: [] };
  const memory = remembered(talk);
  const isMore = marked.clauses.some((clause) => !isTalk(clause));
  for (const clause of marked.clauses) {
    if (clause.act === 'chat' && isMore) continue;
    const view: ClauseView = { clause, words: plainText(clause.text), used: new Set(), memory, talk };
    const compose = rows[clause.act] ?? (clause.act.startsWith('ask.') ? ask : undefined);
    const own = compose?.(view) ?? [];
    const wanted = own.length === 0 || clause.act.startsWith('ask.') ? own : [...own, ...wishBeside(view)];
    const spans = clause.spans.filter(({ label }) => label !== 'was');
    const left = spans.filter(
      (span) =>
        !view.used.has(span) && !silent.has(span.label) && !(clause.act !== 'wish' && people.has(span.label)),
    );
    const sure = surenessOf(clause, [...view.used], talk);
    for (const one of wanted) {
      if (joinsLast(one, result.intents.at(-1)) || isSaidAgain(one, result.intents.at(-1))) continue;
      const isWondered = takesAway.has(one.kind) && wonders.test(view.words);
      const doubt = isPartial(one) || isWondered || isBesideTrip(one, message, talk) ? DOUBT : 1;
      result.intents.push({
        ...one,
        from: writtenIn(clause).trim().slice(0, 4000),
        sure: sure * doubt,
      } as Intent);
    }
    result.unused.push(
      ...(wanted.length === 0 && !isTalk(clause) ? [writtenIn(clause).trim()] : left.map(writtenIn)),
    );
    const place = spans.findLast(({ label }) => label === 'stop' || label === 'about');
    if (place !== undefined) memory.stop = place.text;
    const item = spans.findLast(({ label }) => label === 'item' || label === 'see');
    if (item !== undefined && !/^(?:it|that|that one|this)$/i.test(item.text)) memory.item = item.text;
  }
  return result;
}

const takesAway = new Set<Wanted['kind']>([
  'planTrip',
  'startOver',
  'removeStop',
  'replaceStop',
  'removeDays',
  'setLength',
  'setNights',
]);
const afresh =
  anyOf(`new, another, different, instead, over, forget, scrap, scratch, throw*, rather than, replace,
  bin, ditch, drop, cancel, fresh, begin again, start again`);
/** "4 days in Mendoza" may be a part of the trip that is there, unless it is said that another one is meant. */
const isBesideTrip = ({ kind }: Wanted, { clauses }: Marked, { trip }: Conversation): boolean =>
  kind === 'planTrip' && trip !== null && !clauses.some(({ text }) => afresh.test(text));

/** Who wonders, or tells what somebody else would do, has not asked for it yet. */
const wonders =
  anyOf(`if, should, whether, why, never, can't, cant, cannot, pity, wonder, suppose, imagine, would you, worth,
  last time, last year, my wife, my husband, my sister, my brother, friends, we had, last trip, not sure, unsure, worried, perhaps, maybe`);

/** As sure as the least sure of what it rests on. */
const surenessOf = (
  { confidence }: MarkedClause,
  used: readonly MarkedSpan[],
  { trip }: Conversation,
): number => {
  const own = new Set([...(trip?.stops ?? []), ...(trip?.items ?? [])].map(plainText));
  // What the trip has by that very name needs no guess.
  const spans = used.filter(({ text }) => !own.has(plainText(text)));
  return Math.round(Math.min(confidence, ...spans.map((span) => span.confidence)) * 1000) / 1000;
};

/** An intent that lacks what it would need to be done. */
export function isPartial(wanted: Wanted | Intent): boolean {
  switch (wanted.kind) {
    case 'setNights':
      return wanted.nights === undefined && wanted.change === undefined;
    case 'moveItem':
      return Object.keys(wanted.to).length === 0 && wanted.position === undefined;
    case 'replaceItem':
      return wanted.sight === undefined && wanted.words === undefined;
    case 'removeItem':
    case 'lockItem':
      return wanted.item.words === 'it' && wanted.item.when === undefined;
    case 'keepFree':
      return Object.keys(wanted.when).length === 0;
    case 'setHours':
      return wanted.startMinute === undefined && wanted.endMinute === undefined;
    default:
      return false;
  }
}
