import type { PlanDay } from '@wayfare/contracts/plan';
import { daysOf } from '../resolve/days-of.ts';
import { itemOf } from '../resolve/item-of.ts';
import { onlyPoints } from '../resolve/words-of-things.ts';
import { isUnclear } from '../resolve/unclear.ts';
import { dayNumber } from './day-sights.ts';
import type { Draft } from './draft.ts';
import type { Do, Outcome } from './outcome.ts';
import { refused } from './outcome.ts';

function lockDay(draft: Draft, days: readonly PlanDay[], locked: boolean): Outcome {
  const ids = days.flatMap(({ items }) =>
    items.flatMap(({ id, kind, locked: is }) => (is === locked || kind === 'transfer' ? [] : [id])),
  );
  const numbers = days.map((day) => dayNumber(draft, day));
  if (ids.length === 0)
    return refused({ says: 'lockedSame', names: numbers.map((number) => `day ${number}`), locked });
  draft.apply(...ids.map((itemId) => ({ edit: 'lockItem' as const, itemId, locked })));
  return { done: [{ says: 'daysLocked', numbers, locked }], days: days.map(({ id }) => id) };
}

/** Something, or a whole day, keeps its day and time from now on, or may move again. */
export const lockItem: Do<'lockItem'> = (draft, { item: said, locked }) => {
  if (
    said.itemId === undefined &&
    said.when?.days !== undefined &&
    (said.words === 'day' || onlyPoints(said.words))
  ) {
    const found = daysOf(said.when, draft);
    return isUnclear(found) ? found : lockDay(draft, found.days, locked);
  }
  const found = itemOf(said, draft);
  if (isUnclear(found)) return found;
  const { item, day } = found;
  if (item.locked === locked) return refused({ says: 'lockedSame', names: [item.title], locked });
  draft.apply({ edit: 'lockItem', itemId: item.id, locked });
  return {
    done: [
      { says: 'itemLocked', name: item.title, day: dayNumber(draft, day), minute: item.startMinute, locked },
    ],
    days: [day.id],
  };
};
