import type { OrderProblem, OrderResult } from './order-problem.ts';

/** The most stops and meals that are ordered exactly: beyond, the table of all subsets grows too large. */
export const MOST_EXACT_PARTS = 13;

/** A way to have done a set of stops and meals and stand at a spot: when, after how much travel, and from which state. */
interface Label {
  time: number;
  travel: number;
  /** The stop or meal that was done last, or null where one has only gone to the spot. */
  part: number | null;
  before: Label | null;
  spot: number;
  /** Whether a meal was had before setting out from the spot, not on arrival there. */
  beforeTravel: boolean;
}

type Starts = readonly (readonly [number, number])[];

function earliest(starts: Starts | undefined, time: number, step: number): number {
  const stepped = (minute: number): number => Math.ceil(minute / step) * step;
  if (starts === undefined) return stepped(time);
  for (const [first, last] of starts) if (time <= last) return Math.min(stepped(Math.max(time, first)), last);
  return Number.POSITIVE_INFINITY;
}

const wayOf = (problem: OrderProblem, from: number | null, to: number | null): number => {
  if (from === null || to === null || from === to) return 0;
  const minutes = problem.travelMinutes[from]?.[to];
  return minutes !== undefined && minutes >= 0 ? Math.ceil(minutes) : Number.POSITIVE_INFINITY;
};

/** Keeps only labels that no other beats in both time and travel. */
function addLabel(labels: Label[], label: Label): void {
  for (const other of labels) if (other.time <= label.time && other.travel <= label.travel) return;
  let kept = 0;
  for (const other of labels) {
    if (other.time < label.time || other.travel < label.travel) labels[kept++] = other;
  }
  labels.length = kept;
  labels.push(label);
}

/**
 * The order of all stops and meals with the least travel (then the earliest end) that keeps every window, by dynamic
 * programming over subsets; null when there is none. At most `MOST_EXACT_PARTS` of them.
 */
export function exactOrder(problem: OrderProblem): OrderResult | null {
  const { stops, meals = [], stepMinutes = 1 } = problem;
  const parts = [
    ...stops.map(({ visitMinutes, starts }) => ({ minutes: visitMinutes, starts })),
    ...meals.map(({ from, to, minutes }) => ({ minutes, starts: [[from, to]] as Starts })),
  ];
  const points = [...stops.map(({ point }) => point), problem.startPoint, problem.endPoint];
  const [start, end] = [stops.length, stops.length + 1];
  const allStops = (1 << stops.length) - 1;
  const all = (1 << parts.length) - 1;
  const table: (Label[] | undefined)[] = Array.from({ length: (all + 1) * points.length });
  const add = (set: number, label: Label): void => {
    if (label.time <= problem.endMinute) addLabel((table[set * points.length + label.spot] ??= []), label);
  };
  /** What of a set is done at a spot before one sets out again. */
  const isDoneWith = (spot: number, set: number): boolean =>
    spot === start || (spot < start && (set & (1 << spot)) !== 0);

  const travel = (set: number, label: Label): void => {
    for (let next = 0; next <= end; next += 1) {
      if (next === start || (next < start && (set & (1 << next)) !== 0)) continue;
      if (next === end && (set & allStops) !== allStops) continue;
      const way = wayOf(problem, points[label.spot]!, points[next]!);
      const { time, travel: before } = label;
      add(set, {
        time: time + way,
        travel: before + way,
        part: null,
        before: label,
        spot: next,
        beforeTravel: false,
      });
    }
  };
  const act = (set: number, label: Label): void => {
    const beforeTravel = isDoneWith(label.spot, set);
    const does = (part: number): void => {
      if ((set & (1 << part)) !== 0) return;
      const { minutes, starts } = parts[part]!;
      const time = earliest(starts, label.time, stepMinutes) + minutes;
      add(set | (1 << part), {
        time,
        travel: label.travel,
        part,
        before: label,
        spot: label.spot,
        beforeTravel,
      });
    };
    if (label.spot < start) does(label.spot);
    for (let meal = stops.length; meal < parts.length; meal += 1) does(meal);
  };

  add(0, { time: problem.startMinute, travel: 0, part: null, before: null, spot: start, beforeTravel: true });
  const labelsAt = (set: number, spot: number): readonly Label[] => table[set * points.length + spot] ?? [];
  for (let set = 0; set <= all; set += 1) {
    for (let spot = 0; spot <= start; spot += 1)
      if (isDoneWith(spot, set)) for (const label of labelsAt(set, spot)) travel(set, label);
    for (let spot = 0; spot <= end; spot += 1) for (const label of labelsAt(set, spot)) act(set, label);
  }
  const best = labelsAt(all, end).toSorted(
    (one, other) => one.travel - other.travel || one.time - other.time,
  )[0];
  return best === undefined ? null : describeOrder(problem, best);
}

/** Walks back from the end of a day to its start and writes down what was done when. */
function describeOrder({ stops, meals = [] }: OrderProblem, last: Label): OrderResult {
  const result: OrderResult = {
    order: [],
    startMinutes: [],
    meals: [],
    travelMinutes: last.travel,
    endMinute: last.time,
    proven: true,
  };
  const chain: Label[] = [];
  for (let label: Label | null = last; label !== null; label = label.before) chain.unshift(label);
  for (const { part, time, beforeTravel } of chain) {
    if (part === null) continue;
    const stop = stops[part];
    if (stop !== undefined) {
      result.order.push(part);
      result.startMinutes.push(time - stop.visitMinutes);
      continue;
    }
    const meal = part - stops.length;
    const startMinute = time - meals[meal]!.minutes;
    result.meals.push({ meal, startMinute, endMinute: time, beforeVisit: result.order.length, beforeTravel });
  }
  return result;
}
