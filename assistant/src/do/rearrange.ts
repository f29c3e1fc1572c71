import type { Attraction } from '@wayfare/atlas';
import type { PlanDay } from '@wayfare/contracts/plan';
import { dayTripOf, dayTripTo } from '../planning/day-trip.ts';
import { withTravel } from '../planning/from-plan.ts';
import { attractionOf } from '../planning/place-ref-of.ts';
import { isKept } from '../planning/to-problem.ts';
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
  if (dayTripOf(present(draft, day)) !== undefined && keep.size > 0)
    rearrangeAway(draft, present(draft, day), keep, only, fewerVisits);
  else draft.rebuildDays([day.id], { prefer: keep, only, fewerVisits });
}

/** A day elsewhere stays one: between its ways there and back it is made anew, or loses what it shall not keep. */
function rearrangeAway(
  draft: Draft,
  day: PlanDay,
  keep: ReadonlySet<string>,
  only: Choose,
  fewerVisits: number,
): void {
  const { atlas, travel } = draft.turn;
  const stop = draft.document.trip.stops.find(({ id }) => id === day.stopId);
  const city = atlas.city(dayTripOf(day)?.place?.placeId ?? '');
  const to = stop === undefined ? null : dayTripTo(city, stop.place, draft.wishes, draft.turn);
  const isSettled = day.items.some((item) => isKept(item) && item.kind !== 'transfer');
  if (to !== null && !isSettled) {
    draft.rebuildDays([day.id], { prefer: keep, only, fewerVisits, dayTrip: { dayId: day.id, to } });
    return;
  }
  const items = day.items.filter(
    (item) => item.kind !== 'visit' || isKept(item) || keep.has(item.place?.placeId ?? ''),
  );
  const retold = withTravel(items, day.base, waysOf(draft.document, travel));
  draft.apply({ edit: 'replaceDay', day: { ...day, items: retold } });
}

/** Names of sights that a day had and the plan has no more. */
export function namesLost(draft: Draft, before: ReadonlySet<string>): string[] {
  const now = new Set(draft.days.flatMap((day) => [...sightsOf(day)]));
  return [...before].filter((id) => !now.has(id)).map((id) => attractionOf(draft.turn.atlas, id)?.name ?? id);
}
