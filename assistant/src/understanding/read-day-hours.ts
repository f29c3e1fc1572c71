import type { TripRequest } from '@wayfare/contracts/request';
import { minuteNamed } from './read-clock.ts';

type DayHours = Pick<TripRequest, 'dayFromMinute' | 'dayUntilMinute'>;

const clock = '[^.;,!?]{0,24}?(?:\\d{1,2}(?:[:.h]\\d{2})?(?: ?[ap]\\.?m\\b\\.?)?|noon|midnight)';
/** Said of every day; a day of its own and the start of the trip are other things. */
const everyDay =
  /\b(?:every ?day|each (?:day|morning|evening|night)|every (?:morning|evening|night)|(?:the|our|all) days|days (?:should|begin|start|end))\b/i;
const notOneDay =
  /\bday \d|\b(?:first|last|arrival) day\b|\bon (?:mon|tues|wednes|thurs|fri|satur|sun)day\b/i;
const begins = new RegExp(
  `\\b(?:start(?:ing)?|begin(?:ning)?|get(?:ting)? (?:up|going)|leave the hotel|out)\\b${clock}`,
  'i',
);
const notBefore = new RegExp(
  `\\b(?:nothing|not(?: start(?:ing)?| begin)?|never|don't (?:start|begin|get up)) before${clock}`,
  'i',
);
const ends = new RegExp(
  `\\b(?:end(?:ing)?|finish(?:ing)?|be back|back (?:at|in|home)|be home|in bed|stop)\\b${clock}`,
  'i',
);
const notAfter = new RegExp(`\\bnothing after${clock}`, 'i');
const lateRisers =
  /\b(?:sleep(?:ing)? in(?= (?:a bit|a little|late|longer|every|each|most|on|and)\b|\s*(?:$|[.,;!?]))|late (?:starts?|risers?|mornings?)\b|lie[- ]ins?\b|get up late|not morning people|no early (?:starts?|mornings?))/i;
const earlyBirds = /\b(?:early (?:birds?|risers?|starts?)\b|get up early|start early)/i;
const LATE_START = 630;
const EARLY_START = 480;
/** A day this short is not what was meant. */
const SHORTEST_DAY = 240;

/** The hour at the end of such words: "be back by 8" is in the evening. */
const hourIn = (words: string | undefined, earliestHour: number): number | null =>
  words === undefined
    ? null
    : minuteNamed(`at ${words.replace(/^.*?(?=\d|noon|midnight)/i, '')}`, { earliestHour });

/** "Start at 10 every day", "be back by 8 in the evening each day", "we like to sleep in": the hours of all days. */
export function readDayHours(text: string): DayHours {
  const hours: DayHours = {};
  const isEveryDay = everyDay.test(text) && !notOneDay.test(text);
  const ofEveryDay = (pattern: RegExp) => (isEveryDay ? pattern.exec(text)?.[0] : undefined);
  const from = hourIn(notBefore.exec(text)?.[0] ?? ofEveryDay(begins), 4);
  if (from !== null) hours.dayFromMinute = from;
  else if (lateRisers.test(text)) hours.dayFromMinute = LATE_START;
  else if (earlyBirds.test(text)) hours.dayFromMinute = EARLY_START;
  const until = hourIn(notAfter.exec(text)?.[0] ?? ofEveryDay(ends), 12);
  if (until !== null && until - (hours.dayFromMinute ?? 0) >= SHORTEST_DAY) hours.dayUntilMinute = until;
  return hours;
}
