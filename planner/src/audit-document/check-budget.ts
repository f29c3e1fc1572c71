import type { Finding } from '@wayfare/contracts/finding';
import type { Money } from '@wayfare/contracts/money';
import type { AuditView } from './audit-view.ts';
import { drivingCost } from '../costs/driving-cost.ts';
import { paidCosts } from '../costs/tickets.ts';
import { found } from './audit-view.ts';
import { takeOut } from './free-slot.ts';

/** The sum of all costs against the budget; costs in a currency without a rate are told, not guessed. */
export function checkBudget(view: AuditView): Finding[] {
  const { budget, rates, carRates } = view.knowledge;
  if (budget === undefined) return [];
  const rateOf = ({ currency }: Money): number | undefined =>
    currency === budget.currency ? 1 : rates?.[currency];
  const inBudget = (cost: Money | undefined): number =>
    cost === undefined ? 0 : cost.amountCents * (rateOf(cost) ?? 0);
  const items = view.days.flatMap((day) => day.items);
  const paid = paidCosts(view.document.plan);
  const { stops, legs } = view.document.trip;
  const driving = carRates === undefined ? null : drivingCost(view.document, carRates);
  const costs = [
    driving?.beside,
    ...items.flatMap((item) => [paid(item), item.travel?.cost]),
    ...stops.map(({ cost }) => cost),
    ...legs.map(({ travel }) => travel.cost),
  ];
  const unknown = costs.filter((cost) => cost !== undefined && rateOf(cost) === undefined).length;
  const costCents = Math.round(costs.reduce((sum, cost) => sum + inBudget(cost), 0));
  if (costCents <= budget.amountCents) return [];
  const dearest = items
    .filter(({ locked, cost }) => !locked && inBudget(cost) > 0)
    .reduce<(typeof items)[number] | null>(
      (left, right) => (left === null || inBudget(right.cost) > inBudget(left.cost) ? right : left),
      null,
    );
  const facts = {
    costCents,
    budgetCents: budget.amountCents,
    overCents: costCents - budget.amountCents,
    currency: budget.currency,
    ...(unknown > 0 && { costsWithoutRate: unknown }),
  };
  return [found('over_budget', 'warning', null, [], facts, dearest === null ? null : takeOut(dearest))];
}
