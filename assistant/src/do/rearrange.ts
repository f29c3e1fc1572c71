import type { Attraction } from '@wayfare/atlas';
import type { PlanDay } from '@wayfare/contracts/plan';
import { dayTripOf } from '../planning/day-trip.ts';
import { withTravel } from '../planning/from-plan.ts';
import { attractionOf } from '../planning/place-ref-of.ts';
import { waysOf } from '../planning/ways.ts';
import { sightsOf } from './day-sights.ts';
import type { Draft } from './draft.ts';

type Choose = (attraction: Attraction) => boolean;
export const nothingNew: Choose = () => false;

/** The day as it is now. */
export const present = (draft: Draft, day: PlanDay): PlanDay =>
  draft.days.find(({ id }) => id === day.id) ?? day;

/** Makes one day anew out of the sights it keeps, and of new ones where some may come. Its settled items stay. */
export function rearrange(
  draft: Draft,
  day: PlanDay,
  keep: ReadonlySet<string> = sightsOf(present(draft, day)),
  only: Choose = nothingNew,
  fewerVisits = 0,
): void {
  const now = present(draft, day);
  // A day elsewhere keeps its ways there and back; only what lies between is told anew.
  if (dayTripOf(now) !== undefined && only === nothingNew) {
    const items = now.items.filter(
      ({ kind, place, locked, madeBy }) =>
        kind !== 'visit' || locked || madeBy === 'traveller' || keep.has(place?.placeId ?? ''),
    );
    const ways = waysOf(draft.document, draft.turn.travel);
    draft.apply({ edit: 'replaceDay', day: { ...now, items: withTravel(items, now.base, ways) } });
    if (items.length === now.items.filter(({ kind }) => kind !== 'meal').length || keep.size > 0) return;
  }
  draft.rebuildDays([day.id], { prefer: keep, only, fewerVisits });
}

/** Names of sights that a day had and the plan has no more. */
export function namesLost(draft: Draft, before: ReadonlySet<string>): string[] {
  const now = new Set(draft.days.flatMap((day) => [...sightsOf(day)]));
  return [...before].filter((id) => !now.has(id)).map((id) => attractionOf(draft.turn.atlas, id)?.name ?? id);
}
