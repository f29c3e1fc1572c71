import type { ProblemPlace } from '@wayfare/planner';
import type { DayFrame } from './day-frames.ts';

const MARGIN = 15;

/**
 * A sight that is wished for the evening or the sunset may end later than a day usually does: then the days on which it
 * may be seen are longer for it, where it fits into none as it is. Answers until when each day lasts.
 */
export function lateDays(
  frames: readonly DayFrame[],
  wished: readonly { place: ProblemPlace; way: number }[],
): number[] {
  const until = frames.map(({ freeUntil }) => freeUntil);
  for (const { place, way } of wished) {
    const ends = frames.map(({ after, freeFrom }, day) => {
      const starts = (place.openings?.[day] ?? []).map(({ from }) => from);
      if (starts.length === 0 || after.length > 0) return null;
      return Math.max(freeFrom + way, Math.min(...starts)) + place.visitMinutes + way + MARGIN;
    });
    if (ends.some((end, day) => end !== null && end <= frames[day]!.freeUntil)) continue;
    ends.forEach((end, day) => {
      if (end !== null) until[day] = Math.max(until[day]!, end);
    });
  }
  return until;
}

/** What nobody wished to see so late keeps to the usual end of the day. */
export const endingBy = (
  { openings, ...place }: ProblemPlace,
  frames: readonly DayFrame[],
): ProblemPlace => ({
  ...place,
  ...(openings !== undefined && {
    openings: openings.map((own, day) =>
      own
        .map((one) => ({ ...one, until: Math.min(one.until, frames[day]!.freeUntil) }))
        .filter(({ from, until }) => from < until),
    ),
  }),
});
