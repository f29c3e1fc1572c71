/** A region or alias that is no city, with the cities that stand for it, the best first. */
export interface RegionEntry {
  slug: string;
  name: string;
  aliases: readonly string[];
  /** Lower-case ISO codes of the countries it lies in. */
  countries: readonly string[];
  lat: number;
  lon: number;
  /** City ids, the most typical first; each must exist. The atlas puts those that the catalogue describes before the others. */
  cities: readonly string[];
}
