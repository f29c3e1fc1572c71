import { type Attraction, fold } from '@wayfare/atlas';
import type { TripRequest } from '@wayfare/contracts/request';
import type { Opening } from '@wayfare/planner';
import type { MealRule } from './pace-rules.ts';

/** So well known a restaurant or food street is gone to for itself; less so by who comes for the food. */
const FAMOUS = 60;
const FAMOUS_FOR_FOOD = 45;

/** What one goes to for its own sake only where it is well known, a table or a cake. */
export const isOfFood = ({ category }: Attraction): boolean => category === 'food';

/** Where one has a meal: restaurants, cafés, streets of food. It is a meal and no sight beside one. */
export const isTable = ({ category, snack }: Attraction): boolean => category === 'food' && snack !== true;

/** Where one may have a meal, though one goes there to see it as well. */
export const feeds = (place: Attraction): boolean =>
  isTable(place) || (place.category === 'market' && place.tags.includes('food'));

const quarters: ReadonlySet<Attraction['category']> = new Set([
  'neighbourhood',
  'street',
  'square',
  'village',
]);
/** Places known for eating that are no quarter: malls with their floors of food, beaches with their shacks. */
const others: ReadonlySet<Attraction['category']> = new Set(['shopping', 'beach']);

/** Where one finds a table among many, though none is named. */
export const isForEating = ({ category, tags }: Attraction): boolean =>
  (quarters.has(category) || others.has(category)) && tags.includes('food');

/** How one says that a meal is had there: in a quarter, at a mall. */
export const whereEaten = ({ category, name }: Attraction): string =>
  `${quarters.has(category) ? 'in' : 'at'} ${name}`;

/** All that is told of a place, folded, for what is asked of it in words. */
export const toldOf = ({ name, why, tags }: Attraction): string => fold([name, why, ...tags].join(' '));

/** Whether a table is worth a way of its own. */
export const isFamousTable = ({ fame }: Attraction, { interests = [] }: TripRequest): boolean =>
  fame >= (interests.includes('food') ? FAMOUS_FOR_FOOD : FAMOUS);

/** When one may sit down at a table: in the time of a meal alone, where it is open in any. */
export function tableOpenings(
  openings: readonly (readonly Opening[])[],
  meals: readonly MealRule[],
): readonly (readonly Opening[])[] {
  const clipped = openings.map((windows) =>
    windows.flatMap(({ from, until, lastStart = until }) =>
      meals.flatMap(({ fromMinute, toMinute, minutes }): Opening[] => {
        const window = {
          from: Math.max(from, fromMinute),
          until: Math.min(until, toMinute + minutes),
          lastStart: Math.min(lastStart, toMinute),
        };
        return window.from <= window.lastStart ? [window] : [];
      }),
    ),
  );
  return clipped.some((windows) => windows.length > 0) ? clipped : openings;
}
