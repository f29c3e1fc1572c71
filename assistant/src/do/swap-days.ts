import type { PlanDay, PlanItem } from '@wayfare/contracts/plan';
import { sameData } from '@wayfare/planner';
import { isKept } from '../planning/to-problem.ts';
import { isOwnWay } from '../planning/hold-settled.ts';
import { dayOf } from '../resolve/days-of.ts';
import { isUnclear } from '../resolve/unclear.ts';
import { dayNumber, presentSights, sightsOf } from './day-sights.ts';
import type { Draft } from './draft.ts';
import type { Do } from './outcome.ts';
import { refused } from './outcome.ts';
import { namesLost, nothingNew } from './rearrange.ts';

const staysPut = (item: PlanItem): boolean =>
  isOwnWay(item) ||
  item.kind === 'check_in' ||
  (item.kind === 'transfer' && !item.id.startsWith('day-trip-'));

const isWhole = ({ items, base, endBase }: PlanDay): boolean =>
  !items.some(staysPut) && base?.placeId === endBase?.placeId;

/** What two days hold changes places as it is, where nothing of either is arrival or departure. */
function exchange(draft: Draft, one: PlanDay, other: PlanDay): boolean {
  if (!isWhole(one) || !isWhole(other)) return false;
  const [document, edits] = [draft.document, draft.edits.length];
  const own = ({ startMinute, endMinute, ownHours, ownPace, free, without, note }: PlanDay) => ({
    startMinute,
    endMinute,
    ...(ownHours !== undefined && { ownHours }),
    ...(ownPace !== undefined && { ownPace }),
    ...(free !== undefined && { free }),
    ...(without !== undefined && { without }),
    ...(note !== undefined && { note }),
  });
  const with_ = ({ id, on, stopId, base, endBase }: PlanDay, from: PlanDay): PlanDay => ({
    id,
    on,
    stopId,
    base,
    endBase,
    ...own(from),
    items: from.items,
  });
  draft.apply(
    { edit: 'replaceDay', day: { ...one, items: [] } },
    { edit: 'replaceDay', day: with_(other, one) },
    { edit: 'replaceDay', day: with_(one, other) },
  );
  const ids = new Set([one.id, other.id]);
  const holds = draft.turn
    .auditTrip(draft.document)
    .every(({ severity, dayId }) => severity !== 'severe' || !ids.has(dayId ?? ''));
  if (!holds) draft.goBack(document, edits);
  return holds;
}

/** The sights and what was settled of each of two days go to the other, as far as they fit there. */
function arrangeAnew(draft: Draft, one: PlanDay, other: PlanDay): void {
  const emptied = (day: PlanDay, from: PlanDay): PlanDay => ({
    ...day,
    items: [...day.items.filter(staysPut), ...from.items.filter((item) => isKept(item) && !staysPut(item))],
  });
  draft.apply(
    { edit: 'replaceDay', day: { ...one, items: one.items.filter(staysPut) } },
    { edit: 'replaceDay', day: emptied(other, one) },
    { edit: 'replaceDay', day: emptied(one, other) },
  );
  draft.rebuildDays([one.id], { prefer: sightsOf(other), only: nothingNew });
  draft.rebuildDays([other.id], { prefer: sightsOf(one), only: nothingNew });
}

/** What was wished for the one day by its number is wished for the other. */
function swapWishes(draft: Draft, [one, other]: readonly number[]): void {
  const { timeWishes } = draft.document.trip.request;
  if (timeWishes === undefined) return;
  const moved = (number: number | undefined) => (number === one ? other : number === other ? one : number);
  const swapped = timeWishes.map((wish) =>
    wish.days === undefined
      ? wish
      : {
          ...wish,
          days: wish.days.map((day) => (day.number === undefined ? day : { number: moved(day.number)! })),
        },
  );
  if (!sameData(swapped, timeWishes)) draft.setWishes({ timeWishes: swapped });
}

/** Two days of one stay change places. */
export const swapDays: Do<'swapDays'> = (draft, { days }) => {
  const one = dayOf(days[0], draft);
  if (isUnclear(one)) return one;
  const other = dayOf(days[1], draft);
  if (isUnclear(other)) return other;
  const numbers = [dayNumber(draft, one), dayNumber(draft, other)];
  if (one.id === other.id) return refused({ says: 'sameThing', name: `day ${numbers[0]}` });
  if (one.stopId !== other.stopId) return refused({ says: 'daysElsewhere', numbers });
  const had = presentSights(draft);
  swapWishes(draft, numbers);
  if (!exchange(draft, one, other)) arrangeAnew(draft, one, other);
  return { done: [{ says: 'daysSwapped', numbers, lost: namesLost(draft, had) }], days: [one.id, other.id] };
};
