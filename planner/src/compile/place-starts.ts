import type { Problem, ProblemPlace } from '../problem.ts';
import { NO_WAY } from '../search/model.ts';

/** On multiples of how many minutes visits and breaks begin. */
export const stepOf = ({ stepMinutes = 1 }: Problem): number => Math.max(1, Math.round(stepMinutes));

/**
 * When a visit of `place` may start on `day`: pairs of first and last minute, in order of time, without overlap.
 * Openings that end before they start, or are too short for the visit, fall away.
 */
export function placeStarts(problem: Problem, place: ProblemPlace, day: number): [number, number][] {
  if (place.fixed?.day !== undefined && place.fixed.day !== day) return [];
  const openings =
    place.openings === undefined ? [{ from: 0, until: Number.POSITIVE_INFINITY }] : place.openings[day];
  const step = stepOf(problem);
  const dayEnd = problem.days[day]?.endMinute ?? 0;
  const starts: [number, number][] = [];
  for (const { from, until, lastStart } of openings ?? []) {
    const limits = [until - Math.ceil(place.visitMinutes), lastStart ?? NO_WAY, dayEnd, NO_WAY];
    let first = Math.max(0, Math.ceil(from));
    let last = Math.floor(Math.min(...limits));
    const at = place.fixed?.startMinute;
    if (at !== undefined) {
      first = Math.max(first, Math.ceil(at));
      last = Math.min(last, Math.ceil(at));
    }
    const [stepped, lastStepped] = [Math.ceil(first / step) * step, Math.floor(last / step) * step];
    // A show begins when it begins, whatever the step.
    if (stepped <= lastStepped) starts.push([stepped, lastStepped]);
    else if (first <= last) starts.push([first, last]);
  }
  starts.sort((left, right) => left[0] - right[0]);
  const merged: [number, number][] = [];
  for (const [first, last] of starts) {
    const before = merged.at(-1);
    if (before !== undefined && first <= before[1]) before[1] = Math.max(before[1], last);
    else merged.push([first, last]);
  }
  return merged;
}
