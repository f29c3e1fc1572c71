import type { Money } from '@wayfare/contracts/money';
import type { Plan, PlanItem } from '@wayfare/contracts/plan';

/** A ticket on which several things of a trip are seen. */
export interface SharedTicket {
  /** In order of time. */
  items: readonly PlanItem[];
  /** The one whose price is the ticket's: the dearest. */
  paidAt: PlanItem;
  /** On how many days it is used. */
  days: number;
}

const centsOf = ({ cost }: PlanItem): number => cost?.amountCents ?? 0;

/** The tickets of a plan on which more than one thing is seen. */
export function ticketsOf(plan: Plan | null): SharedTicket[] {
  const uses = new Map<string, { item: PlanItem; day: number }[]>();
  (plan?.days ?? []).forEach(({ items }, day) => {
    for (const item of items)
      if (item.ticket !== undefined) uses.set(item.ticket, [...(uses.get(item.ticket) ?? []), { item, day }]);
  });
  return [...uses.values()].flatMap((used) => {
    const items = used.map(({ item }) => item);
    const paidAt = items.reduce((most, item) => (centsOf(item) > centsOf(most) ? item : most));
    return items.length > 1 ? [{ items, paidAt, days: new Set(used.map(({ day }) => day)).size }] : [];
  });
}

/**
 * The things of a plan that cost nothing more, each with the one whose ticket covers it. A ticket is paid once in a
 * trip, by everybody, whatever the days on which it is used.
 */
export const coveredItems = (plan: Plan | null): ReadonlyMap<PlanItem, PlanItem> =>
  new Map(
    ticketsOf(plan).flatMap(({ items, paidAt }) =>
      items.filter((item) => item !== paidAt).map((item) => [item, paidAt]),
    ),
  );

/** What is paid at each thing of a plan. */
export function paidCosts(plan: Plan | null): (item: PlanItem) => Money | undefined {
  const covered = coveredItems(plan);
  return (item) => (covered.has(item) ? undefined : item.cost);
}
