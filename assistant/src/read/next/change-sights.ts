import type { WhenSaid } from '@wayfare/contracts/intent';
import { readInterests } from '../read-interest.ts';
import { isEmpty } from '../spans.ts';
import { readLength } from '../read-length.ts';
import { readPart } from '../read-part.ts';
import { readShift } from '../read-shift.ts';
import type { ClauseView, Wanted } from './clause.ts';
import {
  ahead,
  atStop,
  has,
  itemOf,
  placeOf,
  pronoun,
  stopNamed,
  take,
  takeWhen,
  withWhen,
} from './clause.ts';
import { addStops, hasStop, orderStops, replaceStop, swapStops } from './change-stops.ts';

type Meal = 'breakfast' | 'lunch' | 'dinner';
const meals: readonly (readonly [Meal, RegExp])[] = [
  ['breakfast', /\b(?:breakfasts?|brunch)\b/i],
  ['lunch', /\blunch(?:es)?\b/i],
  ['dinner', /\b(?:dinners?|supper|evening meal)\b/i],
];

/** The meal that words name, or null. */
export const mealIn = (text: string): Meal | null =>
  meals.find(([, pattern]) => pattern.test(text))?.[0] ?? null;

const told = (text: string) => {
  // "Churches" are of several interests, and none of these is meant as a whole.
  const [interest, other] = readInterests(text);
  return { words: text.slice(0, 200), ...(interest !== undefined && other === undefined && { interest }) };
};

/** A stop, a sight, a kind of sight, a meal or a day trip more. */
export function add(view: ClauseView): Wanted[] {
  const intents: Wanted[] = [];
  const isThing = has(view, 'see', 'like', 'outing', 'event', 'item');
  // "Why is there no stop in Toronto? Put one night there."
  if (!isThing && !hasStop(view) && has(view, 'nights') && view.memory.stop !== undefined) {
    const [nights] = take(view, 'nights');
    const length = readLength(nights!.text, 'nights');
    const count = length?.nights ?? length?.days;
    const known = stopNamed(view, view.memory.stop);
    if (known !== undefined)
      return [{ kind: 'setNights', place: { name: known }, ...(count !== undefined && { change: count }) }];
    return [
      { kind: 'addStop', place: placeOf(view.memory.stop), ...(count !== undefined && { nights: count }) },
    ];
  }
  if (!isThing && hasStop(view)) {
    // "Put Schönbrunn on day 2" is not a place to sleep.
    const isForDay = has(view, 'day') && !has(view, 'nights', 'pos');
    if (!isForDay) return addStops(view);
    const places = take(view, 'stop', 'maybe');
    const at = takeWhen(view);
    return places.map(({ text }): Wanted => ({ kind: 'addSight', sight: placeOf(text), ...withWhen(at) }));
  }
  const base = take(view, 'base', 'about')[0]?.text;
  const stop = isThing ? (take(view, 'stop')[0]?.text ?? base) : undefined;
  const when = takeWhen(view);
  const place = atStop(when, stop);
  for (const { text } of take(view, 'outing'))
    intents.push({ kind: 'addDayTrip', place: placeOf(text), ...withWhen(atStop(when, base)) });
  take(view, 'pos', 'count');
  for (const { text } of take(view, 'see')) {
    view.memory.item = text;
    intents.push({ kind: 'addSight', sight: placeOf(text), ...withWhen(place) });
  }
  for (const { text } of take(view, 'like')) {
    const meal = mealIn(text);
    view.memory.item = text;
    if (meal !== null) intents.push({ kind: 'addMeal', meal, words: text.slice(0, 200), ...withWhen(place) });
    else intents.push({ kind: 'addSight', ...told(text), ...withWhen(place) });
  }
  for (const { text } of take(view, 'event'))
    intents.push({ kind: 'addEvent', title: text.slice(0, 200), ...withWhen(place) });
  const items = take(view, 'item');
  for (const { text } of intents.length === 0 ? items : []) {
    const meal = mealIn(text);
    if (meal !== null)
      intents.push({
        kind: 'addMeal',
        meal,
        words: view.clause.text.trim().slice(0, 200),
        ...withWhen(place),
      });
    else intents.push({ kind: 'addSight', sight: placeOf(text), ...withWhen(place) });
  }
  const meal = intents.length === 0 ? mealIn(view.words) : null;
  if (meal !== null) intents.push({ kind: 'addMeal', meal, ...withWhen(place) });
  return intents;
}

