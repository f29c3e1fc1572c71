/** The kinds of climate that the art tells apart. */
export type ClimateKind =
  'tropical' | 'arid' | 'savanna' | 'mediterranean' | 'temperate' | 'continental' | 'cold' | 'highland';

export type CoverSeason = 'spring' | 'summer' | 'autumn' | 'winter';

/** What a cover is drawn from. The same scene always gives the same picture. */
export interface CoverScene {
  /** The city's or trip's id: the seed. A catalogue id (`fr-paris`) also tells the country. */
  id: string;
  /** Read out by screen readers. */
  title?: string;
  /** ISO country code in any case; taken from the id when left out. */
  countryCode?: string;
  climate: ClimateKind;
  latitude: number;
  elevationMeters: number;
  population: number;
  coastal: boolean;
  /** A wide river through the town. */
  river?: boolean;
  /** The name of a landmark of `landmarkOf`; found by the id when left out, none when empty. */
  landmark?: string;
  season: CoverSeason;
  night: boolean;
}

export const coverWidth = 1200;
export const coverHeight = 750;
