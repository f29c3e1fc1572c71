import { compile } from './compile/compile.ts';
import { describeDay, orderOfDay } from './describe-plan.ts';
import type { SolvedDay, SolvedPlan } from './plan.ts';
import type { Problem } from './problem.ts';
import { seededRandom } from './random.ts';
import { anneal } from './search/anneal.ts';
import type { Model } from './search/model.ts';
import { comfortOf, valueOf } from './search/score.ts';
import { unmetWishes } from './unmet-wishes.ts';

/** How much effort a search may make. With rounds only, the same seed gives the same plan on every machine. */
export interface SolveOptions {
  seed?: number;
  /** Rounds of ruin and recreate, 6,000 unless told: about an eighth of a second for a week. */
  rounds?: number;
  /** Ends the search before `rounds` when `milliseconds` have passed by the clock `now`. */
  deadline?: { now: () => number; milliseconds: number };
}

const DEFAULT_ROUNDS = 6000;
/** Losses taken at the start and the end of the search, in shares of the mean value of a place. */
const WARMEST = 0.7;
const COLDEST = 0.03;
/** What a whole day under way costs, in mean values: just enough to prefer the shorter of two equal plans. */
const DAY_UNDER_WAY = 0.05;

/** How much of the effort is spent after so many rounds. */
export function progressOf(options: SolveOptions, usualRounds: number): (rounds: number) => number {
  const { deadline } = options;
  const most = options.rounds ?? (deadline === undefined ? usualRounds : Number.POSITIVE_INFINITY);
  const began = deadline?.now() ?? 0;
  return (rounds) => {
    const byRounds = most > 0 ? rounds / most : 1;
    if (deadline === undefined) return byRounds;
    return Math.max(
      byRounds,
      deadline.milliseconds > 0 ? (deadline.now() - began) / deadline.milliseconds : 1,
    );
  };
}

function wayWeightOf(model: Model, meanValue: number): number {
  let minutes = 0;
  for (let day = 0; day < model.days; day += 1) {
    const first = day * model.nodes + model.places + 2 * day;
    minutes += model.closes[first + 1]! - model.opens[first]!;
  }
  return (DAY_UNDER_WAY * meanValue * model.days) / Math.max(1, minutes);
}

const emptyDay = (endMinute: number): SolvedDay => ({
  visits: [],
  meals: [],
  endMinute,
  travelMinutes: 0,
  lastTravelMinutes: 0,
});

/**
 * Chooses places and their order over the days so that the most value is visited and everything holds: openings,
 * ways, meals and the other rules of `Problem`. Wishes that cannot hold come back in `unmet`; nothing is
 * thrown, whatever stands in the problem.
 */
export function solve(problem: Problem, options: SolveOptions = {}): SolvedPlan {
  const { model, unmet, bonus } = compile(problem);
  let meanValue = 0;
  for (const place of problem.places) {
    if (Number.isFinite(place.value) && place.value > 0) meanValue += place.value / model.places;
  }
  if (meanValue === 0) meanValue = 1;
  const result = anneal(model, {
    random: seededRandom(options.seed ?? 1),
    progress: progressOf(options, DEFAULT_ROUNDS),
    warmest: WARMEST * meanValue,
    coldest: COLDEST * meanValue,
    wayWeight: wayWeightOf(model, meanValue),
  });
  const days = problem.days.map(
    (day, index) =>
      describeDay(problem, model, index, orderOfDay(model, result.routes, index)) ?? emptyDay(day.endMinute),
  );
  const visited = new Set(days.flatMap(({ visits }) => visits.map(({ place }) => place)));
  bonus.forEach((more, place) => {
    model.value[place]! -= more;
  });
  return {
    days,
    value: valueOf(model, result.routes) + comfortOf(model, result.routes),
    travelMinutes: days.reduce((sum, day) => sum + day.travelMinutes, 0),
    unvisited: problem.places.map((_, place) => place).filter((place) => !visited.has(place)),
    unmet: [...unmet, ...unmetWishes(problem, model, visited, unmet)],
    rounds: result.rounds,
  };
}
