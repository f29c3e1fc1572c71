import type { TimeWish } from '@wayfare/contracts/time-wish';
import type { DayPart } from '@wayfare/contracts/vocabulary';
import { partWords, timeWishWords } from '@wayfare/wording/time-wish';
import { dateWords } from '../wording/dates-and-money.ts';
import { about, lostWords } from './phrases.ts';

interface Wished {
  wish: TimeWish;
  day?: number;
  minute?: number;
  lost: readonly string[];
}

/** Sentences about when something is to be. */
export const timeWishSentences = {
  timeWished: ({ wish, day, minute, lost }: Wished) =>
    `${day === undefined || minute === undefined ? '' : `${wish.what} is on day ${day} at ${about(minute)}. `}I keep to it: ${timeWishWords(wish, dateWords)}.${lostWords(lost)}`,
  restIs: ({ minutes, lost }: { minutes: number; lost: readonly string[] }) =>
    `${minutes === 0 ? 'No rest is planned after lunch any more' : `After lunch there is a rest of ${minutes} minutes each day`}.${lostWords(lost)}`,
  neverThen: ({ name }: { name: string }) => `The trip has no such day, so ${name} is never on it.`,
  noRest: () => 'No rest is planned after lunch, so nothing has changed.',
  whichTime: ({ name }: { name: string }) =>
    `When would you like ${name} to be? Name a day, a part of the day, or what it should come before.`,
  noOtherTime: ({ name }: { name: string }) =>
    `I find no other time for ${name} in this trip, so nothing has changed. A day more, or fewer other wishes, may help.`,
  closedInPart: ({ name, part, day }: { name: string; part: DayPart; day?: number }) =>
    `${name} is not open ${partWords[part]}${day === undefined ? '' : ` on day ${day}`}, so nothing has changed. Another part of the day will do.`,
};
