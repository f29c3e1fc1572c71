import type { PlanItem } from '@wayfare/contracts/plan';
import { attractionOf } from '../planning/place-ref-of.ts';
import { itemOf } from '../resolve/item-of.ts';
import type { ItemFound } from '../resolve/last-spoken.ts';
import { isUnclear } from '../resolve/unclear.ts';
import { dayNumber, presentSights } from './day-sights.ts';
import type { Draft } from './draft.ts';
import { opensOn } from './fit-sight.ts';
import type { Do } from './outcome.ts';
import { refused } from './outcome.ts';
import { namesLost, rearrange } from './rearrange.ts';

/** An item at the time that another one had. */
const inPlaceOf = (item: PlanItem, other: PlanItem): PlanItem => ({
  ...item,
  startMinute: other.startMinute,
  endMinute: Math.min(2879, other.startMinute + item.endMinute - item.startMinute),
});

const isClosed = (draft: Draft, { item }: ItemFound, { day }: ItemFound): boolean => {
  const sight = attractionOf(draft.turn.atlas, item.place?.placeId);
  return sight !== null && !opensOn(draft, sight, day);
};

/** Two things of the plan change places, and their days are arranged around them. */
export const swapItems: Do<'swapItems'> = (draft, { items }) => {
  const one = itemOf(items[0], draft);
  if (isUnclear(one)) return one;
  const other = itemOf(items[1], draft);
  if (isUnclear(other)) return other;
  if (one.item.id === other.item.id) return refused({ says: 'sameThing', name: one.item.title });
  if (one.day.stopId !== other.day.stopId)
    return refused({ says: 'itemsElsewhere', names: [one.item.title, other.item.title] });
  for (const [found, there] of [
    [one, other],
    [other, one],
  ] as const)
    if (isClosed(draft, found, there))
      return refused({
        says: 'closedThen',
        name: found.item.title,
        days: [dayNumber(draft, there.day)],
        on: there.day.on,
      });
  const had = presentSights(draft);
  const [first, second] = [inPlaceOf(one.item, other.item), inPlaceOf(other.item, one.item)];
  draft.apply(
    { edit: 'removeItem', itemId: one.item.id },
    { edit: 'removeItem', itemId: other.item.id },
    { edit: 'addItem', dayId: other.day.id, item: first, index: 0 },
    { edit: 'addItem', dayId: one.day.id, item: second, index: 0 },
  );
  rearrange(draft, one.day);
  if (one.day.id !== other.day.id) rearrange(draft, other.day);
  return {
    done: [
      {
        says: 'itemsSwapped',
        names: [one.item.title, other.item.title],
        days: [dayNumber(draft, other.day), dayNumber(draft, one.day)],
        lost: namesLost(draft, had),
      },
    ],
    days: [one.day.id, other.day.id],
  };
};
