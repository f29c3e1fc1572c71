import type { Attraction, TravelOption } from '@wayfare/atlas';

/** Out in the open: the model's local transport is a town's, and no bus is known to go there. */
const wild = new Set<Attraction['category']>([
  'nature',
  'national_park',
  'beach',
  'viewpoint',
  'island',
  'experience',
  'wellness',
]);
const namesLine = /\b(?:bus|buses|coach|trains?|rail|railway|tram|metro|subway|skytrain|shuttles?)\b/i;

/** The ways to a sight that are more than a guess: no public transport into the wild, unless its text names it. */
export const knownWays = (
  options: readonly TravelOption[],
  { category, why }: Pick<Attraction, 'category' | 'why'>,
): readonly TravelOption[] =>
  wild.has(category) && !namesLine.test(why) && options.some(({ mode }) => mode === 'drive')
    ? options.filter(({ mode }) => mode !== 'transit')
    : options;
