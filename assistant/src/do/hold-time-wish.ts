import type { Attraction } from '@wayfare/atlas';
import type { PlanDay } from '@wayfare/contracts/plan';
import type { TimeWish } from '@wayfare/contracts/time-wish';
import { sameData } from '@wayfare/planner';
import { openingsOn } from '../planning/openings.ts';
import { timeWishHolds } from '../planning/time-wish-holds.ts';
import { cutByWishes, isWishedDay } from '../planning/time-wishes.ts';
import { monthOfTrip, typicalDateOf } from '../planning/trip-month.ts';
import { openDayOffers } from './open-day-offers.ts';
import { dayNumber, presentSights, sightsOf } from './day-sights.ts';
import type { Draft } from './draft.ts';
import { dayWith, daysNear, fitSight, opensOn, wishToSee } from './fit-sight.ts';
import type { Outcome } from './outcome.ts';
import { refused } from './outcome.ts';
import { namesLost, nothingNew, present, rearrange } from './rearrange.ts';

const MOST_WISHES = 40;

const sunOn = ({ document, turn }: Draft): string => typicalDateOf(monthOfTrip(document), turn.today);

export const holdsNow = (draft: Draft, wish: TimeWish): boolean =>
  timeWishHolds(wish, draft.days, draft.turn.atlas, sunOn(draft));

/** Whether the plan keeps to a wish and to all that it kept to before. */
const allHold = (draft: Draft, wishes: readonly TimeWish[]): boolean =>
  wishes.every((one) => holdsNow(draft, one));

/** Whether a wish takes the place of an older one: of where and when a sight is there is one, of where it is not many. */
const isInstead = (wish: TimeWish, old: TimeWish): boolean =>
  sameData(wish, old) ||
  (wish.placeId !== undefined &&
    wish.placeId === old.placeId &&
    wish.not !== true &&
    old.not !== true &&
    wish.before?.placeId === old.before?.placeId);

/** Keeps a wish with the trip, in the place of what it says otherwise. */
export function rememberTime(draft: Draft, wish: TimeWish): void {
  const others = (draft.document.trip.request.timeWishes ?? []).filter((old) => !isInstead(wish, old));
  draft.setWishes({ timeWishes: [...others, wish].slice(-MOST_WISHES) });
}

/** What was wished of when a sight is holds no more. */
export function forgetTime(draft: Draft, placeId: string | undefined): void {
  const { timeWishes } = draft.document.trip.request;
  const left = timeWishes?.filter((one) => one.placeId !== placeId || placeId === undefined);
  if (left?.length !== timeWishes?.length)
    draft.setWishes({ timeWishes: left?.length === 0 ? undefined : left });
}

const daysOfWish = (draft: Draft, wish: TimeWish, days: readonly PlanDay[]): PlanDay[] =>
  days.filter((day) =>
    isWishedDay(wish, { number: dayNumber(draft, day), count: draft.days.length, on: day.on }),
  );

/** Lifts a sight out of its day; what is left there stays as it is until it is known where the sight goes. */
function lift(draft: Draft, day: PlanDay, placeId: string): void {
  const item = day.items.find((one) => one.kind === 'visit' && one.place?.placeId === placeId);
  if (item === undefined) return;
  draft.apply({ edit: 'lockItem', itemId: item.id, locked: false }, { edit: 'removeItem', itemId: item.id });
}

/** Puts a sight where its wish has it: into the day where it is if that will do, else where the least goes for it. */
function settle(draft: Draft, wish: TimeWish, sight: Attraction, held: readonly TimeWish[]): void {
  const near = daysNear(draft, sight);
  const allowed = near.filter((day) => {
    const { on } = day;
    const then = { number: dayNumber(draft, day), count: draft.days.length, on, sunOn: sunOn(draft) };
    const openings = openingsOn(draft.turn.atlas, sight, on ?? then.sunOn);
    return cutByWishes(draft.turn.atlas, openings, sight, [wish], then).length > 0;
  });
  const there = dayWith(draft, sight.id);
  const isFree = wish.order === undefined || wish.days !== undefined;
  const stays = isFree && there !== undefined && allowed.some(({ id }) => id === there.id);
  const had = there === undefined ? undefined : sightsOf(there);
  if (there !== undefined) lift(draft, there, sight.id);
  const others = wish.order === 'last' ? allowed.toReversed() : allowed;
  const home = stays ? others.filter(({ id }) => id === there!.id) : [];
  // The first of the trip is that of its first day, where it opens then.
  const tries = wish.order === undefined ? [home, others] : [home, ...others.map((day) => [day])];
  for (const days of tries) {
    const [document, edits] = [draft.document, draft.edits.length];
    const now = days.map((day) => present(draft, day));
    if (now.length > 0 && fitSight(draft, sight, now) !== null && allHold(draft, [wish, ...held])) break;
    draft.goBack(document, edits);
  }
  // The day that it left may have its others back.
  if (had !== undefined && dayWith(draft, sight.id)?.id !== there?.id)
    rearrange(draft, there!, had, () => true);
}

