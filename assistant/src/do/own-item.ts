import type { PlanItem } from '@wayfare/contracts/plan';
import type { Draft } from './draft.ts';

/** Something that a message puts at an hour of a day: locked, nowhere, with an id that begins so and is new. */
export function ownItem(
  draft: Draft,
  prefix: string,
  item: Pick<PlanItem, 'kind' | 'title' | 'startMinute' | 'endMinute'>,
): PlanItem {
  const used = new Set(draft.document.plan?.days.flatMap(({ items }) => items.map(({ id }) => id)));
  let number = 1;
  while (used.has(`${prefix}-${number}`)) number += 1;
  return { id: `${prefix}-${number}`, ...item, place: null, travel: null, locked: true, madeBy: 'traveller' };
}
