import type { TripRequest } from '@wayfare/contracts/request';

/** A route that a first visitor finds among the featured trips: cities by their atlas ids, with nights. */
export interface FeaturedRoute {
  name: string;
  cities: readonly (readonly [cityId: string, nights: number])[];
  /** The wishes; `budget` stands apart, because it follows from the length. */
  request: Omit<TripRequest, 'budget'> & { budget: EachDay };
  notes: string;
}

/** Euros that each person spends a day. */
interface EachDay {
  euroADay: number;
}

export const eachDay = (euroADay: number): EachDay => ({ euroADay });
