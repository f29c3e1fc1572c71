import type { Opening } from '@wayfare/planner';
import type { DayFrame } from './day-frames.ts';
import { nextStep } from './next-step.ts';

/** Nobody sets out before five in the morning, however far it is. */
const EARLIEST = 300;
/** For a sunrise or a balloon one gets up sooner still. */
const EARLIEST_FOR_HOURS = 240;
/** Lunch and dinner, and a quarter of an hour to spare at either end. */
const MEALS_AND_MARGIN = 180;

/** The days that nothing is settled on. */
const freeDays = (frames: readonly DayFrame[]): number[] =>
  frames.flatMap(({ day, after, light }, index) =>
    day.items.length === 0 && after.length === 0 && !light ? [index] : [],
  );

/**
 * A sight that was asked for may lie so far out that no day of usual hours holds the ways and the visit: then the
 * longest free day begins sooner. `earliest` holds the minute that each day begins at.
 */
export function setOutSooner(
  frames: readonly DayFrame[],
  earliest: number[],
  wayMinutes: number,
  visitMinutes: number,
): void {
  const needed = wayMinutes * 2 + visitMinutes + MEALS_AND_MARGIN;
  const room = (index: number): number => frames[index]!.freeUntil - earliest[index]!;
  const free = freeDays(frames);
  const [longest] = free.toSorted((a, b) => room(b) - room(a));
  if (longest === undefined || room(longest) >= needed) return;
  earliest[longest] = Math.min(
    earliest[longest]!,
    Math.max(EARLIEST, frames[longest]!.freeUntil - nextStep(needed)),
  );
}

/**
 * It may also be over, or take the rest of its hours, before days usually begin: then the first free day on which it is
 * open begins in time for it.
 */
export function setOutForHours(
  frames: readonly DayFrame[],
  earliest: number[],
  wayMinutes: number,
  { visitMinutes, openings = [] }: { visitMinutes: number; openings?: readonly (readonly Opening[])[] },
): void {
  const lastStart = (day: number): number =>
    Math.max(
      ...(openings[day] ?? []).map(({ until, lastStart: entry = until }) =>
        Math.min(entry, until - visitMinutes),
      ),
    );
  const inTime = (day: number): boolean => earliest[day]! + wayMinutes <= lastStart(day);
  if (frames.some((_, day) => inTime(day))) return;
  for (const day of freeDays(frames)) {
    const leave = Math.floor((lastStart(day) - wayMinutes) / 5) * 5;
    if (leave < EARLIEST_FOR_HOURS) continue;
    earliest[day] = leave;
    return;
  }
}
