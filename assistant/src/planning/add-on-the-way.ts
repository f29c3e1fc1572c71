import type { Atlas, City } from '@wayfare/atlas';
import type { Reading } from '../read/reading.ts';
import type { Wanted } from './add-from-area.ts';
import type { Reach } from './choose-stops.ts';
import { cityWorth, fittingCount, kmApart } from './choose-stops.ts';

/** How much longer the way may become for a town on it. */
const MOST_DETOUR = 1.3;
/** So near to either end a town is seen from there. */
const APART_KM = 80;

/** "A road trip from Los Angeles to San Francisco": the way is the trip, and it ends there. */
export function isRoadTripTo({ request, roadTrip, mentions }: Reading): boolean {
  const places = mentions.filter(({ role }) => role === 'origin' || role === 'destination' || role === 'end');
  return (
    roadTrip === true && request.roundTrip !== true && places.length === 2 && places[0]?.role === 'origin'
  );
}

/** Adds towns between where such a trip begins and ends, as many as the days allow. */
export function addOnTheWay(
  { wanted, chosen }: Wanted,
  reading: Reading,
  days: number,
  atlas: Atlas,
  reach: Reach | null,
): void {
  const [only] = wanted;
  const from = reach?.from;
  if (only === undefined || from == null || wanted.length > 1 || !isRoadTripTo(reading)) return;
  const goal = only.city;
  const detour = (city: City): number =>
    (kmApart(from, city) + kmApart(city, goal)) / Math.max(1, kmApart(from, goal));
  const worth = (city: City): number =>
    cityWorth(atlas, city, reading.request) * (MOST_DETOUR + 0.2 - detour(city));
  const between = atlas
    .catalogueCities()
    .filter(
      (city) => detour(city) <= MOST_DETOUR && Math.min(kmApart(from, city), kmApart(city, goal)) > APART_KM,
    )
    .filter((city) => reach?.reachable(from, city))
    .map((city) => ({ city, worth: worth(city) }))
    .toSorted((one, other) => other.worth - one.worth)
    .slice(0, fittingCount(days, reading.request) - 1);
  // "To Edinburgh, 7 days" is how long one is under way, not how long one stays there.
  if (between.length > 0) delete only.nights;
  for (const { city } of between) {
    wanted.push({ city, named: false });
    chosen.push(city.name);
  }
}
