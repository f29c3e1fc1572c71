import { describe, expect, test } from 'vitest';
import { seededRandom } from '../random.ts';
import type { CitiesProblem, RouteStay } from './cities-problem.ts';
import { orderCities } from './order-cities.ts';

const fixed = (nights: number) => ({ nights: { least: nights, most: nights } });

function made(seed: number, count: number): CitiesProblem {
  const random = seededRandom(seed);
  const minutes = (): number => (random.unit() < 0.3 ? Number.NaN : 30 + random.below(300));
  return {
    cities: Array.from({ length: count }, () => {
      const least = 1 + random.below(2);
      return { nights: { least, most: least + random.below(3) } };
    }),
    totalNights: count * 2 + 2,
    events: random.unit() < 0.6 ? [{ city: 0, firstDay: 3, lastDay: 4 }] : [],
    travelMinutes: Array.from({ length: count }, () => Array.from({ length: count }, minutes)),
    fromStart: Array.from({ length: count }, minutes),
    toEnd: Array.from({ length: count }, minutes),
  };
}

/** The least travel of any order and any nights, or null. */
function leastByTrying(problem: CitiesProblem): number | null {
  let best: number | null = null;
  const extend = (last: number | null, day: number, travel: number, left: readonly number[]): void => {
    if (left.length === 0 && last !== null && day === problem.totalNights) {
      const total = travel + Number(problem.toEnd?.[last]);
      if (total >= 0 && (best === null || total < best)) best = total;
    }
    for (const city of left) {
      const way = Number(last === null ? problem.fromStart?.[city] : problem.travelMinutes[last]?.[city]);
      if (!(way >= 0)) continue;
      const { least, most } = problem.cities[city]!.nights;
      for (let nights = least; nights <= most; nights += 1) {
        const events = (problem.events ?? []).filter((event) => event.city === city);
        if (events.some(({ firstDay, lastDay }) => day > firstDay || day + nights < lastDay)) continue;
        extend(
          city,
          day + nights,
          travel + way,
          left.filter((other) => other !== city),
        );
      }
    }
  };
  extend(
    null,
    0,
    0,
    problem.cities.map((_, city) => city),
  );
  return best;
}

/** Whether stays follow each other, keep their bounds and events, and fill the nights. */
function holds(problem: CitiesProblem, stays: readonly RouteStay[]): boolean {
  let day = 0;
  for (const { city, arriveDay, nights } of stays) {
    const { least, most } = problem.cities[city]!.nights;
    if (arriveDay !== day || nights < least || nights > most) return false;
    day += nights;
  }
  const onTime = (problem.events ?? []).every(({ city, firstDay, lastDay }) =>
    stays.some(
      (stay) => stay.city === city && stay.arriveDay <= firstDay && stay.arriveDay + stay.nights >= lastDay,
    ),
  );
  return (
    onTime &&
    day === problem.totalNights &&
    new Set(stays.map(({ city }) => city)).size === problem.cities.length
  );
}

describe('orderCities', () => {
  test('finds the least travel of all orders and nights', () => {
    let found = 0;
    for (let seed = 1; seed <= 60; seed += 1) {
      const problem = made(seed, 5);
      const least = leastByTrying(problem);
      const result = orderCities(problem);
      if (least === null) expect(result.stays, `seed ${seed}`).toBeNull();
      else {
        found += 1;
        expect(holds(problem, result.stays ?? []), `seed ${seed}`).toBe(true);
        expect('travelMinutes' in result && result.travelMinutes, `seed ${seed}`).toBe(least);
      }
    }
    expect(found).toBeGreaterThan(15);
  });

  test('keeps pinned positions and dates arrivals one after the other', () => {
    const travelMinutes = [0, 1, 2].map((from) => [0, 1, 2].map((to) => 60 * Math.abs(from - to)));
    const cities = [fixed(2), { ...fixed(3), position: 0 }, fixed(1)];
    const result = orderCities({ cities, totalNights: 6, travelMinutes });
    expect(result.stays?.[0]).toEqual({ city: 1, arriveDay: 0, nights: 3 });
    expect(result.stays?.at(-1)?.arriveDay).toBeGreaterThan(3);
  });

  test('names the fewest events or cities to give up', () => {
    const travelMinutes = [0, 1, 2].map((from) => [0, 1, 2].map((to) => 60 * Math.abs(from - to)));
    const clash = [
      { city: 0, firstDay: 0, lastDay: 1 },
      { city: 1, firstDay: 0, lastDay: 2 },
    ];
    const cities = [fixed(2), fixed(2), fixed(2)];
    const result = orderCities({ cities, totalNights: 6, events: clash, travelMinutes });
    expect(result).toEqual({ stays: null, drop: { events: [0], cities: [] } });
    const cut = travelMinutes.map((row, from) =>
      row.map((way, to) => (from === 2 || to === 2 ? Number.NaN : way)),
    );
    expect(orderCities({ cities, travelMinutes: cut })).toEqual({
      stays: null,
      drop: { events: [], cities: [2] },
    });
  });

  test('a dozen cities with free nights stay quick and proven; nonsense is answered', () => {
    const problem = { ...made(3, 11), events: [] };
    const all = problem.cities.map(() => problem.cities.map(() => 50));
    const result = orderCities({ cities: problem.cities.map(() => fixed(2)), travelMinutes: all });
    expect(result.stays).toHaveLength(11);
    expect(orderCities({ cities: [], travelMinutes: [] }).stays).toEqual([]);
    expect(
      orderCities({ cities: [{ nights: { least: 3, most: 1 } }], travelMinutes: [[0]] }).stays,
    ).toBeNull();
  });

  test('makes a route whole after its deadline, and soon gives up asking what clashes', () => {
    const random = seededRandom(7);
    const minutes = (): number => 30 + random.below(300);
    const cities = Array.from({ length: 40 }, () => fixed(2));
    const travelMinutes = cities.map(() => cities.map(minutes));
    let looks = 0;
    const deadline = { now: () => (looks += 1), milliseconds: 0 };
    const { stays } = orderCities({ cities, travelMinutes }, { deadline });
    expect(new Set(stays?.map(({ city }) => city)).size).toBe(40);
    looks = 0;
    const events = cities.map((_, city) => ({ city, firstDay: 90, lastDay: 90 }));
    const clash = orderCities({ cities, travelMinutes, events }, { deadline });
    expect(clash).toEqual({ stays: null, drop: { events: events.map((_, index) => index), cities: [] } });
    expect(looks).toBeLessThan(100);
  });
});
