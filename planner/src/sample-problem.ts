import type { Problem, ProblemPlace } from './problem.ts';
import { seededRandom } from './random.ts';

/** A problem invented from a seed, with every kind of rule in it; small enough to be understood when a test fails. */
export function sampleProblem(seed: number, candidates: number, days: number): Problem {
  const random = seededRandom(seed);
  const spots = Array.from({ length: candidates + 1 }, () => [random.below(60), random.below(60)] as const);
  const places: ProblemPlace[] = Array.from({ length: candidates }, (_, index) => {
    const from = 480 + random.below(300);
    const openings = Array.from({ length: days }, () =>
      random.unit() < 0.2 ? [] : [{ from, until: from + 120 + random.below(400) }],
    );
    return {
      point: index + 1,
      value: 1 + random.below(50),
      visitMinutes: 15 + random.below(100),
      category: ['museum', 'park', 'church'][random.below(3)] ?? 'park',
      ...(random.unit() < 0.7 && { openings }),
      ...(index % 4 === 0 && { mealsThere: true, visitMinutes: 200 }),
      ...(random.unit() < 0.1 && { must: true }),
      ...(random.unit() < 0.05 && {
        fixed: { day: random.below(days), startMinute: 600 + random.below(300) },
      }),
    };
  });
  return {
    places,
    days: Array.from({ length: days }, () => ({
      startPoint: 0,
      endPoint: 0,
      startMinute: 540,
      endMinute: 1140 + random.below(200),
      maxVisits: 5,
      meals: [{ from: 720, to: 840, minutes: 45 }],
    })),
    travelMinutes: spots.map(([x, y]) =>
      spots.map(([otherX, otherY]) => Math.ceil(Math.hypot(x - otherX, y - otherY)) + (x > otherX ? 2 : 0)),
    ),
    travelBuffer: 0.1,
    pauseMinutes: 5,
    apart: [[2, 3]],
    categoryShares: [1, 0.8, 0.5],
  };
}
