import type { DayFrame } from './day-frames.ts';
import { nextStep } from './next-step.ts';

/** Nobody sets out before five in the morning, however far it is. */
const EARLIEST = 300;
/** Lunch and dinner, and a quarter of an hour to spare at either end. */
const MEALS_AND_MARGIN = 180;

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
  const free = frames.flatMap(({ day, after, light }, index) =>
    day.items.length === 0 && after.length === 0 && !light ? [index] : [],
  );
  const [longest] = free.toSorted((a, b) => room(b) - room(a));
  if (longest === undefined || room(longest) >= needed) return;
  earliest[longest] = Math.min(
    earliest[longest]!,
    Math.max(EARLIEST, frames[longest]!.freeUntil - nextStep(needed)),
  );
}
