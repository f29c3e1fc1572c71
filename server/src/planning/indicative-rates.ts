import { ratesAsOf, unitsPerEuro } from '@wayfare/atlas';
import type { Answer } from '@wayfare/contracts/endpoints';
import type { Rates } from '../outside/ecb-rates.ts';

/** Rates to reckon with: those of the day where they can be had, and ours for currencies that nobody quotes. */
export async function indicativeRates(rates: Rates): Promise<Answer<'exchangeRates'>> {
  const told = await rates.latest();
  if (!told) return { asOf: ratesAsOf, unitsPerEuro: { ...unitsPerEuro }, source: null };
  return {
    asOf: told.asOf,
    unitsPerEuro: { ...unitsPerEuro, ...told.unitsPerEuro, EUR: 1 },
    source: 'European Central Bank',
  };
}