/** Takes out sights, stops, day trips, or a kind of thing altogether. */
export function remove(view: ClauseView): Wanted[] {
  const intents: Wanted[] = [];
  const when = takeWhen(view, { withHour: false });
  take(view, 'seen', 'count');
  for (const { text } of take(view, 'stop', 'not', 'end', 'via', 'base')) {
    view.memory.stop = text;
    const at = view.talk.trip?.stops.indexOf(stopNamed(view, text) ?? '') ?? -1;
    const freed = view.talk.trip?.nights?.[at];
    if (freed !== undefined) view.memory.spare = freed;
    intents.push({ kind: 'removeStop', place: placeOf(stopNamed(view, text) ?? text) });
  }
  for (const { text } of take(view, 'outing')) intents.push({ kind: 'removeDayTrips', place: placeOf(text) });
  for (const { text } of take(view, 'item', 'see', 'event', 'flight')) {
    const stop = stopNamed(view, text);
    const isStop = stop !== undefined && !isItem(view, text);
    intents.push(
      isStop
        ? { kind: 'removeStop', place: placeOf(stop) }
        : { kind: 'removeItem', item: itemOf(view, text, when) },
    );
  }
  for (const { text } of take(view, 'dislike', 'like'))
    intents.push({ kind: 'limitKind', ...told(text), amount: 'none', ...withWhen(when) });
  if (intents.length > 0) return intents;
  if (/\bday ?trips?\b/.test(view.words)) return [{ kind: 'removeDayTrips', ...withWhen(when) }];
  const stops = view.talk.trip?.stops ?? [];
  if (/\b(?:last|final) (?:stop|city|place|town)\b/.test(view.words) && stops.length > 0)
    return [{ kind: 'removeStop', place: { name: stops.at(-1)! } }];
  // "Clear day 5".
  if (when?.days !== undefined) return [{ kind: 'keepFree', when }];
  return [{ kind: 'removeItem', item: itemOf(view, 'it', when) }];
}

const isItem = ({ talk }: ClauseView, text: string): boolean =>
  talk.trip?.items.some((item) => item.toLowerCase().includes(text.toLowerCase().replace(/^the /, ''))) ===
  true;

/** One thing for another: a sight, a kind of sight, a stop. */
export function replace(view: ClauseView): Wanted[] {
  const items = clauseTexts(view, 'item', 'not');
  const fresh = clauseTexts(view, 'see', 'like', 'outing');
  const [old] = items;
  const isStop =
    hasStop(view) && (old === undefined || (stopNamed(view, old) !== undefined && !isItem(view, old)));
  if (isStop && fresh.length === 0) {
    if (old === undefined) return replaceStop(view);
    const [by] = take(view, 'stop', 'maybe');
    take(view, 'item', 'not');
    return [{ kind: 'replaceStop', place: placeOf(stopNamed(view, old) ?? old), by: placeOf(by!.text) }];
  }
  const when = takeWhen(view);
  take(view, 'item', 'not', 'count', 'dislike');
  const item = itemOf(view, old ?? 'it', when);
  const named = take(view, 'see', 'outing', 'stop', 'maybe');
  const sight =
    named.find(({ label }) => label === 'see' || label === 'outing') ??
    (has(view, 'like') ? undefined : named[0]);
  if (sight !== undefined) {
    view.memory.item = sight.text;
    return [{ kind: 'replaceItem', item, sight: placeOf(sight.text) }];
  }
  const [kind] = take(view, 'like');
  if (kind !== undefined) return [{ kind: 'replaceItem', item, ...told(kind.text) }];
  if (items[1] !== undefined) return [{ kind: 'replaceItem', item, sight: placeOf(items[1]) }];
  return [{ kind: 'replaceItem', item }];
}

const clauseTexts = (view: ClauseView, ...labels: Parameters<typeof has>[1][]): string[] =>
  view.clause.spans.filter(({ label }) => labels.includes(label)).map(({ text }) => text);

/** "First thing", "at the end", "before dinner": where in its day, or when. */
function place(view: ClauseView): { to: WhenSaid; position?: 'first' | 'last' } {
  const result: { to: WhenSaid; position?: 'first' | 'last' } = { to: {} };
  for (const span of take(view, 'pos')) {
    const after = view.clause.text.slice(span.start - view.clause.start);
    const part = readPart(
      after
        .replace(/^[^\w]*/, '')
        .toLowerCase()
        .includes('before')
        ? after.replace(/.*before/i, 'before')
        : after,
    );
    if (/first|start|beginning/i.test(span.text)) result.position = 'first';
    else if (/last|end\b/i.test(span.text)) result.position = 'last';
    else if (part !== null) result.to.part = part;
    else result.position = /before/i.test(span.text) ? 'first' : 'last';
  }
  return result;
}

