import { daysOf } from '../resolve/days-of.ts';
import { isUnclear } from '../resolve/unclear.ts';
import { dayNumber, presentSights } from './day-sights.ts';
import type { Do } from './outcome.ts';
import { refused } from './outcome.ts';
import { namesLost } from './rearrange.ts';

/** Days made anew by all that is wished; what is settled in them stays. */
export const planAnew: Do<'planAnew'> = (draft, { when }) => {
  const found = daysOf(when, draft);
  if (isUnclear(found)) return found;
  const had = presentSights(draft);
  const before = draft.document;
  const ids = found.whole ? null : found.days.map(({ id }) => id);
  if (ids === null) draft.replan(before, { onlyDayIds: new Set(draft.days.map(({ id }) => id)) });
  else draft.rebuildDays(ids);
  if (draft.days.length === 0) return refused({ says: 'noPlanYet' });
  const now = presentSights(draft);
  return {
    done: [
      {
        says: 'plannedAnew',
        days: ids === null ? [] : found.days.map((day) => dayNumber(draft, day)),
        fresh: [...now].filter((id) => !had.has(id)).length,
        out: namesLost(draft, had).length,
      },
    ],
    ...(ids !== null && { days: ids }),
  };
};
