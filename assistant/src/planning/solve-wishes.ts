import type { Problem, ProblemDay, SolvedPlan } from '@wayfare/planner';
import { solve } from '@wayfare/planner';

/** Where a day must be made longer, it begins so much sooner. */
const EARLIER = 75;
const QUICK_MEAL = 30;

/** Who spends so long in one place eats there. */
const LONG_VISIT = 300;

/** An early start, a quick lunch and a later dinner, for what lies far away; a start that was set, or an arrival, stays. */
const longDay = (day: ProblemDay, usualStart: number | null, eatsThere: boolean): ProblemDay => ({
  ...day,
  startMinute: day.startMinute === usualStart ? day.startMinute - EARLIER : day.startMinute,
  ...(day.meals && {
    meals: day.meals.slice(eatsThere ? 1 : 0).map(({ from, to, minutes }) => ({
      from: from - 60,
      to: Math.min(to + 60, day.endMinute - QUICK_MEAL),
      minutes: Math.min(minutes, QUICK_MEAL),
    })),
  }),
});

/**
 * Solves days; where a wish does not fit into one, again with so many of the longest days made longer. `usualStart` is
 * when a day begins on which nothing holds one up, and which may begin earlier; null where none may.
 */
export function solveWishes(problem: Problem, rounds: number, usualStart: number | null): SolvedPlan {
  const solved = solve(problem, { seed: 1, rounds });
  const wishes = solved.unmet.flatMap(({ place }) => problem.places[place ?? -1] ?? []);
  const unmet = wishes.filter(({ must }) => must === true).length;
  if (unmet === 0) return solved;
  const eatsThere = wishes.some(({ visitMinutes }) => visitMinutes >= LONG_VISIT);
  const longest = problem.days
    .map(({ startMinute, endMinute }, index) => ({ index, minutes: endMinute - startMinute }))
    .toSorted((left, right) => right.minutes - left.minutes)
    .slice(0, unmet)
    .map(({ index }) => index);
  const days = problem.days.map((day, index) =>
    longest.includes(index) ? longDay(day, usualStart, eatsThere) : day,
  );
  const again = solve({ ...problem, days }, { seed: 1, rounds });
  // Of as many wishes, those that fit into no usual day: the others are easily moved.
  return again.unmet.length <= solved.unmet.length ? again : solved;
}
