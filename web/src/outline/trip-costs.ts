import type { Money } from '@wayfare/contracts/money';
import { paidCosts } from '@wayfare/planner';
import type { OpenedTrip } from '../trips/listed-trip.ts';

/** What one part of a trip costs, currency by currency. */
export interface CostLine {
  what: string;
  sums: Money[];
}

function sum(costs: readonly (Money | undefined)[]): Money[] {
  const sums = new Map<string, number>();
  for (const cost of costs) {
    if (cost) sums.set(cost.currency, (sums.get(cost.currency) ?? 0) + cost.amountCents);
  }
  return [...sums].map(([currency, amountCents]) => ({ currency, amountCents }));
}

/** The costs of a trip by what they are for, and all together. Nothing is converted: each currency is its own sum. */
export function tripCosts({ trip, plan }: Pick<OpenedTrip, 'trip' | 'plan'>): {
  lines: CostLine[];
  total: Money[];
} {
  const paid = paidCosts(plan);
  const items = (plan?.days ?? []).flatMap((day) => day.items);
  const stays = trip.stops.map(({ cost }) => cost);
  const ways = [...trip.legs, ...items].map(({ travel }) => travel?.cost);
  const meals = items.filter(({ kind }) => kind === 'meal').map(paid);
  const visits = items.filter(({ kind }) => kind !== 'meal').map(paid);
  const lines = [
    { what: 'Stays', sums: sum(stays) },
    { what: 'Getting about', sums: sum(ways) },
    { what: 'Food', sums: sum(meals) },
    { what: 'Sights and activities', sums: sum(visits) },
  ].filter(({ sums }) => sums.length > 0);
  return { lines, total: sum([...stays, ...ways, ...meals, ...visits]) };
}
