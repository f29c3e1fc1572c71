import type { Atlas, Attraction } from '@wayfare/atlas';
import type { PlanItem } from '@wayfare/contracts/plan';
import type { EntryPrice, Party } from '@wayfare/planner';
import { entryCost } from '@wayfare/planner';
import { isOfFood } from './tables.ts';

/** A child's dish beside a grown-up's. */
const CHILD_DISH = 0.6;
const CHILD_UNTIL = 12;

const priceOf = (attraction: Attraction, price: number): EntryPrice =>
  isOfFood(attraction) && attraction.child === undefined
    ? { ...attraction, price, child: [price * CHILD_DISH, CHILD_UNTIL] }
    : { ...attraction, price };

/**
 * What all who travel pay at a place, and the ticket that is good for others of its city too; empty where it is free,
 * or where nobody knows.
 */
export function paidFor(
  atlas: Atlas,
  attraction: Attraction,
  party: Party,
): Pick<PlanItem, 'cost' | 'ticket'> {
  const currency = atlas.country(attraction.countryCode)?.currencies[0];
  if (attraction.price === null) return {};
  const amountCents = Math.round(entryCost(priceOf(attraction, attraction.price), party) * 100);
  if (amountCents === 0 || currency === undefined || !/^[A-Z]{3}$/.test(currency)) return {};
  const { ticket, cityId } = attraction;
  return { cost: { amountCents, currency }, ...(ticket !== undefined && { ticket: `${cityId}/${ticket}` }) };
}