/** A time of the day by its meals. */
const besideMeal = /\b(?:before|after) (?:breakfast|lunch|dinner)\b/;

/** To another day, hour or place in the day. */
export function move(view: ClauseView): Wanted[] {
  const stops = view.clause.spans.filter(({ label }) => label === 'stop');
  const marked = take(view, 'item', 'see', 'outing', 'event', 'like').filter(({ text }) => !isEmpty(text));
  const others = stops.filter(({ text }) => stopNamed(view, text) === undefined);
  const items = marked.length > 0 || others.length === 0 ? marked : others;
  for (const span of items) view.used.add(span);
  const days = take(view, 'day', 'start', 'dates');
  const isFrom = (span: (typeof days)[number]) => /\b(?:from|of|off)\W+(?:the )?$/.test(ahead(view, span));
  const own = days.length > 1 ? days.filter(isFrom) : [];
  const target = days.filter((span) => !own.includes(span)).slice(-1);
  const from = own.length === 0 ? undefined : takeWhen(view, { withHour: false, only: own });
  const { to, position } = place(view);
  const beside = besideMeal.exec(view.words)?.[0];
  const part = beside === undefined || !has(view, 'item', 'see') ? null : readPart(beside);
  if (part !== null && !has(view, 'day', 'part', 'hour', 'pos')) to.part = part;
  const [shift] = take(view, 'shift');
  const moved = shift === undefined ? null : readShift(shift.text, view.words);
  const when: WhenSaid = { ...takeWhen(view, { only: target }), ...to };
  const at = items.length > 0 ? take(view, 'stop').find((span) => !items.includes(span))?.text : undefined;
  const goal = atStop(when, at) ?? {};
  if (items.length === 0 && stops.length > 0)
    return moveStops(
      view,
      stops.map(({ text }) => text),
      position,
    );
  const names = items.length > 0 ? items.map(({ text }) => text) : ['it'];
  return names.slice(0, position === undefined ? names.length : 1).map((text): Wanted => {
    const item = itemOf(view, text, from);
    // "One day later" counts from the day on which it is now.
    const later: WhenSaid =
      moved?.days === undefined ? goal : { ...goal, days: [{ ofItem: item.words, number: moved.days }] };
    return { kind: 'moveItem', item, to: later, ...(position !== undefined && { position }) };
  });
}

function moveStops(
  view: ClauseView,
  [moved = '', beside]: readonly string[],
  position: 'first' | 'last' | undefined,
): Wanted[] {
  take(view, 'stop');
  const isBefore = /\bbefore\b/.test(view.words);
  if (beside !== undefined)
    return [
      {
        kind: 'moveStop',
        place: placeOf(moved),
        position: { at: isBefore ? 'before' : 'after', stop: placeOf(beside) },
      },
    ];
  return [
    { kind: 'moveStop', place: placeOf(moved), position: { at: position === 'first' ? 'start' : 'end' } },
  ];
}

/** Two sights, two days or two stops change places. */
export function swap(view: ClauseView): Wanted[] {
  const [one, other] = take(view, 'item', 'see');
  if (one !== undefined && other !== undefined) {
    takeWhen(view);
    return [{ kind: 'swapItems', items: [itemOf(view, one.text), itemOf(view, other.text)] }];
  }
  const days = takeWhen(view, { withHour: false })?.days ?? [];
  if (one === undefined && days[0] !== undefined && days[1] !== undefined)
    return [{ kind: 'swapDays', days: [days[0], days[1]] }];
  const stops = view.clause.spans.filter(({ label }) => label === 'stop');
  if (one === undefined) return stops.length > 1 ? swapStops(view) : orderStops(view);
  const last = view.memory.item;
  if (last === undefined || last === one.text) return [];
  return [{ kind: 'swapItems', items: [{ words: last }, itemOf(view, one.text)] }];
}

/** Keeps sights, or all of a day or a stop, as they are; or no longer. */
export function lock(view: ClauseView, locked: boolean): Wanted[] {
  const items = take(view, 'item', 'see', 'event', 'flight', 'hotel', 'outing');
  const when = takeWhen(view);
  const rest = items.length > 0 ? [] : take(view, 'stop', 'day', 'part');
  const stops = items.every(({ text }) => pronoun.test(text)) ? take(view, 'stop') : [];
  const words = (stops.length > 0 ? stops : [...items, ...rest]).map(({ text }) => text);
  return (words.length > 0 ? words : ['it']).map((text) => ({
    kind: 'lockItem',
    item: itemOf(view, text, when),
    locked,
  }));
}
