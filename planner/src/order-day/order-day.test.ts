import { describe, expect, test } from 'vitest';
import { seededRandom } from '../random.ts';
import { orderDay } from './order-day.ts';
import type { OrderProblem } from './order-problem.ts';
import { searchOrder } from './search-order.ts';

function made(seed: number, count: number, tight: boolean): OrderProblem {
  const random = seededRandom(seed);
  const spots = Array.from({ length: count + 1 }, () => [random.below(60), random.below(60)] as const);
  return {
    stops: Array.from({ length: count }, (_, index) => {
      const first = 540 + random.below(300);
      return {
        point: index + 1,
        visitMinutes: 10 + random.below(20),
        ...(tight && random.unit() < 0.5 && { starts: [[first, first + 200] as const] }),
      };
    }),
    startPoint: 0,
    endPoint: 0,
    startMinute: 540,
    endMinute: 1400,
    travelMinutes: spots.map(([x, y]) =>
      spots.map(([otherX, otherY]) => Math.round(Math.hypot(x - otherX, y - otherY)) + (x > otherX ? 3 : 0)),
    ),
  };
}

/** The least travel of any order of all stops, or null. */
function leastByTrying(problem: OrderProblem): number | null {
  let best: number | null = null;
  const way = (from: number, to: number): number => Number(problem.travelMinutes[from]?.[to]);
  const extend = (from: number, time: number, travel: number, left: readonly number[]): void => {
    if (left.length === 0) {
      const total = travel + way(from, 0);
      if (time + way(from, 0) <= problem.endMinute && (best === null || total < best)) best = total;
    }
    for (const index of left) {
      const stop = problem.stops[index]!;
      const arrive = time + way(from, stop.point);
      const [first, last] = stop.starts?.[0] ?? [0, 9999];
      if (arrive > last) continue;
      const end = Math.max(arrive, first) + stop.visitMinutes;
      extend(
        stop.point,
        end,
        travel + way(from, stop.point),
        left.filter((other) => other !== index),
      );
    }
  };
  extend(
    0,
    problem.startMinute,
    0,
    problem.stops.map((_, index) => index),
  );
  return best;
}

describe('orderDay', () => {
  test('is exact on days small enough to try every order, with windows and without', () => {
    for (let seed = 1; seed <= 40; seed += 1) {
      const problem = made(seed, 6, seed % 2 === 0);
      const least = leastByTrying(problem);
      const result = orderDay(problem);
      if (least === null) expect(result.left.length).toBeGreaterThan(0);
      else {
        expect(result.travelMinutes, `seed ${seed}`).toBe(least);
        expect(result.proven).toBe(true);
        expect(searchOrder(problem, { rounds: 800 }).travelMinutes, `search, seed ${seed}`).toBe(least);
      }
    }
  });

  test('thirteen stops are still proven best, and the search agrees', () => {
    const problem = made(5, 13, false);
    const exact = orderDay(problem);
    expect(exact.proven).toBe(true);
    expect(searchOrder(problem, {}).travelMinutes).toBe(exact.travelMinutes);
  });

  test('many stops: all kept, every start in its window, and the same again', () => {
    const problem = { ...made(9, 40, false), endMinute: 3000 };
    const locked = { ...problem.stops[7]!, starts: [[900, 900] as const] };
    const withLock = { ...problem, stops: problem.stops.map((stop, index) => (index === 7 ? locked : stop)) };
    const result = orderDay(withLock, { rounds: 3000 });
    expect(result.left).toEqual([]);
    expect(result.order.toSorted((left, right) => left - right)).toEqual([...problem.stops.keys()]);
    expect(result.startMinutes[result.order.indexOf(7)]).toBe(900);
    expect(orderDay(withLock, { rounds: 3000 })).toEqual(result);
  });

  test('stops that cannot be kept are left out, as few as can be, and nothing is thrown', () => {
    const base = made(3, 3, false);
    const starts = [[600, 600] as const];
    const stops = [{ ...base.stops[0]!, starts }, { ...base.stops[1]!, starts }, base.stops[2]!];
    const result = orderDay({ ...base, stops });
    expect(result.left).toHaveLength(1);
    expect(result.order).toHaveLength(2);
    const nowhere = orderDay({ ...base, travelMinutes: [[Number.NaN]] });
    expect(nowhere.left).toEqual([0, 1, 2]);
    expect(orderDay({ ...base, stops: [] }).order).toEqual([]);
  });
});
