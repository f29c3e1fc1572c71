import type { Money } from '@wayfare/contracts/money';
import { convert, type Rates } from './sums.ts';

/** Amounts of several currencies as one in another; null where a rate is not known. */
export function sumIn(currency: string, amounts: readonly Money[], rates: Rates): Money | null {
  let amountCents = 0;
  for (const amount of amounts) {
    const converted = convert(amount, currency, rates);
    if (converted === null) return null;
    amountCents += converted;
  }
  return { amountCents: Math.round(amountCents), currency };
}
