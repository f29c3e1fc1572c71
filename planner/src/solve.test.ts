import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { planFaults } from './plan-faults.ts';
import { compile } from './compile/compile.ts';
import { describeDay } from './describe-plan.ts';
import type { Problem, ProblemPlace } from './problem.ts';
import { sampleProblem } from './sample-problem.ts';
import { solve } from './solve.ts';

/** The best value of one day without rules, by trying every order of every choice. */
function bestByTrying(problem: Problem): number {
  const [day] = problem.days;
  if (day === undefined) return 0;
  const way = (from: number | null, to: number | null): number =>
    from === null || to === null ? 0 : Number(problem.travelMinutes[from]?.[to]);
  let best = 0;
  const extend = (from: number | null, time: number, value: number, left: ReadonlySet<number>): void => {
    if (time + way(from, day.endPoint) <= day.endMinute) best = Math.max(best, value);
    for (const index of left) {
      const place = problem.places[index]!;
      const arrive = time + way(from, place.point);
      for (const { from: opens, until } of place.openings?.[0] ?? [{ from: 0, until: 9999 }]) {
        const end = Math.max(arrive, opens) + place.visitMinutes;
        if (end > until || end > day.endMinute) continue;
        extend(place.point, end, value + place.value, new Set([...left].filter((other) => other !== index)));
      }
    }
  };
  extend(day.startPoint, day.startMinute, 0, new Set(problem.places.keys()));
  return best;
}

describe('solve', () => {
  test('finds the best of tiny days, with one or several openings', () => {
    for (let seed = 1; seed <= 40; seed += 1) {
      const { places, days, travelMinutes } = sampleProblem(seed, 6, 1);
      const problem: Problem = {
        places: places.map(({ point, value, visitMinutes }, index) => ({
          point,
          value,
          visitMinutes,
          openings: [
            index % 2 === 0
              ? [
                  { from: 560 + 20 * index, until: 700 },
                  { from: 800, until: 900 + 10 * seed },
                ]
              : [{ from: 600, until: 860 }],
          ],
        })),
        days: [{ startPoint: 0, endPoint: 0, startMinute: days[0]!.startMinute, endMinute: 940 }],
        travelMinutes,
      };
      expect(solve(problem, { rounds: 600 }).value, `seed ${seed}`).toBe(bestByTrying(problem));
    }
  });

  test('whatever the problem, the plan passes the audit, and the same seed gives the same plan', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 100_000 }),
        fc.integer({ min: 0, max: 30 }),
        fc.integer({ min: 0, max: 4 }),
        (seed, candidates, days) => {
          const problem = sampleProblem(seed, candidates, days);
          const plan = solve(problem, { seed, rounds: 150 });
          expect(planFaults(problem, plan)).toEqual([]);
          expect(solve(problem, { seed, rounds: 150 })).toEqual(plan);
        },
      ),
      { numRuns: 150, seed: 3 },
    );
  });

  test('ways that break the triangle inequality or are missing never break a plan', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 100_000 }),
        fc.func(fc.integer({ min: -3, max: 200 })),
        (seed, minutes) => {
          const problem = sampleProblem(seed, 14, 2);
          const travelMinutes = problem.travelMinutes.map((row, from) =>
            Array.from(row, (_, to) => minutes(from, to)),
          );
          const wild = { ...problem, travelMinutes };
          expect(planFaults(wild, solve(wild, { seed, rounds: 200 }))).toEqual([]);
        },
      ),
      { numRuns: 60, seed: 5 },
    );
  });

  test('more rounds find no worse a week', () => {
    const problem = sampleProblem(11, 60, 4);
    const little = solve(problem, { rounds: 20 });
    const much = solve(problem, { rounds: 3000 });
    expect(much.value).toBeGreaterThan(little.value);
  });

  test('a deadline by a given clock ends the search', () => {
    let ticks = 0;
    const now = (): number => (ticks += 1);
    const plan = solve(sampleProblem(2, 20, 2), { deadline: { now, milliseconds: 10 } });
    expect(plan.rounds).toBeGreaterThan(0);
    expect(plan.rounds).toBeLessThan(1000);
  });
});

