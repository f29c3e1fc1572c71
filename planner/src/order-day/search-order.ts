import { compile } from '../compile/compile.ts';
import { describeDay, orderOfDay } from '../describe-plan.ts';
import type { Problem } from '../problem.ts';
import { seededRandom } from '../random.ts';
import { anneal } from '../search/anneal.ts';
import type { SolveOptions } from '../solve.ts';
import { progressOf } from '../solve.ts';
import type { OrderProblem, OrderResult } from './order-problem.ts';

const DEFAULT_ROUNDS = 20_000;
/** With more stops than anybody sees in a day, a round costs as much more as their square: there are fewer of them. */
const MANY_STOPS = 25;
const roundsFor = (stops: number) => Math.ceil(DEFAULT_ROUNDS * Math.min(1, (MANY_STOPS / stops) ** 2));
/** Travel that may be lost for a while at the start and the end of the search, in mean nearest ways. */
const WARMEST = 1;
const COLDEST = 0.01;
/** What leaving a stop out costs, in mean nearest ways. */
const MISSED = 1000;

function asProblem(problem: OrderProblem): Problem {
  return {
    places: problem.stops.map((stop) => ({
      point: stop.point,
      value: 1,
      visitMinutes: stop.visitMinutes,
      ...(stop.starts !== undefined && {
        openings: [
          stop.starts.map(([from, lastStart]) => ({ from, lastStart, until: Number.POSITIVE_INFINITY })),
        ],
      }),
    })),
    days: [
      {
        startPoint: problem.startPoint,
        endPoint: problem.endPoint,
        startMinute: problem.startMinute,
        endMinute: problem.endMinute,
        meals: problem.meals ?? [],
      },
    ],
    travelMinutes: problem.travelMinutes,
    ...(problem.stepMinutes !== undefined && { stepMinutes: problem.stepMinutes }),
  };
}

/** The mean of the ways from each stop to its nearest: the measure of what a detour is. */
function meanNearestWay(problem: OrderProblem): number {
  let sum = 0;
  for (const stop of problem.stops) {
    let nearest = Number.POSITIVE_INFINITY;
    for (const other of problem.stops) {
      const way = problem.travelMinutes[stop.point]?.[other.point] ?? 0;
      if (other !== stop && way < nearest) nearest = way;
    }
    if (Number.isFinite(nearest)) sum += nearest;
  }
  return Math.max(1, sum / Math.max(1, problem.stops.length));
}

/**
 * Orders any number of stops by ruin and recreate: near-optimal, better the longer it may run. Null where it finds no
 * order that keeps them all, with every meal.
 */
export function searchOrder(problem: OrderProblem, options: SolveOptions): OrderResult | null {
  const translated = asProblem(problem);
  const { model } = compile(translated);
  const measure = meanNearestWay(problem);
  model.value.fill(MISSED * measure);
  const result = anneal(model, {
    random: seededRandom(options.seed ?? 1),
    progress: progressOf(options, roundsFor(problem.stops.length)),
    warmest: WARMEST * measure,
    coldest: COLDEST * measure,
    wayWeight: 1,
  });
  const order = orderOfDay(model, result.routes, 0);
  const day = describeDay(translated, model, 0, order);
  if (day === null || order.length < problem.stops.length) return null;
  if (day.meals.length < (problem.meals?.length ?? 0)) return null;
  const { meals, travelMinutes, endMinute } = day;
  const startMinutes = day.visits.map(({ startMinute }) => startMinute);
  return { order, startMinutes, meals, travelMinutes, endMinute, proven: false };
}
