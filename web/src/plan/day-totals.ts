import type { Money } from '@wayfare/contracts/money';
import type { PlanDay } from '@wayfare/contracts/plan';
import type { CoveredItems } from './covered-items.ts';

/** What a day comes to. */
export interface DayTotals {
  /** One sum a currency. */
  costs: Money[];
  walkMeters: number;
  /** Minutes that are taken up, ways included. */
  busyMinutes: number;
}

/** What a day costs, how far one walks in it, how much of it is taken up. */
export function dayTotals({ items }: PlanDay, covered: CoveredItems): DayTotals {
  const costs = new Map<string, number>();
  let walkMeters = 0;
  let busyMinutes = 0;
  for (const { id, kind, cost, travel, startMinute, endMinute } of items) {
    for (const one of [id in covered ? undefined : cost, travel?.cost])
      if (one) costs.set(one.currency, (costs.get(one.currency) ?? 0) + one.amountCents);
    if (travel?.mode === 'walk') walkMeters += travel.distanceMeters;
    if (kind !== 'free' && kind !== 'note') busyMinutes += endMinute - startMinute;
    busyMinutes += travel?.minutes ?? 0;
  }
  return {
    costs: [...costs].flatMap(([currency, amountCents]) =>
      amountCents > 0 ? { currency, amountCents } : [],
    ),
    walkMeters,
    busyMinutes,
  };
}
