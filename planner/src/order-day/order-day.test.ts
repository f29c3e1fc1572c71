import { describe, expect, test } from 'vitest';
import { seededRandom } from '../random.ts';
import { orderDay } from './order-day.ts';
import type { OrderProblem, OrderResult } from './order-problem.ts';
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

/** The least travel, by trying every order of stops and meals, each meal before or after every way. */
function leastWithMealsByTrying(problem: OrderProblem): number | null {
  const { stops, meals = [] } = problem;
  let best: number | null = null;
  const way = (from: number, to: number): number => Number(problem.travelMinutes[from]?.[to]);
  const eat = (time: number, meal: number): number =>
    time > meals[meal]!.to ? Number.NaN : Math.max(time, meals[meal]!.from) + meals[meal]!.minutes;
  const go = (
    at: number,
    time: number,
    travel: number,
    left: readonly number[],
    hungry: readonly number[],
  ): void => {
    if (!(time <= problem.endMinute)) return;
    for (const meal of hungry)
      go(
        at,
        eat(time, meal),
        travel,
        left,
        hungry.filter((other) => other !== meal),
      );
    if (left.length === 0) {
      const isFed = hungry.reduce((end, meal) => eat(end, meal), time + way(at, 0));
      if (isFed <= problem.endMinute && (best === null || travel + way(at, 0) < best))
        best = travel + way(at, 0);
    }
    for (const index of left) {
      const stop = stops[index]!;
      const visit = (arrived: number, still: readonly number[]): void => {
        const [first, last] = stop.starts?.[0] ?? [0, 9999];
        const others = left.filter((other) => other !== index);
        if (arrived <= last)
          go(
            stop.point,
            Math.max(arrived, first) + stop.visitMinutes,
            travel + way(at, stop.point),
            others,
            still,
          );
        for (const meal of still)
          visit(
            eat(arrived, meal),
            still.filter((other) => other !== meal),
          );
      };
      visit(time + way(at, stop.point), hungry);
    }
  };
  go(0, problem.startMinute, 0, [...stops.keys()], [...meals.keys()]);
  return best;
}

const withMeals = (problem: OrderProblem, slack: number): OrderProblem => ({
  ...problem,
  meals: [
    { from: 600, to: 600 + 3 * slack, minutes: 45 },
    { from: 720, to: 720 + 3 * slack, minutes: 30 },
  ],
});

const ascending = (left: number, right: number): number => left - right;

/** Everything in the order that cannot be so: walked through from start to end, without the code that made it. */
function whatDoesNotHold(
  problem: OrderProblem,
  { order, startMinutes, meals, endMinute }: OrderResult,
): string[] {
  const wrong: string[] = [];
  const check = (holds: boolean, what: string): void => void (holds || wrong.push(what));
  check(String(order.toSorted(ascending)) === String([...problem.stops.keys()]), 'each stop once');
  const had = meals.map(({ meal }) => meal).toSorted(ascending);
  check(String(had) === String([...(problem.meals ?? []).keys()]), 'each meal once');
  for (const { meal, startMinute, endMinute: end } of meals) {
    const { from, to, minutes } = problem.meals![meal]!;
    check(startMinute >= from && startMinute <= to && end - startMinute === minutes, `meal ${meal}`);
  }
  let [at, time] = [problem.startPoint!, problem.startMinute];
  const goTo = (point: number, start: number, visit: number): void => {
    const eaten = meals.filter(({ beforeVisit }) => beforeVisit === visit);
    for (const { startMinute } of eaten) check(startMinute >= time, `the meals before visit ${visit}`);
    const minutes = eaten.reduce((sum, meal) => sum + meal.endMinute - meal.startMinute, 0);
    check(time + Number(problem.travelMinutes[at]?.[point]) + minutes <= start, `visit ${visit}`);
    at = point;
  };
  order.forEach((index, visit) => {
    const { point, visitMinutes, starts = [[0, 9999]] } = problem.stops[index]!;
    const start = startMinutes[visit]!;
    check(
      starts.some(([first, last]) => start >= first && start <= last),
      `the window of stop ${index}`,
    );
    goTo(point, start, visit);
    time = start + visitMinutes;
  });
  goTo(problem.endPoint!, Math.max(endMinute, time), order.length);
  check(endMinute <= problem.endMinute, 'the end of the day');
  return wrong;
}

