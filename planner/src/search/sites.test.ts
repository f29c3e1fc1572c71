import { describe, expect, it } from 'vitest';
import type { Problem } from '../problem.ts';
import { solve } from '../solve.ts';

/** Places of an hour in a row, ten minutes apart, over two days of which each holds three. */
function problemOf(sites: Problem['sites'], visitMinutes = 60): Problem {
  const count = 5;
  const travelMinutes = Array.from({ length: count + 1 }, (_, from) =>
    Array.from({ length: count + 1 }, (__, to) => Math.abs(from - to) * 10),
  );
  return {
    places: Array.from({ length: count }, (_, place) => ({
      point: place + 1,
      value: 100 - place,
      visitMinutes,
    })),
    days: [1, 2].map(() => ({
      startPoint: 0,
      endPoint: 0,
      startMinute: 540,
      endMinute: 540 + 3 * visitMinutes + 110,
      maxVisits: 3,
    })),
    travelMinutes,
    ...(sites && { sites }),
  };
}
const daysOf = (problem: Problem) =>
  solve(problem, { seed: 1, rounds: 400 }).days.map(({ visits }) => visits.map(({ place }) => place));

describe('places of one site', () => {
  it('stand on one day, in their order', () => {
    const days = daysOf(problemOf([{ places: [0, 4], order: [[4, 0]] }]));
    const day = days.find((places) => places.includes(0))!;
    expect(day).toContain(4);
    expect(day.indexOf(4)).toBeLessThan(day.indexOf(0));
    expect(days.flat()).toHaveLength(5);
  });

  it('keep an order that goes over a place which is not in the plan of the site', () => {
    const order = [
      [4, 2],
      [2, 0],
    ] as const;
    const [day = []] = daysOf(problemOf([{ places: [0, 2, 4], order }])).filter((one) => one.includes(0));
    expect(day).toEqual([4, 2, 0]);
  });

  it('are spread where no day holds them all, and nothing is given up for it', () => {
    const days = daysOf(problemOf([{ places: [0, 1, 2, 3, 4], order: [] }], 120));
    expect(days.flat()).toHaveLength(5);
  });
});
