import type { TripRequest } from '@wayfare/contracts/request';
import { anyOf, listed } from './any-of.ts';
import { plainText } from './words-in.ts';

/** A pace, and whether it is said against how the plan is now: "too full" wants it lighter. */
export interface PaceSaid {
  pace: NonNullable<TripRequest['pace']>;
  change?: 'lighter' | 'fuller';
}

const full = 'full, packed, busy, much, long, tight, rushed, hectic, many';
const empty = 'empty, slow, little, relaxed, light, boring, quiet';
const over = (list: string) => new RegExp(`\\b(?:too|so)\\s+(?:\\w+\\s+)?(?:${listed(list)})\\b`);
const tooMuch = [over(full), anyOf('overload*, crammed')];
const tooLittle = [over(empty), anyOf('more packed, fuller, busier, more in it')];
const less = anyOf('less rush*, less pack*, less busy, less full, light*, gentler, slower, easier, calmer');
const more = anyOf('more relaxed, more time, more rest, more chill*, more breath*, more gentle');
const not = "(?:not?|no|without|nothing|never|less|don't|dont)";
const hurried = `rush*, hurr*, hectic, pack*, busy, strenuous, mad, much, cram*, march*, full, stress*, tick*,
  boot camp, schedule*, race, racing, fast, day driving`;
const notFast = new RegExp(`\\b${not}\\s+(?:\\S+\\s+){0,4}(?:${listed(hurried)})`, 'u');
const lessOfAll = /^(?:an? (?:bit|little|lot) |much )?less$/;
const gentle = /\b(?:slow mornings?|short (?:drives?|days?|stages?|hops?|walks?))\b/;
const fast =
  anyOf(`pack*, action-packed, as much as*, everything, fast*, busy, full*, intens*, active*, action*, cram*,
  squeez*, all day, hectic, max out, energetic, whirlwind, jam-pack*, nonstop, non-stop`);
const slow =
  anyOf(`relax*, slow*, easy*, leisur*, chill*, laz*, gentl*, calm*, quiet*, laid*, unhurr*, light*, low key,
  low-key, downtime, down time, sit*, rest*, not too, no one-night*, sleep in, lie-in*, lie in, late start*, no one night*, minimum, santai, potter*, amble,
  ambling, breath*, plenty, max, linger*, wander*, empty, little`);
const notSlow = new RegExp(`\\bnot\\s+(?:too\\s+)?(?:slow|lazy|relaxed)`);
const middle = anyOf('moderat*, balanc*, medium, normal, average, mix*, steady, reasonabl*');

/** "One thing a day", "not more than two things", "2-3 things". */
const few = /\b(?:one|1|two|2|single|few)(?:\s?(?:-|to|or)\s?(?:2|3|two|three))?/;
const doings = / (?:\w+ )?(?:thing|outing|sight|activit|place)/;
const count = new RegExp(few.source + doings.source);
const nothing = /\b(?:do|doing) nothing\b/;

/** "Not too rushed", "see as much as possible", "day 2 is too full", "as lazy as possible". */
export function readPace(text: string): PaceSaid | null {
  const plain = plainText(text);
  if (count.test(plain) || nothing.test(plain) || gentle.test(plain)) return { pace: 'relaxed' };
  if (tooLittle.some((pattern) => pattern.test(plain))) return { pace: 'packed', change: 'fuller' };
  if (tooMuch.some((pattern) => pattern.test(plain)) && !/\bnot too\b/.test(plain))
    return { pace: 'relaxed', change: 'lighter' };
  if (notFast.test(plain)) return { pace: 'relaxed' };
  if (less.test(plain) || lessOfAll.test(plain.trim())) return { pace: 'relaxed', change: 'lighter' };
  if (notSlow.test(plain)) return { pace: 'balanced' };
  if (middle.test(plain)) return { pace: 'balanced' };
  if (slow.test(plain))
    return {
      pace: 'relaxed',
      ...(more.test(plain) && { change: 'lighter' as const }),
    };
  return fast.test(plain) ? { pace: 'packed' } : null;
}
