import type { Attraction } from './guides.queries.ts';

const mostOfEach = 6;
const notInRain = new Set<Attraction['category']>(['viewpoint', 'nightlife']);
const afterDark = new Set(['evening', 'night']);

/** The best known sights for a wish: with children, under a roof, in the evening, without a ticket. */
export function sightsThatSuit(attractions: readonly Attraction[]) {
  const sights = attractions.filter(({ category, dayTrip }) => category !== 'food' && !dayTrip);
  const best = (suits: (sight: Attraction) => boolean) => sights.filter(suits).slice(0, mostOfEach);
  return {
    kids: best(({ goodFor }) => goodFor.includes('children')),
    // A deck under a roof is dry, and shows the inside of a cloud; a bar opens when the day is over.
    rain: best(
      ({ category, setting, goodFor }) =>
        goodFor.includes('rain') || (setting === 'indoor' && !notInRain.has(category)),
    ),
    evening: best(
      ({ bestTime, category, goodFor }) =>
        category === 'nightlife' || goodFor.includes('evening') || afterDark.has(bestTime ?? ''),
    ),
    free: best(({ price }) => price?.amountCents === 0),
  };
}
