import type { PlaceRef } from '@wayfare/contracts/place-ref';
import type { PlanDay, PlanItem } from '@wayfare/contracts/plan';
import { attractionRef } from '../planning/place-ref-of.ts';
import type { Draft } from './draft.ts';
import { daysOf } from '../resolve/days-of.ts';
import type { Meal } from '../resolve/meal-of.ts';
import { mealOf } from '../resolve/meal-of.ts';
import { isUnclear } from '../resolve/unclear.ts';
import { dayNumber, presentSights } from './day-sights.ts';
import type { Do, Outcome } from './outcome.ts';
import { refused } from './outcome.ts';
import { putOwn, wayDuring } from './put-at.ts';
import { namesLost, rearrange } from './rearrange.ts';
import { tableFor } from './table-for.ts';

const usual: Readonly<Record<Meal, readonly [startMinute: number, minutes: number]>> = {
  breakfast: [510, 45],
  lunch: [750, 60],
  dinner: [1140, 90],
};

const capital = (word: string) => word.charAt(0).toUpperCase() + word.slice(1);

const mealsOn = ({ items }: PlanDay, meal: Meal): PlanItem[] => items.filter((item) => mealOf(item) === meal);

/** What is eaten: where it is known, at a place. */
interface Eaten {
  title: string;
  place?: PlaceRef;
}

/** Has a meal at an hour of one day, settled. False where one is under way then. */
function eatAt(draft: Draft, day: PlanDay, meal: Meal, minute: number, eaten?: Eaten): boolean {
  const minutes = usual[meal][1];
  if (wayDuring(day, minute, minute + minutes)?.kind === 'transfer') return false;
  const present = mealsOn(day, meal);
  for (const { id } of present)
    draft.apply({ edit: 'lockItem', itemId: id, locked: false }, { edit: 'removeItem', itemId: id });
  const title = eaten?.title ?? present[0]?.title.split(/ (?:near|at) /)[0] ?? capital(meal);
  return putOwn(draft, day, {
    kind: 'meal',
    title,
    ...(eaten?.place && { place: eaten.place }),
    startMinute: minute,
    endMinute: minute + minutes,
  });
}

/** What was asked for, at a place that serves it where the atlas knows one. */
function eatenOf(draft: Draft, day: PlanDay, meal: Meal, minute: number, words: string): Eaten {
  const table = tableFor(draft, day, words, minute);
  return table
    ? { title: `${capital(meal)} at ${table.name}`, place: attractionRef(table) }
    : { title: `${capital(meal)}: ${words}` };
}

/** A meal at its hour on some days: settled there, and the days arranged around it. */
function onDays(draft: Draft, days: readonly PlanDay[], meal: Meal, minute: number, words?: string): Outcome {
  const had = presentSights(draft);
  /** The days by the place of their meal: each is told. */
  const told = new Map<string | null, PlanDay[]>();
  for (const day of days) {
    const eaten = words === undefined ? undefined : eatenOf(draft, day, meal, minute, words);
    if (!eatAt(draft, day, meal, minute, eaten)) continue;
    const at = eaten?.place?.name ?? null;
    told.set(at, [...(told.get(at) ?? []), day]);
  }
  const set = days.filter((day) => [...told.values()].some((some) => some.includes(day)));
  if (set.length === 0)
    return refused({ says: 'mealUnderWay', meal, days: days.map((day) => dayNumber(draft, day)) });
  const lost = namesLost(draft, had);
  const places = [...told];
  return {
    done: places.map(([at, some], index) => ({
      says: 'mealAt',
      meal,
      minute,
      days: some.map((day) => dayNumber(draft, day)),
      ...(words !== undefined && { words, at }),
      lost: index === places.length - 1 ? lost : [],
    })),
    days: set.map(({ id }) => id),
  };
}

/** When one eats, on some days or always: later days are made with that too. */
export const setMealHour: Do<'setMealHour'> = (draft, { meal, minute, when }) => {
  const found = daysOf(when, draft);
  if (isUnclear(found)) return found;
  if (!found.whole || meal === 'breakfast') return onDays(draft, found.days, meal, minute);
  const had = presentSights(draft);
  draft.setWishes(meal === 'lunch' ? { lunchMinute: minute } : { dinnerMinute: minute });
  for (const day of found.days) rearrange(draft, day);
  const at = draft.days.flatMap((day) =>
    mealsOn(day, meal).map((item) => ({ item, number: dayNumber(draft, day) })),
  );
  const early = at.filter(({ item }) => Math.abs(item.startMinute - minute) > 20).map(({ number }) => number);
  const without = draft.days.flatMap((day) =>
    mealsOn(day, meal).length === 0 ? [dayNumber(draft, day)] : [],
  );
  return {
    done: [{ says: 'mealAlwaysAt', meal, minute, otherwise: early, without, lost: namesLost(draft, had) }],
  };
};

/** A meal where none is planned, or one of a kind. */
export const addMeal: Do<'addMeal'> = (draft, { meal, words, when }) => {
  const found = daysOf(when, draft);
  if (isUnclear(found)) return found;
  const asksHour = when?.fromMinute !== undefined;
  const days = found.days.filter((day) => words !== undefined || asksHour || mealsOn(day, meal).length === 0);
  if (days.length === 0) return refused({ says: 'mealThere', meal });
  const once = words !== undefined && found.whole && when?.each !== true;
  const chosen = once ? days.slice(0, 1) : days;
  // Another dish is no reason to eat at another hour.
  const planned = words === undefined ? undefined : mealsOn(chosen[0]!, meal)[0]?.startMinute;
  return onDays(draft, chosen, meal, when?.fromMinute ?? planned ?? usual[meal][0], words);
};
