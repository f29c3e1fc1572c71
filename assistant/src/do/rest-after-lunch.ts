import { daysOf } from '../resolve/days-of.ts';
import { isUnclear } from '../resolve/unclear.ts';
import { presentSights } from './day-sights.ts';
import { keepFree } from './keep-free.ts';
import type { Do } from './outcome.ts';
import { refused } from './outcome.ts';
import { namesLost, rearrange } from './rearrange.ts';

const LUNCH_ENDS = 840;

/** A rest after lunch: every day has one from now on, or a single day keeps the time free. */
export const restAfterLunch: Do<'restAfterLunch'> = (draft, { minutes, when }) => {
  const found = daysOf(when, draft);
  if (isUnclear(found)) return found;
  if (!found.whole)
    return keepFree(draft, {
      kind: 'keepFree',
      when: { ...when!, part: undefined, fromMinute: LUNCH_ENDS, untilMinute: LUNCH_ENDS + minutes },
    });
  const had = presentSights(draft);
  if (minutes === 0 && draft.wishes.restMinutes === undefined) return refused({ says: 'noRest' });
  draft.setWishes({ restMinutes: minutes === 0 ? undefined : minutes });
  for (const day of draft.days) rearrange(draft, day);
  return { done: [{ says: 'restIs', minutes, lost: namesLost(draft, had) }] };
};
