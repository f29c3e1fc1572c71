import type { PlanDay } from '@wayfare/contracts/plan';
import { attractionOf } from '../planning/place-ref-of.ts';
import { isKept } from '../planning/to-problem.ts';
import { daysOf } from '../resolve/days-of.ts';
import { isUnclear } from '../resolve/unclear.ts';
import { dayNumber, presentSights } from './day-sights.ts';
import type { Draft } from './draft.ts';
import type { Do } from './outcome.ts';
import { refused } from './outcome.ts';
import { namesLost, present, rearrange } from './rearrange.ts';

const outside = (draft: Draft, day: PlanDay) =>
  present(draft, day).items.filter(({ kind, place }) => {
    const sight = attractionOf(draft.turn.atlas, place?.placeId);
    return (kind === 'visit' || kind === 'activity') && sight !== null && sight.setting !== 'indoor';
  });

/** A day in the rain goes indoors: what has a roof stays, and more of it takes the place of what has none. */
export const rainPlan: Do<'rainPlan'> = (draft, { when }) => {
  const found = daysOf(when, draft);
  if (isUnclear(found)) return found;
  const had = presentSights(draft);
  const before = found.days.reduce((sum, day) => sum + outside(draft, day).length, 0);
  if (before === 0)
    return refused({ says: 'indoorsAlready', days: found.days.map((day) => dayNumber(draft, day)) });
  for (const day of found.days) {
    const wet = outside(draft, day).filter((item) => !isKept(item));
    const gone = new Set(wet.map(({ id }) => id));
    const keep = new Set(
      present(draft, day).items.flatMap(({ id, kind, place }) =>
        kind === 'visit' && !gone.has(id) ? (place?.placeId ?? []) : [],
      ),
    );
    draft.apply(...wet.map(({ id }) => ({ edit: 'removeItem' as const, itemId: id })));
    const avoided = new Set(wet.map(({ place }) => place?.placeId));
    rearrange(draft, day, keep, ({ setting, id }) => setting === 'indoor' && !avoided.has(id));
  }
  const stays = found.days.flatMap((day) => outside(draft, day).map(({ title }) => title));
  const fresh = [...presentSights(draft)]
    .filter((id) => !had.has(id))
    .map((id) => attractionOf(draft.turn.atlas, id)?.name ?? id);
  return {
    done: [
      {
        says: 'indoorsNow',
        days: found.days.map((day) => dayNumber(draft, day)),
        out: namesLost(draft, had),
        fresh,
        stays,
      },
    ],
    ...(!found.whole && { days: found.days.map(({ id }) => id) }),
  };
};
