import type { SolvedDay, SolvedMeal, SolvedVisit } from './plan.ts';
import type { Problem } from './problem.ts';
import { HAD_THERE, newClock, stepTo } from './search/clock.ts';
import type { Model } from './search/model.ts';
import { latestStart } from './search/model.ts';
import type { Routes } from './search/routes.ts';

/** The places of one day in order. */
export function orderOfDay(model: Model, routes: Routes, day: number): number[] {
  const order: number[] = [];
  let node = routes.next[model.places + 2 * day]!;
  while (node < model.places) {
    order.push(node);
    node = routes.next[node]!;
  }
  return order;
}

interface Step {
  node: number;
  way: number;
  arrive: number;
  start: number;
}

/** The latest starts by walking backwards; with meals only a bound, since a meal may have to change its place. */
function slackBounds(
  model: Model,
  day: number,
  steps: readonly Step[],
  meals: readonly SolvedMeal[],
): number[] {
  const slack: number[] = [];
  const last = steps.at(-1);
  let limit = last === undefined ? 0 : model.closes[day * model.nodes + last.node]!;
  for (let index = steps.length - 1; index >= 0; index -= 1) {
    const step = steps[index]!;
    const latest = latestStart(model, day, step.node, limit);
    slack[index] = Math.max(0, latest - step.start);
    const before = steps[index - 1];
    if (before === undefined) continue;
    limit = latest - step.way - model.stay[before.node]!;
    for (const one of meals) if (one.beforeVisit === index) limit -= one.endMinute - one.startMinute;
  }
  return slack;
}

/** Whether the day's order still holds when `node` is not visited before `from`. */
function holdsFrom(model: Model, day: number, steps: readonly Step[], node: number, from: number): boolean {
  const at = day * model.nodes + node;
  const { opens, closes, moreFirst } = model;
  const kept = [opens[at]!, closes[at]!, moreFirst[at]!] as const;
  let close = closes[at]!;
  for (let more = moreFirst[at]!; close < from && more < model.moreLast[at]!; more += 2) {
    close = model.moreWindows[more + 1]!;
  }
  opens[at] = Math.max(from, opens[at]!);
  closes[at] = close;
  moreFirst[at] = model.moreLast[at]!;
  const clock = newClock();
  let last = model.places + 2 * day;
  clock.time = opens[day * model.nodes + last]!;
  const holds = steps.every((step) => {
    const reached = stepTo(model, day, last, step.node, clock);
    last = step.node;
    return reached;
  });
  [opens[at], closes[at], moreFirst[at]] = kept;
  return holds;
}

/** How much later each visit may start with the rest still holding. */
function slackOf(model: Model, day: number, steps: readonly Step[], meals: readonly SolvedMeal[]): number[] {
  const bounds = slackBounds(model, day, steps, meals);
  if ((model.rules?.meals[day]?.length ?? 0) === 0) return bounds;
  return bounds.map((bound, index) => {
    const { node, start } = steps[index]!;
    if (node >= model.places || holdsFrom(model, day, steps, node, start + bound)) return bound;
    let held = 0;
    let fails = bound;
    while (fails - held > 1) {
      const middle = (held + fails) >> 1;
      if (holdsFrom(model, day, steps, node, start + middle)) held = middle;
      else fails = middle;
    }
    return held;
  });
}

/** Walks a day in the given order and writes down its times; null when the order does not hold. */
export function describeDay(
  problem: Problem,
  model: Model,
  day: number,
  order: readonly number[],
): SolvedDay | null {
  const { nodes, places, hop, stay } = model;
  const clock = newClock();
  const steps: Step[] = [];
  const meals: SolvedMeal[] = [];
  let node = places + 2 * day;
  const end = node + 1;
  clock.time = model.opens[day * nodes + node]!;
  for (const next of [...order, end]) {
    const leave = clock.time + stay[node]!;
    const had = clock.meals;
    if (!stepTo(model, day, node, next, clock)) return null;
    const way = hop[node * nodes + next]! - stay[node]!;
    let arrive = leave + way;
    model.rules?.meals[day]?.forEach((meal, bit) => {
      if ((((clock.meals & ~had) >> bit) & 1) === 0) return;
      const startMinute = clock.mealAt[meal.index]!;
      if (startMinute === HAD_THERE) return;
      const beforeTravel = leave + way > meal.to;
      if (beforeTravel) arrive = startMinute + meal.minutes + way;
      const endMinute = startMinute + meal.minutes;
      meals.push({ meal: meal.index, startMinute, endMinute, beforeVisit: steps.length, beforeTravel });
    });
    steps.push({ node: next, way, arrive, start: clock.time });
    node = next;
  }
  const slack = slackOf(model, day, steps, meals);
  const visits: SolvedVisit[] = steps.slice(0, -1).map((step, index) => ({
    place: step.node,
    arriveMinute: step.arrive,
    startMinute: step.start,
    endMinute: step.start + Math.ceil(problem.places[step.node]?.visitMinutes ?? 0),
    travelMinutes: step.way,
    slackMinutes: slack[index] ?? 0,
  }));
  return {
    visits,
    meals,
    endMinute: clock.time,
    travelMinutes: steps.reduce((sum, step) => sum + step.way, 0),
    lastTravelMinutes: steps.at(-1)?.way ?? 0,
  };
}
