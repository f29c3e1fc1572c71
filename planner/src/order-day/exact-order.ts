import type { OrderProblem, OrderResult } from './order-problem.ts';

/** The most stops that are ordered exactly: beyond, the table of all subsets grows too large. */
export const MOST_EXACT_STOPS = 13;

/** A way to have visited a set of stops and stand at the last: when, after how much travel, and from which state. */
interface Label {
  time: number;
  travel: number;
  stop: number;
  before: Label | null;
}

function earliest(starts: readonly (readonly [number, number])[] | undefined, time: number): number {
  if (starts === undefined) return time;
  for (const [first, last] of starts) if (time <= last) return Math.max(time, first);
  return Number.POSITIVE_INFINITY;
}

const wayOf = (problem: OrderProblem, from: number | null, to: number | null): number => {
  if (from === null || to === null || from === to) return 0;
  const minutes = problem.travelMinutes[from]?.[to];
  return minutes !== undefined && minutes >= 0 ? minutes : Number.POSITIVE_INFINITY;
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
 * The order of all stops with the least travel (then the earliest end) that keeps every window, by dynamic
 * programming over subsets; null when there is none. At most `MOST_EXACT_STOPS` stops.
 */
export function exactOrder(problem: OrderProblem): OrderResult | null {
  const { stops } = problem;
  const count = stops.length;
  const table: (Label[] | undefined)[] = Array.from({ length: (1 << count) * count });
  const extend = (
    set: number,
    from: number | null,
    time: number,
    travel: number,
    before: Label | null,
  ): void => {
    for (let next = 0; next < count; next += 1) {
      if ((set & (1 << next)) !== 0) continue;
      const stop = stops[next]!;
      const way = wayOf(problem, from, stop.point);
      const start = earliest(stop.starts, time + way);
      if (!(start + stop.visitMinutes <= problem.endMinute)) continue;
      const at = (set | (1 << next)) * count + next;
      const label = { time: start + stop.visitMinutes, travel: travel + way, stop: next, before };
      addLabel((table[at] ??= []), label);
    }
  };
  extend(0, problem.startPoint, problem.startMinute, 0, null);
  const full = (1 << count) - 1;
  for (let set = 1; set < full; set += 1) {
    for (let last = 0; last < count; last += 1) {
      const labels = table[set * count + last];
      if (labels === undefined) continue;
      for (const label of labels) extend(set, stops[last]!.point, label.time, label.travel, label);
    }
  }
  return bestEnding(problem, (last) => (count === 0 ? [] : (table[full * count + last] ?? [])));
}

function bestEnding(problem: OrderProblem, labelsOf: (last: number) => readonly Label[]): OrderResult | null {
  let best: { label: Label | null; travel: number; end: number } | null = null;
  const consider = (label: Label | null, from: number | null, time: number, travel: number): void => {
    const way = wayOf(problem, from, problem.endPoint);
    const end = time + way;
    if (!(end <= problem.endMinute)) return;
    const total = travel + way;
    if (best === null || total < best.travel || (total === best.travel && end < best.end)) {
      best = { label, travel: total, end };
    }
  };
  if (problem.stops.length === 0) consider(null, problem.startPoint, problem.startMinute, 0);
  problem.stops.forEach((stop, last) => {
    for (const label of labelsOf(last)) consider(label, stop.point, label.time, label.travel);
  });
  const found = best as { label: Label | null; travel: number; end: number } | null;
  if (found === null) return null;
  const order: number[] = [];
  const startMinutes: number[] = [];
  for (let label = found.label; label !== null; label = label.before) {
    order.unshift(label.stop);
    startMinutes.unshift(label.time - problem.stops[label.stop]!.visitMinutes);
  }
  return { order, startMinutes, travelMinutes: found.travel, endMinute: found.end, left: [], proven: true };
}
