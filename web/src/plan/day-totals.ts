import type { Money } from '@wayfare/contracts/money';
import type { PlanDay } from '@wayfare/contracts/plan';

/** What a day comes to. */
export interface DayTotals {
  /** One sum a currency. */
  costs: Money[];
  walkMeters: number;
  /** Minutes that are taken up, ways included. */
  busyMinutes: number;
}

/** What a day costs, how far one walks in it, how much of it is taken up. */
export function dayTotals({ items }: PlanDay): DayTotals {
  const costs = new Map<string, number>();
  let walkMeters = 0;
  let busyMinutes = 0;
  for (const { kind, cost, travel, startMinute, endMinute } of items) {
    for (const one of [cost, travel?.cost])
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
