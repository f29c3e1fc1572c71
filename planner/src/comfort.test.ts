import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { planFaults } from './plan-faults.ts';
import type { Problem, ProblemPlace } from './problem.ts';
import { sampleProblem } from './sample-problem.ts';
import { solve } from './solve.ts';

/** Points on a line, a minute apart for each unit; one day from the first point and back unless told. */
function onALine(
  spots: readonly number[],
  places: readonly Omit<ProblemPlace, 'point'>[],
  days = 1,
): Problem {
  return {
    places: places.map((place, index) => ({ ...place, point: index + 1 })),
    days: Array.from({ length: days }, () => ({
      startPoint: 0,
      endPoint: 0,
      startMinute: 540,
      endMinute: 1200,
    })),
    travelMinutes: [0, ...spots].map((from) => [0, ...spots].map((to) => Math.abs(from - to))),
  };
}

const startsOf = (problem: Problem): (number | undefined)[] => {
  const visits = solve(problem, { rounds: 400 }).days.flatMap((day) => day.visits);
  return problem.places.map((_, place) => visits.find((visit) => visit.place === place)?.startMinute);
};

describe('the best hours of a place', () => {
  const sunset = { value: 50, visitMinutes: 60, best: [{ from: 900, to: 960 }] };
  const others = [540, 600, 660].map(() => ({ value: 50, visitMinutes: 100 }));

  test('it is visited then, where the rest of the day allows it', () => {
    const there = onALine([10, 20, 30, 40], [sunset, ...others]);
    const problem = { ...there, days: there.days.map((day) => ({ ...day, endPoint: null })) };
    expect(startsOf(problem)[0]).toBe(550);
    const [wished] = startsOf({ ...problem, bestGain: 0.3 });
    expect(wished).toBeGreaterThanOrEqual(900);
    expect(wished).toBeLessThanOrEqual(960);
  });

  test('what that adds is part of the value, and one waits a little for it but not long', () => {
    const alone = (from: number) => {
      const problem = onALine([10], [{ ...sunset, best: [{ from, to: from + 30 }] }]);
      return solve({ ...problem, bestGain: 0.3 }, { rounds: 50 });
    };
    expect(alone(590)).toMatchObject({ value: 65, days: [{ visits: [{ startMinute: 590 }] }] });
    expect(alone(600)).toMatchObject({ value: 50, days: [{ visits: [{ startMinute: 550 }] }] });
  });

  test('one that is closed then is visited when it is open', () => {
    const problem = onALine([10], [{ ...sunset, openings: [[{ from: 540, until: 700 }]] }]);
    expect(startsOf({ ...problem, bestGain: 0.3 })).toEqual([550]);
  });
});

describe('ways and quarters', () => {
  test('a longer way is gone for what is worth so much more, and not for less', () => {
    const near = { value: 50, visitMinutes: 60 };
    const problem = onALine([5, 45], [near, { ...near, value: 60 }]);
    const days = problem.days.map((day) => ({ ...day, maxVisits: 1 }));
    const left = (wayCost: number) => solve({ ...problem, days, wayCost }, { rounds: 200 });
    expect(left(0.1)).toMatchObject({ unvisited: [0], value: 51 });
    expect(left(0.2)).toMatchObject({ unvisited: [1], value: 48 });
  });

  test('a quarter is seen on one day', () => {
    const spots = Array.from({ length: 6 }, (_, index) => 60 + index);
    const quarters = ['old', 'new', 'old', 'new', 'old', 'new'];
    const places = quarters.map((quarter, index) => ({ value: 40 + index, visitMinutes: 60, quarter }));
    const problem = onALine(spots, places, 2);
    const days = problem.days.map((day) => ({ ...day, maxVisits: 3 }));
    const plan = solve({ ...problem, days, returnCost: 10 }, { rounds: 800 });
    const kinds = plan.days.map(({ visits }) => new Set(visits.map(({ place }) => quarters[place])).size);
    expect(kinds).toEqual([1, 1]);
    expect(plan.unvisited).toEqual([]);
  });
});

describe('steps of the clock', () => {
  /** Every fourth place of the sample may be open for little longer than the visit. */
  const isTight = (place: number): boolean => place % 4 === 0;

  test('whatever the problem, what has room to begins on a step, and the plan holds', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 100_000 }),
        fc.integer({ min: 1, max: 20 }),
        (seed, candidates) => {
          const sample = sampleProblem(seed, candidates, 3);
          const best = sample.days.map((_, day) => ({
            from: 500 + 7 * (seed % 90),
            to: 560 + 70 * day + (seed % 500),
          }));
          const problem: Problem = {
            ...sample,
            places: sample.places.map((place, index) => (index % 2 === 0 ? { ...place, best } : place)),
            stepMinutes: 5,
            bestGain: 0.4,
            wayCost: 0.1,
            returnCost: 3,
          };
          const plan = solve(problem, { seed, rounds: 100 });
          expect(planFaults(problem, plan)).toEqual([]);
          const free = plan.days.flatMap(({ visits }) =>
            visits.filter(({ place }) => !problem.places[place]?.fixed && !isTight(place)),
          );
          const begins = [...free, ...plan.days.flatMap(({ meals }) => meals)].map(
            ({ startMinute }) => startMinute,
          );
          expect(begins.filter((minute) => minute % 5 > 0)).toEqual([]);
        },
      ),
      { numRuns: 150, seed: 3 },
    );
  });
});
