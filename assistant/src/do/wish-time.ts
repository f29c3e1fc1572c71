import type { TimeWish } from '@wayfare/contracts/time-wish';
import { isKindWord } from '../planning/kinds-of-sight.ts';
import { daysOf } from '../resolve/days-of.ts';
import { sightOf } from '../resolve/place-of.ts';
import { isUnclear } from '../resolve/unclear.ts';
import { holdTimeWish } from './hold-time-wish.ts';
import type { Do } from './outcome.ts';
import { refused } from './outcome.ts';
import { wishedDays } from './wished-days.ts';

const isKind = (words: string): boolean =>
  isKindWord(words.split(' ').at(-1) ?? '') && !/\p{Lu}/u.test(words);

/** When a sight or a kind is to be, or is not to be: it is kept with the trip, and the days keep to it. */
export const wishTime: Do<'wishTime'> = (draft, { what, not, when, order, before }) => {
  const kind = what.placeId === undefined && isKind(what.name);
  const sight = kind ? null : sightOf(what, draft);
  if (sight !== null && isUnclear(sight)) return sight;
  const next = before === undefined ? null : sightOf(before, draft);
  if (next !== null && isUnclear(next)) return next;
  const found = daysOf(when, draft);
  if (isUnclear(found))
    return not === true ? refused({ says: 'neverThen', name: sight?.name ?? what.name }) : found;
  const days = wishedDays(draft, when, found);
  if (days === undefined && when?.part === undefined && order === undefined && next === null)
    return refused({ says: 'whichTime', name: sight?.name ?? what.name });
  const wish: TimeWish = {
    what: sight?.name ?? what.name,
    ...(sight !== null && { placeId: sight.id }),
    ...(not === true && { not }),
    ...(days !== undefined && { days }),
    ...(when?.part !== undefined && { part: when.part }),
    ...(order !== undefined && { order }),
    ...(next !== null && { before: { name: next.name, placeId: next.id } }),
  };
  return holdTimeWish(draft, wish, sight);
};
