import type { Act } from '@wayfare/reader';
import { timeSaid } from '../time-wish-said.ts';
import type { ClauseView, Wanted } from './clause.ts';
import { has, placeOf, takeWhen, withWhen } from './clause.ts';
import { kinds } from './limit-kinds.ts';

/** Acts in which it is said when a thing is to be; in others only what no other words mean. */
const ofThings = new Set<Act>(['add', 'move', 'order', 'wish', 'swap']);
const acts = new Set<Act>([...ofThings, 'hours', 'rest', 'length', 'remove']);
const SLOW_MORNING = 600;

/** Wishes about when things are to be that their marks alone do not tell; null for all others. */
export function timeWishes(view: ClauseView): Wanted[] | null {
  const { act } = view.clause;
  const said = acts.has(act) ? timeSaid(view.clause) : null;
  // "No churches on day 1" keeps no day free.
  if (said === null) return act === 'rest' && has(view, 'dislike') && has(view, 'day') ? kinds(view) : null;
  const isOfThing = said.says === 'when' || said.says === 'before';
  const isAway = (act === 'remove' || act === 'rest') && said.says === 'when' && said.not === true;
  if (isOfThing && !ofThings.has(act) && !isAway) return null;
  const when = takeWhen(view, { withHour: false });
  for (const span of view.clause.spans) view.used.add(span);
  switch (said.says) {
    case 'perDay': {
      const { words, count } = said;
      return [{ kind: 'limitKind', words, amount: 'atMost', count, when: { each: true } }];
    }
    case 'rest': {
      const { days } = when ?? {};
      return [
        { kind: 'restAfterLunch', minutes: said.minutes, ...(days !== undefined && { when: { days } }) },
      ];
    }
    case 'slowMornings':
      return [
        {
          kind: 'setHours',
          startMinute: SLOW_MORNING,
          ...(when?.days !== undefined && { when: { days: when.days } }),
        },
      ];
    case 'before': {
      const { first, second } = said;
      return [
        { kind: 'wishTime', what: placeOf(first.text), before: placeOf(second.text), ...withWhen(when) },
      ];
    }
    case 'when': {
      const { thing, not, order } = said;
      view.memory.item = thing.text;
      return [
        {
          kind: 'wishTime',
          what: placeOf(thing.text),
          ...(not === true && { not }),
          ...(order !== undefined && { order }),
          ...withWhen(when),
        },
      ];
    }
  }
}
