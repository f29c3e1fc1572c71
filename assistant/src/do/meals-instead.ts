import type { IntentOf } from '@wayfare/contracts/intent';
import type { Draft } from './draft.ts';
import { mealOf } from '../resolve/meal-of.ts';
import type { Outcome } from './outcome.ts';

/** "No dinners", "skip lunch every day": meals are no sights, so they just go. Null where the words are of no meal that is planned. */
export function mealsInstead(draft: Draft, { words, amount }: IntentOf<'limitKind'>): Outcome | null {
  const meal =
    (['breakfast', 'lunch', 'dinner'] as const).find((one) => words.toLowerCase().startsWith(one)) ?? null;
  const ids = draft.days.flatMap(({ items }) =>
    items.flatMap((item) => (mealOf(item) === meal && !item.locked ? [item.id] : [])),
  );
  if (amount !== 'none' || meal === null || ids.length === 0) return null;
  draft.apply(...ids.map((itemId) => ({ edit: 'removeItem' as const, itemId })));
  return { done: [{ says: 'mealsOut', meal }] };
}
