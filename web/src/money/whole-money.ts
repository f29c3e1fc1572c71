import { formatMoney } from '../ui/format-money.ts';

/** An amount without its fraction. */
export const wholeMoney = (cents: number, currency: string) =>
  formatMoney({ amountCents: Math.round(cents / 100) * 100, currency });
