import type { Atlas, Attraction } from '@wayfare/atlas';
import type { PlanItem } from '@wayfare/contracts/plan';
import type { Party } from '@wayfare/planner';
import { entryCost } from '@wayfare/planner';

/** What all who travel pay at a place, and the ticket that is good for others of its city too; empty where it is free. */
export function paidFor(
  atlas: Atlas,
  attraction: Attraction,
  party: Party,
): Pick<PlanItem, 'cost' | 'ticket'> {
  const currency = atlas.country(attraction.countryCode)?.currencies[0];
  const amountCents = Math.round(entryCost(attraction, party) * 100);
  if (amountCents === 0 || currency === undefined || !/^[A-Z]{3}$/.test(currency)) return {};
  const { ticket, cityId } = attraction;
  return { cost: { amountCents, currency }, ...(ticket !== undefined && { ticket: `${cityId}/${ticket}` }) };
}
