import type { PlanItem } from '@wayfare/contracts/plan';

/** The numbers that a day's items have in its list and on the map: those that are somewhere, in their order. */
export function pinNumbers(items: readonly Pick<PlanItem, 'place'>[]): (number | null)[] {
  let last = 0;
  return items.map(({ place }) => (place ? (last += 1) : null));
}
