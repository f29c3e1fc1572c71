import type { Problem, ProblemDay, ProblemPlace, SolvedPlan } from '@wayfare/planner';
import { solve } from '@wayfare/planner';

/** Where a day must be made longer, it begins so much sooner. */
const EARLIER = 75;
const QUICK_MEAL = 30;
/** What takes longer holds a rest too, which stays as it is. */
const LONGEST_MEAL = 90;

const quick = (minutes: number): number =>
  minutes > LONGEST_MEAL ? minutes - QUICK_MEAL : Math.min(minutes, QUICK_MEAL);

/** A day that goes on into the evening may end so much later, for once. */
const LATER = 60;
const EVENING = 1260;
/** Nobody is woken before half past four, not even for the balloons at dawn. */
const EARLIEST = 270;

/** What a day is made longer for: the latest minute at which one sets out for it. */
type SetOut = number;

/** An early start, a quick lunch and a later dinner, for what lies far away; a start that was set, or an arrival, stays. */
const longDay = (day: ProblemDay, usualStart: number | null, setOut: SetOut): ProblemDay => ({
  ...day,
  startMinute:
    usualStart !== null && day.startMinute <= usualStart
      ? Math.min(day.startMinute, Math.max(EARLIEST, Math.min(usualStart - EARLIER, setOut)))
      : day.startMinute,
  endMinute: day.endMinute >= EVENING ? day.endMinute + LATER : day.endMinute,
  ...(day.meals && {
    meals: day.meals.map(({ from, to, minutes }) => ({
      from: from - 60,
      to: Math.min(to + 60, day.endMinute - QUICK_MEAL),
      minutes: quick(minutes),
    })),
  }),
});

const wayTo = ({ travelMinutes, travelBuffer = 0 }: Problem, { point }: ProblemPlace): number =>
  Math.ceil((travelMinutes[0]?.[point] ?? 0) * (1 + travelBuffer));

/** The latest minute at which one may set out for a place on a day; null where it is closed. */
function latestSetOut(problem: Problem, place: ProblemPlace, day: number): SetOut | null {
  const starts = (place.openings?.[day] ?? []).map(({ until, lastStart }) =>
    Math.min(until - place.visitMinutes, lastStart ?? Number.POSITIVE_INFINITY),
  );
  return starts.length === 0 ? null : Math.max(...starts) - wayTo(problem, place);
}

/** Whether a place fits into none of the days as they usually are, though it is open on one. */
function fitsNoDay(problem: Problem, place: ProblemPlace): boolean {
  const setOuts = problem.days.map((_, day) => latestSetOut(problem, place, day));
  const there = 2 * wayTo(problem, place) + place.visitMinutes;
  const dinner = (day: ProblemDay) => day.meals?.at(-1)?.minutes ?? 0;
  return (
    setOuts.some((setOut) => setOut !== null) &&
    problem.days.every((day, index) => {
      const setOut = setOuts[index] ?? null;
      const { startMinute, endMinute } = day;
      return setOut === null || setOut < startMinute || startMinute + there + dinner(day) > endMinute;
    })
  );
}

/** What is asked of a search for days. */
export interface Search {
  rounds: number;
  /** When a day begins on which nothing holds one up, and which may begin earlier; null where none may. */
  usualStart: number | null;
  /** Places that people come for: one that fits into no usual day is worth an early one. */
  aims: readonly number[];
}

/** Solves days; where a wish or an aim does not fit into one, again with so many of the longest days made longer. */
export function solveWishes(problem: Problem, { rounds, usualStart, aims }: Search): SolvedPlan {
  const solved = solve(problem, { seed: 1, rounds });
  const unmet = solved.unmet.filter(({ place }) => problem.places[place ?? -1]?.must === true).length;
  const aim = aims.find(
    (place) => solved.unvisited.includes(place) && fitsNoDay(problem, problem.places[place]!),
  );
  if (unmet === 0 && aim === undefined) return solved;
  const setOutOn = (day: number): SetOut | null =>
    aim === undefined ? Number.POSITIVE_INFINITY : latestSetOut(problem, problem.places[aim]!, day);
  const longest = problem.days
    .map(({ startMinute, endMinute }, index) => ({ index, minutes: endMinute - startMinute }))
    .filter(({ index }) => unmet > 0 || setOutOn(index) !== null)
    .toSorted((left, right) => right.minutes - left.minutes)
    .slice(0, Math.max(1, unmet))
    .map(({ index }) => index);
  const days = problem.days.map((day, index) =>
    longest.includes(index) ? longDay(day, usualStart, setOutOn(index) ?? Number.POSITIVE_INFINITY) : day,
  );
  const again = solve({ ...problem, days }, { seed: 1, rounds });
  if (unmet === 0) return again.value > solved.value ? again : solved;
  // Of as many wishes, those that fit into no usual day: the others are easily moved.
  return again.unmet.length <= solved.unmet.length ? again : solved;
}
