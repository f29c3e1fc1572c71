import type { Problem, ProblemDay, SolvedPlan } from '@wayfare/planner';
import { solve } from '@wayfare/planner';

/** Where a day must be made longer, it begins so much sooner, but not in the night. */
const EARLIER = 75;
const EARLY_START = 420;
const QUICK_MEAL = 30;

/** An early start, a quick lunch and a later dinner, for what lies far away. */
const longDay = (day: ProblemDay): ProblemDay => ({
  ...day,
  startMinute: Math.min(day.startMinute, Math.max(EARLY_START, day.startMinute - EARLIER)),
  ...(day.meals && {
    meals: day.meals.map(({ from, to, minutes }) => ({
      from: from - 60,
      to: Math.min(to + 60, day.endMinute - QUICK_MEAL),
      minutes: Math.min(minutes, QUICK_MEAL),
    })),
  }),
});

/** Solves days; where a wish does not fit into one, again with so many of the longest days made longer. */
export function solveWishes(problem: Problem, rounds: number): SolvedPlan {
  const solved = solve(problem, { seed: 1, rounds });
  const unmet = solved.unmet.filter(({ place }) => problem.places[place ?? -1]?.must === true).length;
  if (unmet === 0) return solved;
  const longest = problem.days
    .map(({ startMinute, endMinute }, index) => ({ index, minutes: endMinute - startMinute }))
    .toSorted((left, right) => right.minutes - left.minutes)
    .slice(0, unmet)
    .map(({ index }) => index);
  const days = problem.days.map((day, index) => (longest.includes(index) ? longDay(day) : day));
  const again = solve({ ...problem, days }, { seed: 1, rounds });
  return again.unmet.length < solved.unmet.length ? again : solved;
}