describe('orderDay', () => {
  test('is exact on days small enough to try every order, with windows and without', () => {
    for (let seed = 1; seed <= 40; seed += 1) {
      const problem = made(seed, 6, seed % 2 === 0);
      const least = leastByTrying(problem);
      const result = orderDay(problem);
      expect(result?.travelMinutes ?? null, `seed ${seed}`).toBe(least);
      if (result !== null) expect(result.proven).toBe(true);
      const searched = searchOrder(problem, { rounds: 800 });
      expect(searched?.travelMinutes ?? null, `search, seed ${seed}`).toBe(least);
    }
  });

  test('is exact with meals too, which may be had before a way or after it', () => {
    let mealsOnArrival = 0;
    for (let seed = 1; seed <= 40; seed += 1) {
      const problem = withMeals(made(seed, 4, true), seed);
      const result = orderDay(problem);
      expect(result?.travelMinutes ?? null, `seed ${seed}`).toBe(leastWithMealsByTrying(problem));
      if (result === null) continue;
      expect(whatDoesNotHold(problem, result), `seed ${seed}`).toEqual([]);
      mealsOnArrival += result.meals.filter(({ beforeTravel }) => !beforeTravel).length;
    }
    expect(mealsOnArrival).toBeGreaterThan(0);
  });

  test('thirteen stops are still proven best, and the search agrees', () => {
    const problem = made(5, 13, false);
    const exact = orderDay(problem)!;
    expect(exact.proven).toBe(true);
    expect(searchOrder(problem, {})?.travelMinutes).toBe(exact.travelMinutes);
  });

  test('many stops: all kept with their meals, every start in its window, and the same again', () => {
    const problem = withMeals({ ...made(9, 40, false), endMinute: 3000 }, 60);
    const locked = { ...problem.stops[7]!, starts: [[900, 900] as const] };
    const withLock = { ...problem, stops: problem.stops.map((stop, index) => (index === 7 ? locked : stop)) };
    const result = orderDay(withLock, { rounds: 3000 })!;
    expect(result.proven).toBe(false);
    expect(whatDoesNotHold(withLock, result)).toEqual([]);
    expect(result.startMinutes[result.order.indexOf(7)]).toBe(900);
    expect(orderDay(withLock, { rounds: 3000 })).toEqual(result);
  });

  test('begins on steps of the clock, exactly ordered or searched, but where a stop is locked', () => {
    for (const count of [6, 16]) {
      const locked = { point: 1, visitMinutes: 20, starts: [[671, 671]] as const };
      const stops = Array.from({ length: count }, (_, index) => ({ point: index + 1, visitMinutes: 20 }));
      const result = orderDay({
        stops: [locked, ...stops.slice(1)],
        startPoint: 0,
        endPoint: 0,
        startMinute: 541,
        endMinute: 1400,
        travelMinutes: Array.from({ length: count + 1 }, (_, from) =>
          Array.from({ length: count + 1 }, (__, to) => 3 * Math.abs(from - to)),
        ),
        stepMinutes: 5,
      })!;
      const odd = result.startMinutes.filter((minute) => minute % 5 > 0);
      expect(odd).toEqual([671]);
    }
  });

  test('a day that cannot keep all of its stops and meals has no order, and nothing is thrown', () => {
    const base = made(3, 3, false);
    const starts = [[600, 600] as const];
    const stops = [{ ...base.stops[0]!, starts }, { ...base.stops[1]!, starts }, base.stops[2]!];
    const meals = [{ from: 600, to: 600, minutes: 900 }];
    expect(orderDay({ ...base, stops })).toBeNull();
    expect(orderDay({ ...base, meals })).toBeNull();
    expect(orderDay({ ...base, travelMinutes: [[Number.NaN]] })).toBeNull();
    expect(orderDay({ ...base, stops: [] })?.order).toEqual([]);
    const many = made(4, 20, false);
    expect(
      orderDay({ ...many, stops: many.stops.map((stop) => ({ ...stop, starts })) }, { rounds: 50 }),
    ).toBeNull();
    expect(orderDay({ ...many, meals }, { rounds: 50 })).toBeNull();
  });

  test('more stops than anybody sees in a day have fewer rounds', () => {
    const problem = { ...made(5, 50, false), endMinute: 2400 };
    expect(orderDay(problem)).toEqual(orderDay(problem, { rounds: 5000 }));
    expect(orderDay(problem)?.order).toHaveLength(50);
  });
});
