import type { Unmet, UnmetReason } from './plan.ts';
import type { Problem } from './problem.ts';
import type { Insertion } from './search/best-insertion.ts';
import { findBestInsertion } from './search/best-insertion.ts';
import type { Model } from './search/model.ts';
import { emptyRoutes } from './search/routes.ts';

function reasonAlone(problem: Problem, model: Model, place: number): UnmetReason | null {
  const days = problem.days.map((_, day) => day);
  if (problem.places[place]?.fixed?.day !== undefined && !days.includes(problem.places[place].fixed.day)) {
    return 'no_such_day';
  }
  const open = days.filter((day) => model.closes[day * model.nodes + place]! >= 0);
  if (open.length === 0) return 'never_open';
  const routes = emptyRoutes(model);
  const insertion: Insertion = { after: -1, cost: Number.POSITIVE_INFINITY };
  for (const day of open) findBestInsertion(model, routes, place, day, 0, insertion);
  return insertion.after < 0 ? 'unreachable' : null;
}

/**
 * The musts that are not in the plan, each with the reason. The search puts the number of musts before everything
 * else, so what is left is the smallest set it found to drop; those that would fit alone clash with visited musts.
 */
export function unmetWishes(
  problem: Problem,
  model: Model,
  visited: ReadonlySet<number>,
  known: readonly Unmet[],
): Unmet[] {
  const isMust = (place: number): boolean =>
    problem.places[place]?.must === true || problem.places[place]?.fixed !== undefined;
  const faulty = new Set(known.map(({ place }) => place));
  const missed = problem.places
    .map((_, place) => place)
    .filter((place) => {
      return isMust(place) && !visited.has(place) && !faulty.has(place);
    });
  return missed.map((place) => {
    const alone = reasonAlone(problem, model, place);
    if (alone !== null) return { reason: alone, place };
    return {
      reason: 'clash',
      place,
      withPlaces: [...visited].filter(isMust).sort((left, right) => left - right),
    };
  });
}
