import type { TripRequest } from '@wayfare/contracts/request';
import { plainText } from './words-in.ts';

/** A pace, and whether it is said against how the plan is now: "too full" wants it lighter. */
export interface PaceSaid {
  pace: NonNullable<TripRequest['pace']>;
  change?: 'lighter' | 'fuller';
}

const tooMuch =
  /\b(?:too|way too|so) (?:\w+ )?(?:full|packed|busy|much|long|tight|rushed|hectic|many)|overload|crammed/;
const tooLittle =
  /\b(?:too|so) (?:\w+ )?(?:empty|slow|little|relaxed|light|boring|quiet)|more packed|fuller|busier|more in/;
const lighter = /light|less|fewer|gentl|slower|easier|calmer|breath|\bmore (?:relaxed|time|rest|chill)/;
const notFast =
  /\b(?:not?|no|without|nothing|never|less|don'?t) (?:\w+ ){0,4}(?:rush|hurr|hectic|pack|busy|strenuous|mad|much|cram|march|full|stress|tick|boot camp|schedule|race|fast|day driving)/;
const fast =
  /pack|as much as|everything|fast|busy|full|intens|active|action|cram|squeeze|all day|hectic|max out|energetic|nonstop|non-stop/;
const slow =
  /relax|slow|easy|leisur|chill|laz|gentl|calm|quiet|laid|unhurr|light|low key|down ?time|sit|rest|not too|no one-?night|minimum|santai|potter|amble|breath|plenty|max|no rush|linger|wander|empty|little/;
const middle = /moderat|balanc|medium|normal|average|mixed?|steady|reasonable/;

/** "One thing a day", "not more than two things". */
const fewThings = /\b(?:one|1|two|2|single|few) (?:\w+ )?(?:things?|outings?|sights?|activit\w+|places)\b/;

/** "Not too rushed", "see as much as possible", "day 2 is too full", "as lazy as possible". */
export function readPace(text: string): PaceSaid | null {
  const plain = plainText(text);
  if (fewThings.test(plain)) return { pace: 'relaxed' };
  if (tooLittle.test(plain)) return { pace: 'packed', change: 'fuller' };
  if (tooMuch.test(plain) && !/\bnot too\b/.test(plain)) return { pace: 'relaxed', change: 'lighter' };
  if (notFast.test(plain)) return { pace: 'relaxed' };
  if (/\bless (?:rush|pack|busy|full)|light|gentler|slower|easier|calmer/.test(plain))
    return { pace: 'relaxed', change: 'lighter' };
  if (/\bnot (?:too )?(?:slow|lazy|relaxed)/.test(plain)) return { pace: 'balanced' };
  if (middle.test(plain)) return { pace: 'balanced' };
  if (slow.test(plain))
    return {
      pace: 'relaxed',
      ...(lighter.test(plain) && /\bmore\b/.test(plain) && { change: 'lighter' as const }),
    };
  return fast.test(plain) ? { pace: 'packed' } : null;
}
