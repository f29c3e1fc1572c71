import type { PlanDay } from '@wayfare/contracts/plan';
import { daysOf } from '../resolve/days-of.ts';
import { isUnclear } from '../resolve/unclear.ts';
import { dayNumber, presentSights } from './day-sights.ts';
import type { Draft } from './draft.ts';
import { keepMusts } from './fit-sight.ts';
import type { Do } from './outcome.ts';
import { refused } from './outcome.ts';
import { namesLost, present, rearrange } from './rearrange.ts';

const SHORTEST_DAY = 120;

const isOut = ({ kind, place, title }: PlanDay['items'][number]): boolean =>
  kind === 'meal' ||
  kind === 'visit' ||
  (kind === 'activity' && (place !== null || !title.startsWith('Free')));

/** The days on which something still begins too early or ends too late: what is settled, or a way. */
function against(
  draft: Draft,
  days: readonly PlanDay[],
  from: number | undefined,
  until: number | undefined,
): number[] {
  return days
    .map((day) => present(draft, day))
    .filter(({ items }) =>
      items.some(
        (item) =>
          isOut(item) &&
          ((from !== undefined && item.startMinute < from) ||
            (until !== undefined && item.endMinute > until)),
      ),
    )
    .map((day) => dayNumber(draft, day));
}

/** When days begin and end: of some days, which keep it, or of all. */
export const setHours: Do<'setHours'> = (draft, { when, startMinute, endMinute }) => {
  const found = daysOf(when, draft);
  if (isUnclear(found)) return found;
  const end = endMinute === undefined ? undefined : Math.min(endMinute, found.whole ? 1439 : 2879);
  if (startMinute === undefined && end === undefined) return refused({ says: 'whichHour' });
  const wishes = draft.wishes;
  const start = startMinute ?? wishes.dayFromMinute ?? 0;
  if (end !== undefined && end - start < SHORTEST_DAY) return refused({ says: 'dayTooShort' });
  const had = presentSights(draft);
  const before = draft.days;
  if (found.whole)
    draft.setWishes({
      ...(startMinute !== undefined && { dayFromMinute: Math.min(1439, startMinute) }),
      ...(end !== undefined && { dayUntilMinute: end }),
    });
  for (const day of found.days) {
    const now = present(draft, day);
    const { ownHours, ...plain } = now;
    const hours = {
      startMinute: startMinute ?? now.startMinute,
      endMinute: end ?? Math.max(now.endMinute, (startMinute ?? 0) + SHORTEST_DAY),
    };
    if (found.whole ? ownHours === true : true)
      draft.apply({ edit: 'replaceDay', day: found.whole ? plain : { ...now, ...hours, ownHours: true } });
    rearrange(draft, day);
  }
  // A wish about one day moves nothing to another one.
  const moved = found.whole ? keepMusts(draft, before) : [];
  return {
    done: [
      {
        says: 'hoursAre',
        days: found.whole ? [] : found.days.map((day) => dayNumber(draft, day)),
        ...(startMinute !== undefined && { from: startMinute }),
        ...(end !== undefined && { until: end }),
        otherwise: against(draft, found.days, startMinute, end),
        lost: namesLost(draft, had),
      },
      ...moved,
    ],
    ...(!found.whole && { days: found.days.map(({ id }) => id) }),
  };
};
