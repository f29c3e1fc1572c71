import { useQuery } from '@tanstack/react-query';
import type { PlanDay } from '@wayfare/contracts/plan';
import type { DayOffer } from './offers-for-day.ts';
import { usePlanActions } from './plan-actions.ts';

/** So many that do not fit are passed over before one of them is shown with what it breaks. */
const mostPassed = 6;

/** The first of some surprises that fits into a day, from the given one on; else the given one, with what it breaks. */
export function useFittingSurprise(rows: readonly DayOffer[] | undefined, from: number, day: PlanDay) {
  const actions = usePlanActions();
  const ids = rows?.slice(from, from + mostPassed).map(({ offer }) => offer.place.placeId);
  return useQuery({
    queryKey: ['surprise', day, ids],
    queryFn: async () => {
      const tried = [];
      for (const [index, row] of (rows ?? []).slice(from, from + mostPassed).entries()) {
        const result = await actions.tryVisit(row.offer.place, day);
        if (result) tried.push({ row, result, at: from + index });
        if (result?.cost.breaks.length === 0) return tried.at(-1)!;
      }
      return tried[0] ?? null;
    },
    enabled: rows !== undefined,
    gcTime: 0,
    retry: false,
  });
}
