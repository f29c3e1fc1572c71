import type { Point } from './great-circle.ts';

/** The modes the model knows, named as in the product's contract. */
export type TravelMode = 'walk' | 'bike' | 'transit' | 'drive' | 'rail' | 'bus' | 'ferry' | 'flight';

/** A place to travel from or to. The country is an ISO 3166-1 alpha-2 code in any case; without it nothing is assumed. */
export interface TravelPlace extends Point {
  countryCode?: string;
  population?: number;
}

/** One way of getting there, door to door. */
export interface TravelOption {
  mode: TravelMode;
  minutes: number;
  /** Euro cents, one way. */
  costCents: number;
  /** Whether cost and CO₂ are for one traveller or for the whole car. */
  per: 'person' | 'vehicle';
  co2Grams: number;
  distanceMeters: number;
  /** One sentence: what the figures rest on. */
  basis: string;
  /** True for the model's own figures, false when a live service answered. */
  estimate: boolean;
  /** Ferries, tunnels, stations or airports on the way, in order. */
  via: readonly string[];
}

/** What the caller wishes of an estimate. */
export interface TravelWishes {
  /** Only these modes; all by default. */
  modes?: readonly TravelMode[];
}
