import type { Opening, Problem, ProblemPlace } from '@wayfare/planner';

/** A small stream of numbers of its own, so that the week does not change with the planner. */
function stream(seed: number): (below: number) => number {
  let state = (seed * 2_654_435_761 + 1) >>> 0;
  return (below) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 4_294_967_296) * below);
  };
}

const kinds = ['museum', 'religious', 'park', 'viewpoint', 'market', 'palace', 'street', 'gallery'];

function openingsOf(next: (below: number) => number, days: number): Opening[][] {
  const closedWeekday = next(8);
  const from = 480 + 30 * next(7);
  const until = 960 + 30 * next(12);
  const split = next(6) === 0;
  return Array.from({ length: days }, (_, day) => {
    if (day % 7 === closedWeekday) return [];
    if (!split) return [{ from, until, lastStart: until - 30 }];
    return [
      { from, until: 750 },
      { from: 840, until },
    ];
  });
}

/**
 * A city invented from a seed: sights in clusters round a centre, opening hours with closed days and afternoon
 * breaks, prices, kinds; a hotel; arrival by noon of the first day and departure in the afternoon of the last.
 */
export function madeUpWeek(seed: number, candidates: number, days: number): Problem {
  const next = stream(seed);
  const spots = [{ x: 0, y: 0 }];
  const clusters = Array.from({ length: 8 }, () => ({ x: next(8000) - 4000, y: next(8000) - 4000 }));
  const places: ProblemPlace[] = [];
  for (let index = 0; index < candidates; index += 1) {
    const middle = clusters[next(clusters.length)] ?? { x: 0, y: 0 };
    spots.push({ x: middle.x + next(1600) - 800, y: middle.y + next(1600) - 800 });
    const always = next(3) === 0;
    const openings = openingsOf(next, days);
    places.push({
      point: index + 1,
      value: 10 + next(91),
      visitMinutes: 20 + 10 * next(12),
      costCents: next(3) === 0 ? 0 : 100 * next(25),
      category: kinds[next(kinds.length)] ?? 'park',
      ...(!always && { openings }),
      ...(index < 3 && { must: true }),
    });
  }
  const travelMinutes = spots.map((from, row) =>
    spots.map((to, column) => {
      const meters = Math.hypot(from.x - to.x, from.y - to.y) * 1.3;
      const minutes = meters < 1800 ? meters / 75 : 9 + meters / 330;
      return row === column ? 0 : Math.ceil(minutes) + (row < column ? 0 : 1);
    }),
  );
  const meals = [
    { from: 705, to: 840, minutes: 60 },
    { from: 1110, to: 1230, minutes: 75 },
  ];
  return {
    places,
    travelMinutes,
    days: Array.from({ length: days }, (_, day) => ({
      startPoint: 0,
      endPoint: 0,
      startMinute: day === 0 ? 720 : 540,
      endMinute: day === days - 1 ? 960 : 1290,
      maxVisits: 6,
      meals,
    })),
    budgetCents: 25_000,
    travelBuffer: 0.15,
    pauseMinutes: 5,
    categoryShares: [1, 0.85, 0.6, 0.4],
    follows: [[5, 6]],
    apart: [[7, 8]],
  };
}