/** Makes anew the days on which a wish that names no single place for a sight does not hold. */
function mend(draft: Draft, wish: TimeWish, days: readonly PlanDay[]): void {
  const had = new Set(days.flatMap((day) => [...sightsOf(day)]));
  draft.rebuildDays(
    days.map(({ id }) => id),
    { prefer: had, only: nothingNew },
  );
}

function arrange(draft: Draft, wish: TimeWish, sight: Attraction | null, held: readonly TimeWish[]): void {
  // A trip that was only now planned is planned with it as if it had been known.
  if (draft.turn.isNew === true) {
    const [document, edits] = [draft.document, draft.edits.length];
    draft.rebuildDays(draft.days.map(({ id }) => id));
    if (allHold(draft, [wish, ...held])) return;
    draft.goBack(document, edits);
  }
  if (holdsNow(draft, wish)) return;
  if (wish.before !== undefined) {
    const ids = [sight?.id, wish.before.placeId];
    mend(
      draft,
      wish,
      draft.days.filter((day) => ids.some((id) => sightsOf(day).has(id ?? ''))),
    );
  } else if (sight !== null) settle(draft, wish, sight, held);
  else mend(draft, wish, daysOfWish(draft, wish, draft.days));
}

/** Why a sight cannot be when it is wished to be. */
export function whyNot(draft: Draft, wish: TimeWish, sight: Attraction): Outcome {
  const near = daysNear(draft, sight);
  const days = daysOfWish(draft, wish, near);
  const { name } = sight;
  if (wish.not === true) return refused({ says: 'noOtherTime', name });
  if (days.length === 0) return refused({ says: 'elsewhereThen', name }, ...openDayOffers(draft, sight, []));
  const open = days.filter((day) => opensOn(draft, sight, day));
  const numbers = days.map((day) => dayNumber(draft, day));
  if (open.length === 0)
    return refused(
      { says: 'closedThen', name, days: numbers, on: days[0]?.on ?? null },
      ...openDayOffers(draft, sight, days),
    );
  const day = wish.days === undefined ? {} : { day: numbers[0]! };
  if (wish.part !== undefined && open.every((one) => !isOpenInPart(draft, wish, sight, one)))
    return refused({ says: 'closedInPart', name, part: wish.part, ...day });
  return refused({ says: 'noRoom', name, ...day }, ...openDayOffers(draft, sight, days));
}

function isOpenInPart(draft: Draft, wish: TimeWish, sight: Attraction, day: PlanDay): boolean {
  const { on } = day;
  const then = { number: dayNumber(draft, day), count: draft.days.length, on, sunOn: sunOn(draft) };
  const openings = openingsOn(draft.turn.atlas, sight, on ?? then.sunOn);
  return cutByWishes(draft.turn.atlas, openings, sight, [wish], then).length > 0;
}

/** Keeps a wish about time and makes the days keep to it; one that cannot hold is not kept, and it is told why. */
export function holdTimeWish(draft: Draft, wish: TimeWish, sight: Attraction | null): Outcome {
  const [document, edits] = [draft.document, draft.edits.length];
  const had = presentSights(draft);
  if (sight !== null && wish.not !== true) wishToSee(draft, sight);
  const held = (draft.document.trip.request.timeWishes ?? []).filter((one) => holdsNow(draft, one));
  rememberTime(draft, wish);
  const others = held.filter((one) => draft.document.trip.request.timeWishes?.includes(one));
  arrange(draft, wish, sight, others);
  if (!allHold(draft, [wish, ...others])) {
    draft.goBack(document, edits);
    return sight === null ? refused({ says: 'noOtherTime', name: wish.what }) : whyNot(draft, wish, sight);
  }
  const there = sight === null ? undefined : dayWith(draft, sight.id);
  const item = there?.items.find(({ kind, place }) => kind === 'visit' && place?.placeId === sight!.id);
  if (sight !== null) draft.spoken.push(sight.name);
  return {
    done: [
      {
        says: 'timeWished',
        wish,
        ...(there !== undefined &&
          item !== undefined && { day: dayNumber(draft, there), minute: item.startMinute }),
        lost: namesLost(draft, had),
      },
    ],
  };
}
