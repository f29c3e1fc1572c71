import type { TimeWish } from '@wayfare/contracts/time-wish';
import type { ProblemPlace } from '@wayfare/planner';
import type { Candidate } from './candidates.ts';
import type { DayFrame } from './day-frames.ts';
import { endingBy, lateDays } from './late-days.ts';
import { holdOrder } from './order-wishes.ts';
import { EVENING } from './pace-rules.ts';
import { isAbout } from './time-wishes.ts';

interface WishedDays {
  frames: readonly DayFrame[];
  /** What the first of the places stand for, in their order. */
  candidates: readonly Candidate[];
  wishes: readonly TimeWish[];
  /** The minute that each day begins at. */
  earliest: readonly number[];
  /** How far a place is from where the days begin. */
  wayTo: (place: number) => number;
}

/** What was asked for and only opens in the evening: the northern lights, a sky full of stars. */
const isMustByNight = ({ must, openings = [] }: ProblemPlace): boolean => {
  const hours = openings.flat();
  return must === true && hours.length > 0 && hours.every(({ from }) => from >= EVENING);
};

/** Makes places keep to what is wished of their evenings and their order. Answers until when each day lasts. */
export function holdWishes(
  places: ProblemPlace[],
  { frames, candidates, wishes, earliest, wayTo }: WishedDays,
): number[] {
  const isTimed = ({ attraction }: Candidate) =>
    wishes.some(({ part, placeId, not }) => part !== undefined && placeId === attraction.id && not !== true);
  const timed = candidates.flatMap((one, index) =>
    isTimed(one) || isMustByNight(places[index]!) ? [index] : [],
  );
  const latest = lateDays(
    frames,
    timed.map((index) => ({ place: places[index]!, way: wayTo(index) })),
  );
  if (timed.length > 0)
    places.forEach((place, index) => {
      if (!timed.includes(index)) places[index] = endingBy(place, frames);
    });
  const days = frames.map(({ number, count, day }, index) => ({
    number,
    count,
    on: day.on,
    from: earliest[index]!,
    until: latest[index]!,
  }));
  const meant = (wish: TimeWish) => candidates.findIndex(({ attraction }) => isAbout(wish, attraction));
  holdOrder(places, meant, wishes, days, wayTo);
  return latest;
}
