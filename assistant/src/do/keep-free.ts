import type { WhenSaid } from '@wayfare/contracts/intent';
import type { PlanDay } from '@wayfare/contracts/plan';
import { daysOf } from '../resolve/days-of.ts';
import { isUnclear } from '../resolve/unclear.ts';
import { dayNumber, presentSights, sightsOf } from './day-sights.ts';
import type { Draft } from './draft.ts';
import { rememberTime } from './hold-time-wish.ts';
import type { Do } from './outcome.ts';
import { refused } from './outcome.ts';
import { ownItem } from './own-item.ts';
import { wayDuring } from './put-at.ts';
import { namesLost, present } from './rearrange.ts';
import { wishedDays } from './wished-days.ts';

/** What stands in the plan where time is kept free. */
export const FREE_TIME = 'Free time';

type Stretch = readonly [from: number, until: number];

/** Meals keep their usual hours beside what is kept free. */
const MORNING: Stretch = [540, 705];
const AFTERNOON: Stretch = [840, 1080];
const parts: Readonly<Record<NonNullable<WhenSaid['part']>, readonly Stretch[]>> = {
  morning: [MORNING],
  midday: [[720, 840]],
  afternoon: [AFTERNOON],
  evening: [[1215, 1320]],
  sunset: [[1080, 1215]],
  night: [[1215, 1320]],
};
const REST = 120;

function stretchesOf({ part, fromMinute, untilMinute }: WhenSaid): readonly Stretch[] {
  if (fromMinute !== undefined || untilMinute !== undefined) {
    // "Until half past four" is all of the day before that.
    const until = untilMinute ?? REST;
    const from = fromMinute ?? (until > MORNING[0] ? MORNING[0] : Math.max(0, until - REST));
    return [[from, Math.max(from + 15, untilMinute ?? from + REST)]];
  }
  return part === undefined ? [MORNING, AFTERNOON] : parts[part];
}

/** Keeps time of one day free; false where one is under way all the while. */
function freeUp(draft: Draft, day: PlanDay, when: WhenSaid): boolean {
  const isWhole = when.part === undefined && when.fromMinute === undefined && when.untilMinute === undefined;
  const stretches = stretchesOf(when).filter(([from, until]) => wayDuring(day, from, until) === undefined);
  if (stretches.length === 0) return false;
  const keep = isWhole ? new Set<string>() : sightsOf(present(draft, day));
  if (isWhole)
    draft.apply({
      edit: 'replaceDay',
      day: {
        ...present(draft, day),
        free: true,
        items: day.items.filter(
          ({ kind, locked, madeBy }) =>
            locked || madeBy === 'traveller' || kind === 'check_in' || kind === 'note',
        ),
      },
    });
  for (const [startMinute, endMinute] of stretches) {
    const item = ownItem(draft, 'free', { kind: 'activity', title: FREE_TIME, startMinute, endMinute });
    draft.apply({ edit: 'addItem', dayId: day.id, item, index: 0 });
  }
  draft.rebuildDays([day.id], { prefer: keep, only: () => false });
  return true;
}

/** Time in which nothing is planned: a day, a part of it, or some hours. */
export const keepFree: Do<'keepFree'> = (draft, { when }) => {
  const found = daysOf(when, draft);
  if (isUnclear(found)) return found;
  const isWhole = when.part === undefined && when.fromMinute === undefined && when.untilMinute === undefined;
  if (found.whole && isWhole)
    return {
      ask: { says: 'whichDay', what: FREE_TIME },
      offers: draft.days.slice(0, 7).map((day) => ({
        label: { says: 'labelDay' as const, day: dayNumber(draft, day), on: day.on },
        intents: [{ kind: 'keepFree' as const, when: { days: [{ number: dayNumber(draft, day) }] } }],
      })),
    };
  const had = presentSights(draft);
  if (when.part === 'evening' || when.part === 'night') {
    const days = wishedDays(draft, when, found);
    rememberTime(draft, { what: 'sights', not: true, part: when.part, ...(days !== undefined && { days }) });
  }
  const free = found.days.filter((day) => freeUp(draft, day, when));
  if (free.length === 0)
    return refused({ says: 'freeUnderWay', days: found.days.map((day) => dayNumber(draft, day)) });
  const settled = free.flatMap((day) =>
    isWhole
      ? present(draft, day)
          .items.filter(({ kind }) => kind === 'visit')
          .map(({ title }) => title)
      : [],
  );
  const [[from = 0, until = 0] = []] = stretchesOf(when);
  return {
    done: [
      {
        says: 'freeNow',
        days: free.map((day) => dayNumber(draft, day)),
        ...(!isWhole && { from, until }),
        lost: namesLost(draft, had),
        stays: settled,
      },
    ],
    days: free.map(({ id }) => id),
  };
};
