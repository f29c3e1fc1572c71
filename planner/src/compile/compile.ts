import type { Unmet } from '../plan.ts';
import type { Problem, ProblemPlace } from '../problem.ts';
import type { Model } from '../search/model.ts';
import { NO_WAY } from '../search/model.ts';
import { compileRules } from './compile-rules.ts';
import { fillNearest } from './nearest.ts';
import { placeStarts } from './place-starts.ts';

/** A model ready to be searched, and the wishes that fell away on the way to it. */
export interface Compiled {
  model: Model;
  unmet: Unmet[];
  /**
   * What was added to the value of each place: to a must, so that it is not given up for any number of others, and to
   * what is fixed, so that it is not given up for any number of musts.
   */
  bonus: Float64Array;
}

const isCount = (value: number): boolean => Number.isFinite(value) && value >= 0;

/** The numbers of a place that cannot be used as they are. */
function isFaulty(place: ProblemPlace, points: number): boolean {
  return !(
    isCount(place.value) &&
    isCount(place.visitMinutes) &&
    Number.isInteger(place.point) &&
    place.point >= 0 &&
    place.point < points
  );
}

/** The way from one point to another in whole minutes with its buffer, or NO_WAY. */
export function wayMinutes(problem: Problem, from: number | null, to: number | null): number {
  if (from === null || to === null || from === to) return 0;
  const minutes = problem.travelMinutes[from]?.[to];
  if (minutes === undefined || !isCount(minutes)) return NO_WAY;
  const buffer = problem.travelBuffer ?? 0;
  return Math.min(NO_WAY, Math.ceil(minutes * (1 + (isCount(buffer) ? buffer : 0)) - 1e-9));
}

function fillWays(problem: Problem, model: Model, points: (number | null)[]): void {
  const { nodes, places, hop, hopBack, stay, least } = model;
  const leastIn = new Float64Array(nodes).fill(NO_WAY);
  const leastOut = new Float64Array(nodes).fill(NO_WAY);
  for (let from = 0; from < nodes; from += 1) {
    for (let to = 0; to < nodes; to += 1) {
      const way = wayMinutes(problem, points[from] ?? null, points[to] ?? null);
      hop[from * nodes + to] = way + stay[from]!;
      hopBack[to * nodes + from] = way + stay[from]!;
      if (from === to) continue;
      if (way < leastOut[from]!) leastOut[from] = way;
      if (way < leastIn[to]!) leastIn[to] = way;
    }
  }
  for (let place = 0; place < places; place += 1) {
    least[place] = leastIn[place]! + stay[place]! + leastOut[place]!;
  }
}

function emptyModel(places: number, days: number): Model {
  const nodes = places + 2 * days;
  return {
    places,
    days,
    nodes,
    hop: new Int32Array(nodes * nodes),
    hopBack: new Int32Array(nodes * nodes),
    stay: new Int32Array(nodes),
    least: new Int32Array(places),
    value: new Float64Array(places),
    opens: new Int32Array(days * nodes),
    closes: new Int32Array(days * nodes).fill(-1),
    moreFirst: new Int32Array(days * nodes),
    moreLast: new Int32Array(days * nodes),
    moreWindows: new Int32Array(0),
    nearest: new Int32Array(0),
    nearestCount: 0,
    rules: null,
  };
}

function fillDays(problem: Problem, model: Model, points: (number | null)[], unmet: Unmet[]): void {
  const { nodes, places } = model;
  problem.days.forEach((day, index) => {
    const first = places + 2 * index;
    const fits =
      isCount(day.startMinute) &&
      isCount(day.endMinute) &&
      day.startMinute + wayMinutes(problem, day.startPoint, day.endPoint) <= day.endMinute;
    if (!fits) unmet.push({ reason: 'day_too_short', day: index });
    // A day that cannot even hold its own way is kept as an empty one.
    points[first] = fits ? day.startPoint : null;
    points[first + 1] = fits ? day.endPoint : null;
    const opens = Math.ceil(isCount(day.startMinute) ? day.startMinute : 0);
    const closes = fits ? Math.floor(Math.min(day.endMinute, NO_WAY)) : opens;
    for (const node of [first, first + 1]) {
      model.opens[index * nodes + node] = opens;
      model.closes[index * nodes + node] = closes;
    }
  });
}

function fillPlaces(problem: Problem, model: Model, unmet: Unmet[]): void {
  const more: number[] = [];
  const shortDays = new Set(unmet.map(({ day }) => day));
  problem.places.forEach((place, index) => {
    const faulty = isFaulty(place, problem.travelMinutes.length);
    if (faulty) unmet.push({ reason: 'not_a_number', place: index });
    model.value[index] = faulty ? 0 : place.value;
    model.stay[index] = faulty ? 0 : Math.ceil(place.visitMinutes) + Math.ceil(problem.pauseMinutes ?? 0);
    if (faulty) return;
    for (let day = 0; day < model.days; day += 1) {
      const at = day * model.nodes + index;
      const [first, ...others] = shortDays.has(day) ? [] : placeStarts(problem, place, day);
      model.opens[at] = first?.[0] ?? 0;
      model.closes[at] = first?.[1] ?? -1;
      model.moreFirst[at] = more.length;
      for (const [from, to] of others) more.push(from, to);
      model.moreLast[at] = more.length;
    }
  });
  model.moreWindows = Int32Array.from(more);
}

/** Turns a problem into the flat numbers that the search works on. Nothing in it is thrown at: faults are reported. */
export function compile(problem: Problem): Compiled {
  const model = emptyModel(problem.places.length, problem.days.length);
  const unmet: Unmet[] = [];
  const points: (number | null)[] = problem.places.map(({ point }) => point);
  fillDays(problem, model, points, unmet);
  fillPlaces(problem, model, unmet);
  fillWays(problem, model, points);
  fillNearest(model);
  model.rules = compileRules(problem, model, unmet);
  let sum = 1;
  for (const value of model.value) sum += value;
  const faulty = new Set(unmet.map(({ place }) => place));
  const musts = problem.places.filter(({ must }) => must === true).length;
  const mustBonus = 2 * sum;
  const fixedBonus = mustBonus * (musts + 1);
  const bonus = Float64Array.from(problem.places, (place, index) =>
    faulty.has(index) ? 0 : place.fixed !== undefined ? fixedBonus : place.must === true ? mustBonus : 0,
  );
  bonus.forEach((more, index) => {
    model.value[index]! += more;
  });
  return { model, unmet, bonus };
}
