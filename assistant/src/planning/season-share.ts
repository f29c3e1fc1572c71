import type { Attraction } from '@wayfare/atlas';

/** A beach is for the whole afternoon from here on, and below the second for a walk. */
const BEACH_WARM = 24;
const BEACH_COOL = 20;
const HOT = 36;

/** Of what a kind of place is worth in its season: below so many °C by day, this share. */
const cold: Partial<Record<Attraction['category'], readonly (readonly [below: number, share: number])[]>> = {
  garden: [
    [8, 0.5],
    [14, 0.75],
  ],
  park: [
    [3, 0.6],
    [8, 0.8],
  ],
  zoo: [
    [3, 0.6],
    [8, 0.8],
  ],
  theme_park: [
    [8, 0.4],
    [14, 0.7],
  ],
  island: [
    [10, 0.6],
    [16, 0.8],
  ],
};

/** Whether one only walks along it: a beach in a month that is too cold for more. */
export const isOnlyWalked = ({ category }: Attraction, high: number | undefined): boolean =>
  category === 'beach' && high !== undefined && high < BEACH_COOL;

/** What a sight is worth in a month, as a share of what it is worth in its season, by its kind and the mean high. */
export function seasonShare(attraction: Attraction, high: number | undefined): number {
  if (high === undefined || attraction.setting !== 'outdoor') return 1;
  if (isOnlyWalked(attraction, high)) return 0.25;
  if (attraction.category === 'beach') return Math.min(1, 1 - (BEACH_WARM - high) / 10);
  if (high >= HOT) return 0.8;
  return cold[attraction.category]?.find(([below]) => high < below)?.[1] ?? 1;
}
