import type { Opening } from '@wayfare/planner';
import type { DayFrame } from './day-frames.ts';
import { nextStep } from './next-step.ts';

/** Nobody sets out before five in the morning, however far it is. */
const EARLIEST = 300;
/** For a sunrise or a balloon one gets up sooner still. */
const EARLIEST_FOR_HOURS = 240;
/** Lunch and dinner, and a quarter of an hour to spare at either end. */
const MEALS_AND_MARGIN = 180;

/** A sight that was asked for: the way there, how long one stays, and its hours on each day. */
export interface AskedSight {
  wayMinutes: number;
  visitMinutes: number;
  openings: readonly (readonly Opening[])[];
}

/** The days that nothing is settled on. */
const freeDays = (frames: readonly DayFrame[]): number[] =>
  frames.flatMap(({ day, after, light }, index) =>
    day.items.length === 0 && after.length === 0 && !light ? [index] : [],
  );

const neededFor = ({ wayMinutes, visitMinutes }: AskedSight): number =>
  wayMinutes * 2 + visitMinutes + MEALS_AND_MARGIN;

/** The latest minute at which one sets out on a day and still has the whole visit; none where it is closed. */
const latestSetOut = ({ wayMinutes, visitMinutes, openings }: AskedSight, day: number): number =>
  Math.max(
    ...(openings[day] ?? []).map(({ until, lastStart = until }) => Math.min(lastStart, until - visitMinutes)),
  ) - wayMinutes;

/**
 * A sight that was asked for may lie so far out that no day of usual hours holds the ways and the visit, or may be over,
 * or take the rest of its hours, before days usually begin. Then a free day begins sooner for it: one of its own, while
 * there are others, as an early start seldom bears two. `earliest` holds the minute that each day begins at.
 */
export function setOutSooner(
  frames: readonly DayFrame[],
  earliest: number[],
  asked: readonly AskedSight[],
): void {
  const room = (day: number): number => frames[day]!.freeUntil - earliest[day]!;
  const begun = new Set<number>();
  const othersOf = (days: readonly number[]): readonly number[] => {
    const others = days.filter((day) => !begun.has(day));
    return others.length > 0 ? others : days;
  };
  const all = frames.map((_, day) => day);
  const free = freeDays(frames);
  for (const sight of asked.toSorted((one, other) => neededFor(other) - neededFor(one))) {
    const needed = neededFor(sight);
    const inTime = (day: number): boolean => earliest[day]! <= latestSetOut(sight, day);
    if (othersOf(all).some((day) => room(day) >= needed && inTime(day))) continue;
    const soonest = (day: number): number => Math.floor(latestSetOut(sight, day) / 5) * 5;
    const [day] = othersOf(free)
      .filter((one) => inTime(one) || soonest(one) >= EARLIEST_FOR_HOURS)
      .toSorted((one, other) => room(other) - room(one));
    if (day === undefined) continue;
    if (room(day) < needed)
      earliest[day] = Math.min(earliest[day]!, Math.max(EARLIEST, frames[day]!.freeUntil - nextStep(needed)));
    if (!inTime(day)) earliest[day] = soonest(day);
    begun.add(day);
  }
}
