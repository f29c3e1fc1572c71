import { isAtTable } from '../planning/is-at-table.ts';
import type { IntentOf } from '@wayfare/contracts/intent';
import type { PlanDay, PlanItem } from '@wayfare/contracts/plan';
import type { TripRequest } from '@wayfare/contracts/request';
import { isKindWord, isOfKind } from '../planning/kinds-of-sight.ts';
import { attractionOf } from '../planning/place-ref-of.ts';
import { isKept } from '../planning/to-problem.ts';
import type { DaysFound } from '../resolve/days-of.ts';
import { daysOf } from '../resolve/days-of.ts';
import { sightsLike } from '../resolve/sights-like.ts';
import { isUnclear } from '../resolve/unclear.ts';
import { dayNumber, presentSights } from './day-sights.ts';
import type { Draft } from './draft.ts';
import { daysNear, fitSight } from './fit-sight.ts';
import { rememberTime } from './hold-time-wish.ts';
import type { Do, Outcome } from './outcome.ts';
import { refused } from './outcome.ts';
import { mealsInstead } from './meals-instead.ts';
import { namesLost, present, rearrange } from './rearrange.ts';
import { wishedDays } from './wished-days.ts';

type Limit = IntentOf<'limitKind'>;

/** Whether a sight is of the kind that is spoken of. */
const isMeant = (draft: Draft, item: PlanItem, { words, interest, amount }: Limit): boolean => {
  const sight = attractionOf(draft.turn.atlas, item.place?.placeId);
  // Who wants no restaurants eats in none; fewer of them are fewer that one goes to see.
  const isUnwished = amount === 'none' && isAtTable(item);
  if (item.kind !== 'visit' && item.kind !== 'activity' && !isUnwished) return false;
  if (sight === null) return isKept(item) && item.title.toLowerCase().includes(words.toLowerCase());
  const byInterest = interest !== undefined && !isKindWord(words.split(' ').at(-1) ?? '');
  return isOfKind(sight, words) || (byInterest && isOfKind(sight, interest));
};

const meantOn = (draft: Draft, day: PlanDay, limit: Limit): PlanItem[] =>
  present(draft, day).items.filter((item) => isMeant(draft, item, limit));

const fameOf = (draft: Draft, { place }: PlanItem): number =>
  attractionOf(draft.turn.atlas, place?.placeId)?.fame ?? 0;

/** The best so many of the kind among some days: what is settled first, then what is best known. */
function bestOf(draft: Draft, days: readonly PlanDay[], limit: Limit, most: number): string[] {
  return days
    .flatMap((day) => meantOn(draft, day, limit))
    .toSorted(
      (left, right) =>
        Number(isKept(right)) - Number(isKept(left)) || fameOf(draft, right) - fameOf(draft, left),
    )
    .slice(0, most)
    .map(({ id }) => id);
}

/** Takes the others of the kind out of a day; what is settled stays. New sights of other kinds may take their place. */
function takeOthersOut(draft: Draft, day: PlanDay, limit: Limit, stay: ReadonlySet<string>): void {
  const goes = meantOn(draft, day, limit).filter((item) => !isKept(item) && !stay.has(item.id));
  if (goes.length === 0) return;
  const gone = new Set(goes.map(({ id }) => id));
  const keep = new Set(
    present(draft, day).items.flatMap(({ id, kind, place }) =>
      kind === 'visit' && !gone.has(id) && place?.placeId !== undefined ? [place.placeId] : [],
    ),
  );
  draft.apply(...goes.map(({ id }) => ({ edit: 'removeItem' as const, itemId: id })));
  rearrange(
    draft,
    day,
    keep,
    (sight) =>
      !isOfKind(sight, limit.words) && (limit.interest === undefined || !isOfKind(sight, limit.interest)),
  );
}

const without = <One>(list: readonly One[] | undefined, is: (one: One) => boolean): One[] =>
  (list ?? []).filter((one) => !is(one));

/** What holds from now on: the wish stands in the request, or on the days that it was for. */
function remember(
  draft: Draft,
  { words, interest, when }: Limit,
  { days, whole }: DaysFound,
  atMost?: NonNullable<TripRequest['atMost']>[number],
): void {
  const { request } = draft.document.trip;
  const musts = (request.mustSee ?? []).filter((wish) => {
    const match = draft.turn.atlas.findPlace(wish, { kinds: ['attraction'] });
    const sight = match === null ? null : attractionOf(draft.turn.atlas, match.hit.id);
    return sight === null || !isOfKind(sight, words);
  });
  if (!whole) {
    const named = wishedDays(draft, when, { days, whole });
    rememberTime(draft, { what: words, not: true, ...(named !== undefined && { days: named }) });
    return;
  }
  if (atMost !== undefined) {
    draft.setWishes({
      atMost: [
        ...without(request.atMost, ({ what, per }) => what === words && per === atMost.per),
        atMost,
      ].slice(-40),
    });
    return;
  }
  draft.setWishes({
    dislikes: [...new Set([...(request.dislikes ?? []), words])].slice(-40),
    ...(request.interests && {
      interests: without(request.interests, (one) => one === interest || one === words),
    }),
    ...(request.mustSee && { mustSee: musts }),
  });
}

