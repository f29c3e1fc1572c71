import { carCosts } from '@wayfare/atlas';
import type { Answer } from '@wayfare/contracts/endpoints';
import type { PlaceRef } from '@wayfare/contracts/place-ref';

/** What a car costs in the countries of some places. */
export const carRatesOf = (places: readonly PlaceRef[]): Answer<'usualCost'>['carRates'] =>
  Object.fromEntries(
    [...new Set(places.flatMap(({ countryCode }) => countryCode ?? []))].map((code) => [
      code,
      carCosts(code),
    ]),
  );
