import type { Attraction } from './guides.queries.ts';

const mostOfEach = 6;

/** The best known sights for a wish: with children, under a roof, without a ticket. */
export function sightsThatSuit(attractions: readonly Attraction[]) {
  const sights = attractions.filter(({ category, dayTrip }) => category !== 'food' && !dayTrip);
  const best = (suits: (sight: Attraction) => boolean) => sights.filter(suits).slice(0, mostOfEach);
  return {
    kids: best(({ goodFor }) => goodFor.includes('children')),
    rain: best(({ setting, goodFor }) => setting === 'indoor' || goodFor.includes('rain')),
    free: best(({ price }) => price?.amountCents === 0),
  };
}
