import type { Money } from '@wayfare/contracts/money';
import type { TripRequest } from '@wayfare/contracts/request';
import { headsOf } from './party.ts';

const MOST_CENTS = 1_000_000_000_00;

/** The budget for the whole trip and party; null where none is set. */
export function wholeBudget(request: TripRequest, days: number): Money | null {
  const { budget } = request;
  if (budget === undefined) return null;
  const { amount, currency, per } = budget;
  const ofEach = per === 'person' || per === 'person_day' ? headsOf(request) : 1;
  const onEach = per === 'day' || per === 'person_day' ? Math.max(1, days) : 1;
  return { amountCents: Math.min(MOST_CENTS, Math.round(amount * 100 * ofEach * onEach)), currency };
}
