import type { TripDocument } from '@wayfare/contracts/trip-document';
import { drivingCost, wholeBudget } from '@wayfare/planner';
import { useMemo } from 'react';
import { totalNights } from '../trips/trip-days.ts';
import { readerChoices } from '../ui/reader-choices.ts';
import { useExchangeRates, useUsualCost } from './rates.queries.ts';
import { useShownCurrency } from './shown-currency.ts';
import { convert, costsOf, totalsOf, type Rates } from './sums.ts';

/** Of a country whose cars nothing is known of. */
const noCar = { hireCentsPerDay: 0, fuelCentsPerKm: 0 };
const noRates: Rates = {};

/** What a trip costs as far as it is known, beside its budget, in the currency that is shown. */
export function useTripSums(document: TripDocument) {
  const { trip, plan } = document;
  const asked = useExchangeRates();
  const rates = asked.data?.unitsPerEuro ?? noRates;
  const days = plan?.days.length ?? totalNights(trip) + (trip.stops.length > 0 ? 1 : 0);
  const request = { ...trip.assumed, ...trip.request };
  const budget = wholeBudget(request, days);
  const [currency, choose] = useShownCurrency(budget?.currency ?? readerChoices().currency);
  const { cost: usual, carRates } = useUsualCost(document, currency).data ?? {};
  const driving = useMemo(
    () => carRates && drivingCost(document, (countryCode) => carRates[countryCode] ?? noCar),
    [document, carRates],
  );
  const totals = useMemo(
    () => totalsOf(costsOf(document, driving ?? null, days), days, currency, rates),
    [document, driving, days, currency, rates],
  );
  const budgetCents = budget && convert(budget, currency, rates);
  return {
    asked,
    rates,
    days,
    request,
    currency,
    choose,
    totals,
    usual,
    driving: driving ?? null,
    budgetCents: typeof budgetCents === 'number' ? budgetCents : null,
  };
}
