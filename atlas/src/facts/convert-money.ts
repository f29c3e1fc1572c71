import rates from '../../data/tables/exchange-rates.json' with { type: 'json' };

/** The day that the rates were set down. They are indicative: right to a few per cent, for estimates only. */
export const ratesAsOf: string = rates.asOf;

/** Units of each currency for one euro. */
export const unitsPerEuro: Readonly<Record<string, number>> = rates.unitsPerEuro;

/** An amount in another currency at the indicative rate, in the same units; null when a currency is not known. */
export function convertMoney(amount: number, from: string, to: string): number | null {
  const fromUnits = unitsPerEuro[from.toUpperCase()];
  const toUnits = unitsPerEuro[to.toUpperCase()];
  return fromUnits === undefined || toUnits === undefined ? null : (amount / fromUnits) * toUnits;
}
