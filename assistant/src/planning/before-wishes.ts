import type { TimeWish } from '@wayfare/contracts/time-wish';
import type { Opening, Problem, SolvedPlan } from '@wayfare/planner';

/** A moment of the trip: a minute of one of its days. */
interface Moment {
  day: number;
  minute: number;
}

/** When a sight is visited that stands in the plan already. */
export type Standing = (sightId: string) => { start: Moment; end: Moment } | null;

type Cut = (openings: readonly Opening[], day: number) => Opening[];

const until =
  ({ day: last, minute }: Moment): Cut =>
  (openings, day) =>
    day > last
      ? []
      : day < last
        ? [...openings]
        : openings
            .map((one) => ({ ...one, until: Math.min(one.until, minute) }))
            .filter((one) => one.from < one.until);

const from =
  ({ day: first, minute }: Moment): Cut =>
  (openings, day) =>
    day < first
      ? []
      : day > first
        ? [...openings]
        : openings
            .map((one) => ({ ...one, from: Math.max(one.from, minute) }))
            .filter((one) => one.from < one.until);

/** The problem with the openings of one place cut; `numbers` are those of its days in the trip. */
function withCut(problem: Problem, place: number, numbers: readonly number[], cut: Cut): Problem {
  const places = problem.places.map((one, index) =>
    index === place && one.openings !== undefined
      ? { ...one, openings: one.openings.map((own, at) => cut(own, numbers[at] ?? 0)) }
      : one,
  );
  return { ...problem, places };
}

/** When a place of the problem is visited in its solution. */
function visitOf({ days }: SolvedPlan, place: number, numbers: readonly number[]): ReturnType<Standing> {
  for (const [at, { visits }] of days.entries()) {
    const visit = visits.find((one) => one.place === place);
    const day = numbers[at] ?? 0;
    if (visit !== undefined)
      return { start: { day, minute: visit.startMinute }, end: { day, minute: visit.endMinute } };
  }
  return null;
}

const isEarlier = (one: Moment, other: Moment): boolean =>
  one.day < other.day || (one.day === other.day && one.minute <= other.minute);

/** The better of two solutions: the one with fewer wishes unmet, then the one that is worth more. */
const better = (one: SolvedPlan, other: SolvedPlan): SolvedPlan =>
  one.unmet.length < other.unmet.length ||
  (one.unmet.length === other.unmet.length && one.value >= other.value)
    ? one
    : other;

/**
 * Solves days so that one sight comes before another. What stands already bounds the one that is sought; of two that are
 * both sought, where they come the wrong way round, either the one comes sooner or the other later.
 */
export function solveInOrder(
  problem: Problem,
  wishes: readonly TimeWish[],
  {
    placeOf,
    standing,
    numbers,
  }: {
    placeOf: (sightId: string) => number;
    standing: Standing;
    numbers: readonly number[];
  },
  solve: (problem: Problem) => SolvedPlan,
): SolvedPlan {
  const pairs = wishes.flatMap(({ placeId, before }) =>
    placeId === undefined || before === undefined ? [] : [{ first: placeId, second: before.placeId }],
  );
  let bounded = problem;
  for (const { first, second } of pairs) {
    const [one, other] = [placeOf(first), placeOf(second)];
    const [ahead, behind] = [standing(first), standing(second)];
    if (one >= 0 && other < 0 && behind !== null)
      bounded = withCut(bounded, one, numbers, until(behind.start));
    if (other >= 0 && one < 0 && ahead !== null) bounded = withCut(bounded, other, numbers, from(ahead.end));
  }
  let solved = solve(bounded);
  for (const { first, second } of pairs) {
    const [one, other] = [placeOf(first), placeOf(second)];
    const [ahead, behind] = [visitOf(solved, one, numbers), visitOf(solved, other, numbers)];
    if (ahead === null || behind === null || isEarlier(ahead.end, behind.start)) continue;
    const sooner = withCut(
      withCut(bounded, one, numbers, until(behind.start)),
      other,
      numbers,
      from(behind.start),
    );
    const later = withCut(withCut(bounded, other, numbers, from(ahead.end)), one, numbers, until(ahead.end));
    const [left, right] = [solve(sooner), solve(later)];
    solved = better(left, right);
    bounded = solved === left ? sooner : later;
  }
  return solved;
}
