import type { WhenSaid } from '@wayfare/contracts/intent';
import { anyOf } from '../any-of.ts';
import { numberIn } from '../read-number.ts';
import { readPart } from '../read-part.ts';
import { readShift } from '../read-shift.ts';
import { isEmpty } from '../spans.ts';
import { tokensOf } from '../words-in.ts';
import { orderStops, swapStops } from './change-stops.ts';
import type { ClauseView, Wanted } from './clause.ts';
import {
  ahead,
  atStop,
  has,
  itemOf,
  onOwnDays,
  placeOf,
  pronoun,
  stopNamed,
  take,
  takeWhen,
  thatDay,
} from './clause.ts';

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

const pointsBack =
  anyOf(`it, that, this, them, one, those, that one, make that, make it, move, moved, put it, shift it, push, pull, bring,
  rather, better, instead, later, earlier`);

const nightWords = /\b(?:last|final) (?:(\w+) )?nights?\b/;

/** "Can the last night be in Nara instead?" */
export function lastNightsElsewhere(view: ClauseView): Wanted[] | null {
  const said = nightWords.exec(view.words);
  const last = view.talk.trip?.stops.at(-1);
  const goal = view.clause.spans.find(
    ({ label, text }) =>
      ['stop', 'about', 'maybe', 'outing', 'base'].includes(label) && stopNamed(view, text) === undefined,
  );
  if (said === null || last === undefined || goal === undefined) return null;
  const nights = numberIn(tokensOf(said[1] ?? '')) ?? 1;
  for (const span of view.clause.spans) view.used.add(span);
  return [
    { kind: 'setNights', place: { name: last }, change: -nights },
    { kind: 'addStop', place: placeOf(goal.text), nights, position: { side: 'end' } },
  ];
}

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
  const goals = days.filter((span) => !own.includes(span));
  // "The mosque on Friday, the palace on the same day".
  const named = goals.filter(({ text }) => !thatDay.test(text));
  const target = (named.length > 0 ? named : goals).slice(-1);
  const from = own.length === 0 ? undefined : takeWhen(view, { withHour: false, only: own });
  const { to, position } = place(view);
  const beside = besideMeal.exec(view.words)?.[0];
  const part = beside === undefined || !has(view, 'item', 'see') ? null : readPart(beside);
  if (part !== null && !has(view, 'day', 'part', 'hour', 'pos')) to.part = part;
  const [shift] = take(view, 'shift');
  const moved = shift === undefined ? null : readShift(shift.text, view.words);
  const when: WhenSaid = { ...takeWhen(view, { only: target }), ...to };
  const at = items.length > 0 ? take(view, 'stop').find((span) => !items.includes(span))?.text : undefined;
  const isThere = Object.keys(when).length === 0 && position === undefined && /\bthere\b/.test(view.words);
  // "Put the Uffizi there": on the day that was spoken of last.
  const goal = isThere ? { days: view.memory.day ?? [{ ofItem: 'that' }] } : (atStop(when, at) ?? {});
  if (items.length === 0 && stops.length > 0)
    return moveStops(
      view,
      stops.map(({ text }) => text),
      position,
    );
  // "They have put me on the Saturday shift" moves nothing.
  if (items.length === 0 && !pointsBack.test(view.words)) return [];
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
        position: { side: isBefore ? 'before' : 'after', stop: placeOf(beside) },
      },
    ];
  return [
    { kind: 'moveStop', place: placeOf(moved), position: { side: position === 'first' ? 'start' : 'end' } },
  ];
}

const exchange = anyOf('swap*, switch*, exchang*, trade*, the other way round, vice versa, with each other');

/** Two sights, two days or two stops change places. */
export function swap(view: ClauseView): Wanted[] {
  const apart = exchange.test(view.words) ? null : onOwnDays(view, ['item', 'see']);
  if (apart !== null)
    return apart.map(({ item, when }): Wanted => ({
      kind: 'moveItem',
      item: itemOf(view, item.text),
      to: when ?? {},
    }));
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
  const ofDays = rest.filter(({ label }) => label === 'day');
  // "Lock day 2", "don't touch the first day": all that is in it.
  if (items.length === 0 && when?.days !== undefined && ofDays.length === rest.length)
    return [{ kind: 'lockItem', item: { words: 'day', when }, locked }];
  const stops = items.every(({ text }) => pronoun.test(text)) ? take(view, 'stop') : [];
  const words = (stops.length > 0 ? stops : [...items, ...rest]).map(({ text }) => text);
  return (words.length > 0 ? words : ['it']).map((text) => ({
    kind: 'lockItem',
    item: itemOf(view, text, when),
    locked,
  }));
}
