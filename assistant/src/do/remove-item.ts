import { isAtTable } from '../planning/is-at-table.ts';
import { itemOf } from '../resolve/item-of.ts';
import { isUnclear } from '../resolve/unclear.ts';
import { dayNumber } from './day-sights.ts';
import type { Draft } from './draft.ts';
import type { Do } from './outcome.ts';
import { refused } from './outcome.ts';
import { rearrange } from './rearrange.ts';

/** A sight that was taken out does not come again by itself. */
export function wishAway(draft: Draft, placeId: string | undefined, title: string): void {
  const { mustSee, skip = [] } = draft.document.trip.request;
  draft.setWishes({
    ...(mustSee !== undefined && {
      mustSee: mustSee.filter((wish) => wish !== title && !title.includes(wish)),
    }),
    ...(placeId?.includes('/') === true && { skip: [...new Set([...skip, placeId])].slice(-60) }),
  });
}

/** Something goes out of the plan; its time is free. */
export const removeItem: Do<'removeItem'> = (draft, { item: said }) => {
  const found = itemOf(said, draft);
  if (isUnclear(found)) return found;
  const { item, day } = found;
  if (item.locked) draft.apply({ edit: 'lockItem', itemId: item.id, locked: false });
  if (!draft.apply({ edit: 'removeItem', itemId: item.id }))
    return refused({ says: 'cannotRemove', name: item.title });
  if (isAtTable(item)) wishAway(draft, item.place?.placeId, item.title);
  if (item.kind !== 'meal') {
    wishAway(draft, item.place?.placeId, item.title);
    rearrange(draft, day);
  }
  const number = dayNumber(draft, day);
  return {
    done: [{ says: 'itemRemoved', name: item.title, day: number }],
    days: [day.id],
    ...(item.kind === 'visit' && {
      offers: [
        {
          label: { says: 'labelSomethingElse', day: number },
          intents: [{ kind: 'addSight', when: { days: [{ number }] } }],
        },
      ],
    }),
  };
};