/** The sights of the kind that are left, and why. */
function stays(draft: Draft, days: readonly PlanDay[], limit: Limit) {
  return days.flatMap((day) =>
    meantOn(draft, day, limit).map((item) => ({ name: item.title, day: dayNumber(draft, day), id: item.id })),
  );
}

function fewer(draft: Draft, limit: Limit, found: DaysFound): Outcome {
  const { amount, count = 1, words, when } = limit;
  const before = stays(draft, found.days, limit).length;
  const perDay = amount === 'atMost' && (when?.each === true || !found.whole);
  const most = amount === 'none' ? 0 : amount === 'less' ? Math.floor(before / 2) : count;
  const had = presentSights(draft);
  if (amount === 'none') remember(draft, limit, found);
  const stay = new Set(
    perDay
      ? found.days.flatMap((day) => bestOf(draft, [day], limit, most))
      : bestOf(draft, found.days, limit, most),
  );
  for (const day of found.days) takeOthersOut(draft, day, limit, stay);
  // Only now, so that no day is made anew while the others still have too many.
  if (amount !== 'none' && found.whole)
    remember(draft, limit, found, { what: words, count: most, per: perDay ? 'day' : 'trip' });
  const now = stays(draft, found.days, limit);
  const over = perDay ? found.days.flatMap((day) => stays(draft, [day], limit).slice(most)) : now.slice(most);
  return {
    done: [
      {
        says: 'kindLimited',
        what: words,
        amount,
        count: most,
        before,
        now: now.length,
        perDay,
        stays: over.map(({ name }) => name),
        out: namesLost(draft, had),
        days: found.whole ? [] : found.days.map((day) => dayNumber(draft, day)),
      },
    ],
    ...(!found.whole && { days: found.days.map(({ id }) => id) }),
    offers: over.slice(0, 3).map(({ name, id }) => ({
      label: { says: 'labelRemove' as const, name },
      intents: [{ kind: 'removeItem' as const, item: { words: name, itemId: id } }],
    })),
  };
}

const MOST_ADDED = 2;

/** More of a kind: as many as find room beside what is there, or in the place of what is least missed. */
function more(draft: Draft, limit: Limit, found: DaysFound): Outcome {
  const { words, interest, count } = limit;
  const { request } = draft.document.trip;
  const planned = presentSights(draft);
  const had = new Set(planned);
  draft.setWishes({
    ...(interest !== undefined &&
      found.whole && { interests: [...new Set([...(request.interests ?? []), interest])] }),
    ...(request.dislikes && {
      dislikes: without(request.dislikes, (one) => one === words || one === interest),
    }),
    ...(request.atMost && {
      atMost: without(request.atMost, ({ what }) => what === words || what === interest),
    }),
  });
  const wanted = count ?? (found.whole ? MOST_ADDED : 1);
  const names: string[] = [];
  const choice = sightsLike(draft, { words, interest }, found.days).filter(({ id }) => !planned.has(id));
  for (const mayLose of [false, true])
    for (const sight of choice.slice(0, 8)) {
      if (names.length >= wanted || names.includes(sight.name)) continue;
      if (mayLose && names.length > 0) break;
      const days = daysNear(draft, sight).filter((day) => found.days.some(({ id }) => id === day.id));
      if (fitSight(draft, sight, days, mayLose) !== null) names.push(sight.name);
    }
  if (names.length > 0)
    return { done: [{ says: 'kindAdded', what: words, names, lost: namesLost(draft, had) }] };
  return refused({ says: 'noneOfKind', what: words });
}

/** Nothing but a kind of thing, on some days or on all. */
function only(draft: Draft, limit: Limit, found: DaysFound): Outcome {
  const had = presentSights(draft);
  for (const day of found.days) {
    const meant = meantOn(draft, day, limit);
    const keep = new Set(meant.flatMap(({ place }) => place?.placeId ?? []));
    rearrange(
      draft,
      day,
      keep,
      (sight) =>
        isOfKind(sight, limit.words) || (limit.interest !== undefined && isOfKind(sight, limit.interest)),
    );
  }
  const all = found.days.flatMap((day) => present(draft, day).items.filter(({ kind }) => kind === 'visit'));
  const other = all.filter((item) => !isMeant(draft, item, limit)).map(({ title }) => title);
  if (found.whole && limit.interest !== undefined) draft.setWishes({ interests: [limit.interest] });
  return {
    done: [
      {
        says: 'kindOnly',
        what: limit.words,
        now: all.length - other.length,
        other,
        out: namesLost(draft, had).length,
      },
    ],
    ...(!found.whole && { days: found.days.map(({ id }) => id) }),
  };
}

/** How much of a kind of thing there is: none, less, more, at most so many, nothing else. The plan is counted after. */
export const limitKind: Do<'limitKind'> = (draft, limit) => {
  const found = daysOf(limit.when, draft);
  if (isUnclear(found)) return found;
  const meals = mealsInstead(draft, limit);
  if (meals !== null) return meals;
  if (limit.amount === 'more') return more(draft, limit, found);
  if (limit.amount === 'only') return only(draft, limit, found);
  return fewer(draft, limit, found);
};
