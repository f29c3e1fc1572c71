import type { Problem } from '@wayfare/planner';
import type { Candidate } from './candidates.ts';

/** A visit in its best hours is worth so much more. */
const BEST_GAIN = 0.4;
/** What an hour under way costs, and coming to a quarter on one more day, of what a sight is worth. */
const WAY_HOUR = 0.4;
const RETURN = 0.4;
/** The same where a short way comes before the best hour. */
const STRAIGHT_BEST_GAIN = 0.1;
const STRAIGHT_WAY_HOUR = 1.2;
/** Plans are on five minutes. */
export const STEP_MINUTES = 5;

/** What makes a day one that a local would walk, weighed against the sights there are to choose from. */
export function comfortFor(
  candidates: readonly Candidate[],
  isStraight = false,
): Pick<Problem, 'bestGain' | 'wayCost' | 'returnCost' | 'stepMinutes'> {
  const sum = candidates.reduce((total, { value }) => total + value, 0);
  const usual = sum / Math.max(1, candidates.length);
  return {
    bestGain: isStraight ? STRAIGHT_BEST_GAIN : BEST_GAIN,
    wayCost: ((isStraight ? STRAIGHT_WAY_HOUR : WAY_HOUR) * usual) / 60,
    returnCost: RETURN * usual,
    stepMinutes: STEP_MINUTES,
  };
}
