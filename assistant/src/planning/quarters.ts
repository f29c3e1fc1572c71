import { distanceKm } from '@wayfare/almanac/distance';
import type { Attraction } from '@wayfare/atlas';

/** So far from its first sight a quarter goes. */
const QUARTER_KM = 0.9;

/** Tells the quarter of each sight that it is asked for: that of the first one near, or one of its own. */
export function quarters(): (sight: Attraction) => string {
  const firsts: Attraction[] = [];
  return (sight) => {
    const near = firsts.find(({ lat, lon }) => distanceKm(lat, lon, sight.lat, sight.lon) <= QUARTER_KM);
    if (near === undefined) firsts.push(sight);
    return (near ?? sight).id;
  };
}
