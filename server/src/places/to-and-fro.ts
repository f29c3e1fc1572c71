import { distanceKm } from '@wayfare/almanac/distance';
import type { PlaceRef } from '@wayfare/contracts/place-ref';
import type { PlanDay } from '@wayfare/contracts/plan';

/** A day goes to and fro where it is so much longer than the shortest round of its sights, and by so many kilometres. */
const longerBy = 1.25;
const leastKm = 1.5;
/** Of more sights than that nobody tries every order. */
const mostTried = 7;

const kmBetween = (from: PlaceRef, to: PlaceRef) =>
  distanceKm(from.latitude, from.longitude, to.latitude, to.longitude);

const lengthOf = (places: readonly PlaceRef[]) =>
  places.slice(1).reduce((sum, place, index) => sum + kmBetween(places[index]!, place), 0);

function shortest(from: PlaceRef, between: readonly PlaceRef[], to: PlaceRef): number {
  if (between.length === 0) return kmBetween(from, to);
  return Math.min(
    ...between.map(
      (next) =>
        kmBetween(from, next) +
        shortest(
          next,
          between.filter((one) => one !== next),
          to,
        ),
    ),
  );
}

function excessKm(from: PlaceRef, sights: readonly PlaceRef[], to: PlaceRef): number {
  const way = lengthOf([from, ...sights, to]);
  const least = shortest(from, sights, to);
  return way > longerBy * least && way - least > leastKm ? way - least : 0;
}

/** The ids of the sights of a day that goes to and fro, first the one without which it goes straightest; else none. */
export function sightsToAndFro({ base, endBase, items }: PlanDay): string[] {
  const sights = items.flatMap(({ kind, place }) => (kind === 'visit' && place ? [place] : []));
  if (!base || !endBase || sights.length < 2 || sights.length > mostTried) return [];
  if (excessKm(base, sights, endBase) === 0) return [];
  const without = sights.map((sight) => {
    const others = sights.filter((one) => one !== sight);
    return { sight, excess: excessKm(base, others, endBase), km: lengthOf([base, ...others, endBase]) };
  });
  return without
    .toSorted((one, other) => one.excess - other.excess || one.km - other.km)
    .flatMap(({ sight }) => sight.placeId ?? []);
}
