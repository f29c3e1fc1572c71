import type { Unmet } from '../plan.ts';
import type { MealWindow, Problem, ProblemDay } from '../problem.ts';
import { newClock, stepTo } from '../search/clock.ts';
import type { Model } from '../search/model.ts';
import { compileSites } from './compile-sites.ts';
import type { Meal, Rules } from '../search/rules.ts';
import { stepOf } from './place-starts.ts';

/** The meals kept as bits of one whole number. */
const MOST_MEALS = 30;

const NO_HOURS = { from: 0, to: -1 };
/** A detour for the best hours, where nobody said what ways cost. */
const MOST_DETOUR = 120;

function ruled(problem: Problem): boolean {
  return (
    (problem.apart?.length ?? 0) > 0 ||
    (problem.sites?.length ?? 0) > 0 ||
    (problem.categoryShares?.length ?? 0) > 0 ||
    (problem.wayCost ?? 0) > 0 ||
    (problem.bestGain ?? 0) > 0 ||
    (problem.returnCost ?? 0) > 0 ||
    (problem.stepMinutes ?? 1) > 1 ||
    problem.days.some((day) => day.maxVisits !== undefined || (day.meals?.length ?? 0) > 0)
  );
}

/** Whether a meal falls into the day at all: dinner does not on a day that ends in the afternoon. */
const applies = (day: ProblemDay, meal: MealWindow): boolean =>
  !(meal.from >= day.endMinute) && !(meal.to < day.startMinute);

function mealsOf(problem: Problem, day: number): Meal[] {
  const step = stepOf(problem);
  const meals = (problem.days[day]?.meals ?? []).map((meal, index) => ({
    from: meal.from === meal.to ? Math.ceil(meal.from) : Math.ceil(meal.from / step) * step,
    to: meal.from === meal.to ? Math.floor(meal.to) : Math.floor(meal.to / step) * step,
    minutes: Math.ceil(meal.minutes),
    index,
  }));
  const usable = meals.filter(({ from, to, minutes, index }) => {
    const window = problem.days[day]!.meals![index]!;
    return from <= to && minutes >= 0 && applies(problem.days[day]!, window);
  });
  return usable.slice(0, MOST_MEALS).sort((left, right) => left.to - right.to);
}

/** Whether the day's empty walk, from its start straight to its end, holds with its meals. */
function emptyDayHolds(model: Model, rules: Rules, day: number): boolean {
  const first = model.places + 2 * day;
  const clock = newClock();
  clock.time = model.opens[day * model.nodes + first]!;
  return stepTo({ ...model, rules }, day, first, first + 1, clock);
}

function keepMealsThatFit(problem: Problem, model: Model, rules: Rules, unmet: Unmet[]): void {
  problem.days.forEach((day, index) => {
    const kept = rules.meals[index]!;
    const all = [...kept];
    kept.length = 0;
    for (const meal of all) {
      kept.push(meal);
      if (!emptyDayHolds(model, rules, index)) kept.pop();
    }
    (day.meals ?? []).forEach((window, meal) => {
      if (applies(day, window) && !kept.some((one) => one.index === meal))
        unmet.push({ reason: 'meal_does_not_fit', day: index, meal });
    });
  });
}

function grouped(groups: readonly (readonly number[])[] | undefined, places: number): number[][] {
  const lists: Set<number>[] = Array.from({ length: places }, () => new Set());
  for (const group of groups ?? []) {
    for (const one of group) for (const other of group) if (one !== other) lists[one]?.add(other);
  }
  return lists.map((list) => [...list].filter((other) => other < places));
}

/** The rules of a problem beyond times and ways, or null when it has none. */
export function compileRules(problem: Problem, model: Model, unmet: Unmet[]): Rules | null {
  if (!ruled(problem)) return null;
  const { places } = model;
  const names = [...new Set(problem.places.map(({ category }) => category ?? ''))].filter(
    (name) => name !== '',
  );
  const bestGain = model.value.map((value) => value * Math.max(0, problem.bestGain ?? 0));
  const wayCost = Math.max(0, problem.wayCost ?? 0);
  const best = problem.days.flatMap((_, day) => problem.places.map((place) => place.best?.[day] ?? NO_HOURS));
  const step = stepOf(problem);
  const returnCost = Math.max(0, problem.returnCost ?? 0);
  const quarters = [...new Set(problem.places.flatMap(({ quarter }) => quarter ?? []))];
  const rules: Rules = {
    meals: problem.days.map((_, day) => mealsOf(problem, day)),
    mealsThere: Uint8Array.from(problem.places, ({ mealsThere }) => (mealsThere === true ? 1 : 0)),
    maxVisits: Float64Array.from(problem.days, (day) => day.maxVisits ?? Number.POSITIVE_INFINITY),
    bestFrom: Int32Array.from(best, ({ from }) => Math.ceil(from / step) * step),
    bestTo: Int32Array.from(best, ({ to }) => Math.floor(to)),
    hasComfort: wayCost > 0 || returnCost > 0 || best.some((hours) => hours !== NO_HOURS),
    bestGain,
    bestMinutes: bestGain.map((gain) => (wayCost > 0 ? gain / wayCost : gain > 0 ? MOST_DETOUR : 0)),
    wayCost,
    quarter: Int32Array.from(problem.places, ({ quarter }) => quarters.indexOf(quarter ?? '')),
    lastDay: new Int32Array(quarters.length),
    returnCost,
    step,
    worth: model.value.slice(),
    category: Int32Array.from(problem.places, (place) => names.indexOf(place.category ?? '')),
    shares: Float64Array.from(problem.categoryShares ?? []),
    apart: grouped(problem.apart, places),
    sites: compileSites(problem),
  };
  keepMealsThatFit(problem, model, rules, unmet);
  return rules;
}