describe('wishes that cannot hold', () => {
  const travelMinutes = [0, 1, 2, 3].map((from) => [0, 1, 2, 3].map((to) => Math.abs(from - to) * 10));
  const days = [{ startPoint: 0, endPoint: 0, startMinute: 540, endMinute: 720 }];

  test('of musts that do not fit together the fewest are given up, and the clash is named', () => {
    const place = (point: number, visitMinutes: number) => ({ point, value: 1, visitMinutes, must: true });
    const plan = solve(
      { places: [place(1, 60), place(2, 60), place(3, 110)], days, travelMinutes },
      { rounds: 300 },
    );
    expect(plan.days[0]?.visits.map((visit) => visit.place).toSorted()).toEqual([0, 1]);
    expect(plan.unmet).toEqual([{ reason: 'clash', place: 2, withPlaces: [0, 1] }]);
  });

  test('what is fixed is worth more than any number of musts', () => {
    const must = (point: number) => ({ point, value: 100, visitMinutes: 60, must: true });
    const fixed = { point: 3, value: 0, visitMinutes: 120, fixed: { day: 0, startMinute: 600 } };
    const short = [{ startPoint: 0, endPoint: 0, startMinute: 540, endMinute: 780 }];
    const plan = solve({ places: [must(1), must(2), fixed], days: short, travelMinutes }, { rounds: 300 });
    expect(plan.days[0]!.visits.map(({ place }) => place)).toContain(2);
    expect(plan.value).toBeLessThanOrEqual(200);
  });

  test('a meal is had in a place where one can eat and is for all of its time', () => {
    const long = { point: 1, value: 1, visitMinutes: 400 };
    const lunch = { from: 700, to: 840, minutes: 60 };
    const whole = [{ startPoint: 0, endPoint: 0, startMinute: 560, endMinute: 1010, meals: [lunch] }];
    const visited = (place: ProblemPlace) =>
      solve({ places: [place], days: whole, travelMinutes }, { rounds: 50 }).days[0]!;
    expect(visited(long).visits).toEqual([]);
    expect(visited({ ...long, mealsThere: true }).visits).toHaveLength(1);
    expect(visited({ ...long, mealsThere: true }).meals).toEqual([]);
  });

  test('a meal is had where one comes for it, and is none of the day’s visits', () => {
    const lunch = { from: 700, to: 840, minutes: 60 };
    const table = {
      point: 1,
      value: 50,
      visitMinutes: 60,
      openings: [[{ from: 720, until: 800 }]],
      mealsThere: true,
      uncounted: true,
    };
    const sight = { point: 2, value: 50, visitMinutes: 60 };
    const whole = [
      { startPoint: 0, endPoint: 0, startMinute: 560, endMinute: 1010, maxVisits: 1, meals: [lunch] },
    ];
    const [day] = solve({ places: [table, sight], days: whole, travelMinutes }, { rounds: 100 }).days;
    expect(day?.visits.map(({ place }) => place).toSorted()).toEqual([0, 1]);
    expect(day?.meals).toEqual([]);
    const plain = solve(
      { places: [{ ...table, mealsThere: false, uncounted: false }, sight], days: whole, travelMinutes },
      { rounds: 100 },
    ).days[0]!;
    expect(plain.visits).toHaveLength(1);
    expect(plain.meals).toHaveLength(1);
  });

  test('a must is worth more than any number of others', () => {
    const other = (point: number) => ({ point, value: 1000, visitMinutes: 60 });
    const must = { point: 3, value: 0, visitMinutes: 120, must: true };
    const plan = solve({ places: [other(1), other(2), must], days, travelMinutes }, { rounds: 300 });
    expect(plan.days[0]?.visits.map((visit) => visit.place)).toEqual([2]);
  });

  test('each reason is told', () => {
    const must = { value: 1, visitMinutes: 30, must: true };
    const plan = solve({
      places: [
        { ...must, point: 1, openings: [[]] },
        { ...must, point: 2, visitMinutes: 500 },
        { ...must, point: 1, fixed: { day: 7 } },
        { ...must, point: 1, value: Number.NaN },
        { ...must, point: 1, visitMinutes: -5 },
        { ...must, point: 99 },
      ],
      days: [...days, { startPoint: 0, endPoint: 3, startMinute: 900, endMinute: 910 }],
      travelMinutes,
    });
    expect(plan.unmet.map(({ reason, place, day }) => [place ?? `day ${day}`, reason])).toEqual([
      ['day 1', 'day_too_short'],
      [3, 'not_a_number'],
      [4, 'not_a_number'],
      [5, 'not_a_number'],
      [0, 'never_open'],
      [1, 'unreachable'],
      [2, 'no_such_day'],
    ]);
    expect(plan.days.map(({ visits }) => visits.length)).toEqual([0, 0]);
  });

  test('a meal that does not even fit an empty day is told; one after the day is none of its business', () => {
    const meals = [
      { from: 600, to: 610, minutes: 300 },
      { from: 1100, to: 1200, minutes: 60 },
    ];
    const plan = solve({ places: [], days: [{ ...days[0]!, meals }], travelMinutes });
    expect(plan.unmet).toEqual([{ reason: 'meal_does_not_fit', day: 0, meal: 0 }]);
  });
});

describe('sizes and nonsense', () => {
  test('no days, no places, 60 days, windows that end before they start', () => {
    expect(solve({ ...sampleProblem(1, 10, 0) }).unvisited).toHaveLength(10);
    expect(solve({ ...sampleProblem(1, 0, 3) }).days).toHaveLength(3);
    const long = sampleProblem(1, 150, 60);
    expect(planFaults(long, solve(long, { rounds: 30 }))).toEqual([]);
    const problem = sampleProblem(1, 1, 1);
    const place = { ...problem.places[0]!, openings: [[{ from: 800, until: 700 }]] };
    expect(solve({ ...problem, places: [place] }).days[0]?.visits).toEqual([]);
  });

  test('2,000 candidates', () => {
    const problem = sampleProblem(4, 2000, 7);
    const plan = solve(problem, { rounds: 40 });
    expect(plan.days.flatMap(({ visits }) => visits).length).toBeGreaterThan(10);
    expect(planFaults(problem, plan)).toEqual([]);
  });
});

test('every visit may start as much later as its slack says with the rest of the day still holding', () => {
  for (let seed = 1; seed <= 60; seed += 1) {
    const problem = sampleProblem(seed, 14, 2);
    const plan = solve(problem, { seed, rounds: 100 });
    const { model } = compile(problem);
    plan.days.forEach((day, index) => {
      const order = day.visits.map(({ place }) => place);
      for (const visit of day.visits) {
        const late = visit.startMinute + visit.slackMinutes;
        const at = index * model.nodes + visit.place;
        const kept = [model.opens[at]!, model.closes[at]!] as const;
        model.opens[at] = Math.max(kept[0], late);
        expect(
          describeDay(problem, model, index, order),
          `seed ${seed}, place ${visit.place}`,
        ).not.toBeNull();
        model.opens[at] = kept[0];
      }
    });
  }
});
