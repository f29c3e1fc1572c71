import type { PlaceHit } from '@wayfare/atlas';
import type { PlanDay } from '@wayfare/contracts/plan';
import { kmFromTrip } from '../resolve/place-of.ts';
import { dayNumber, presentSights, sightsOf } from './day-sights.ts';
import type { Draft } from './draft.ts';
import { daysNear, dayWith, opensOn, wishToSee } from './fit-sight.ts';
import type { Outcome } from './outcome.ts';
import { refused } from './outcome.ts';
import { namesLost, nothingNew } from './rearrange.ts';

const AREA_KM = 60;
/** What is nearer is in town. */
const OUT_KM = 20;
const MOST_THERE = 3;

/** A region that is no town, like the Golden Circle: a day for the best of its sights, from where one stays. */
export function seeArea(draft: Draft, area: PlaceHit, days: readonly PlanDay[]): Outcome {
  const own = new Set(draft.document.trip.stops.map(({ place }) => place.placeId));
  const sights = draft.turn.atlas
    .attractionsNear(area.lat, area.lon, AREA_KM)
    .filter(
      (sight) => own.has(sight.cityId) && kmFromTrip({ lat: sight.lat, lon: sight.lon }, draft) > OUT_KM,
    )
    .toSorted((left, right) => right.fame - left.fame)
    .slice(0, MOST_THERE);
  const [first] = sights;
  const had = presentSights(draft);
  if (first === undefined) return refused({ says: 'noGuide', name: area.name });
  const there = draft.days.find((day) => sights.some(({ id }) => sightsOf(day).has(id)));
  const near = daysNear(draft, first).filter((day) => days.includes(day));
  const day = near.find(({ id }) => id === there?.id) ?? near.find((one) => opensOn(draft, first, one));
  if (day === undefined) return refused({ says: 'noDayFree', name: area.name });
  for (const other of draft.days)
    for (const { id, place, locked } of other.items)
      if (other.id !== day.id && !locked && sights.some((sight) => sight.id === place?.placeId))
        draft.apply({ edit: 'removeItem', itemId: id });
  for (const sight of sights) wishToSee(draft, sight);
  draft.rebuildDays([day.id], {
    prefer: new Set(sights.map(({ id }) => id)),
    only: nothingNew,
    together: true,
  });
  const names = sights.filter(({ id }) => dayWith(draft, id)?.id === day.id).map(({ name }) => name);
  if (names.length === 0) return refused({ says: 'noRoom', name: area.name, day: dayNumber(draft, day) });
  return {
    done: [
      { says: 'areaSeen', name: area.name, day: dayNumber(draft, day), names, lost: namesLost(draft, had) },
    ],
  };
}
