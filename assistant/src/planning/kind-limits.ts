import type { Attraction } from '@wayfare/atlas';
import type { PlanItem } from '@wayfare/contracts/plan';
import type { TripRequest } from '@wayfare/contracts/request';
import type { Candidate } from './candidates.ts';
import { isAnySight, isOfKind } from './kinds-of-sight.ts';

type Limits = NonNullable<TripRequest['atMost']>;

/** The sights to choose from that keep to "at most two museums" in the whole trip: of those not there yet, the best. */
export function withinLimits(
  candidates: readonly Candidate[],
  limits: Limits,
  planned: readonly Attraction[],
  kept: readonly PlanItem[],
): Candidate[] {
  const left = limits
    .filter(({ per, count }) => per === 'trip' || count === 0)
    .map(({ what, count }) => {
      const settled = kept.filter(({ place }) =>
        candidates.every(({ attraction }) => attraction.id !== place?.placeId),
      );
      const there = planned.filter((sight) => isOfKind(sight, what)).length;
      const fixed = settled.filter(({ title }) => title.toLowerCase().includes(what.toLowerCase())).length;
      return { what, count: count - there - fixed };
    });
  return candidates.filter(({ attraction }) => {
    const about = left.filter(({ what }) => isOfKind(attraction, what));
    if (about.some(({ count }) => count <= 0)) return false;
    for (const one of about) one.count -= 1;
    return true;
  });
}

/**
 * "At most two museums a day" as groups of which at most one stands on a day: so many groups as there may be sights,
 * with the best in different ones.
 */
export function apartByLimits(limits: Limits, candidates: readonly Candidate[]): number[][] {
  return limits
    .filter(({ what, per, count }) => per === 'day' && count > 0 && !isAnySight(what))
    .flatMap(({ what, count }) => {
      const groups: number[][] = Array.from({ length: count }, () => []);
      let next = 0;
      candidates.forEach(({ attraction }, index) => {
        if (!isOfKind(attraction, what)) return;
        groups[next % count]!.push(index);
        next += 1;
      });
      return groups.filter(({ length }) => length > 1);
    });
}

/** "At most two sights a day": as many visits as a day may hold, whatever they are. */
export const visitsADay = ({ atMost = [] }: TripRequest): number =>
  Math.min(
    Number.POSITIVE_INFINITY,
    ...atMost.flatMap(({ what, count, per }) => (per === 'day' && isAnySight(what) ? [count] : [])),
  );
