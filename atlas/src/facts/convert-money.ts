import { unitsPerEuro } from '../../data/exchange-rates.ts';

/** An amount in another currency at the indicative rate, in the same units; null when a currency is not known. */
export function convertMoney(amount: number, from: string, to: string): number | null {
  const fromUnits = unitsPerEuro[from.toUpperCase()];
  const toUnits = unitsPerEuro[to.toUpperCase()];
  return fromUnits === undefined || toUnits === undefined ? null : (amount / fromUnits) * toUnits;
}
