import { joinWords } from '@wayfare/wording/words';
import { lostWords, nightsWords } from './phrases.ts';

/** Sentences about the route. */
export const stopSentences = {
  stopAdded: ({
    name,
    nights,
    country,
    from,
  }: {
    name: string;
    nights: number;
    country?: string;
    from?: string;
  }) =>
    `${name}${country === undefined ? '' : ` in ${country}`} is in with ${nightsWords(nights)}${from === undefined ? '' : `, taken from ${from}`}.`,
  stopRemoved: ({ name, heir, nights = 0 }: { name: string; heir?: string; nights?: number }) =>
    heir === undefined
      ? `${name} is out.`
      : `${name} is out, and ${nights === 1 ? 'its night goes' : 'its nights go'} to ${heir}.`,
  stopReplaced: ({ gone, name, nights }: { gone: string; name: string; nights: number }) =>
    nights === 0
      ? `${name} takes the place of ${gone}.`
      : `${name} takes the place of ${gone}, with ${nightsWords(nights)} and the same dates.`,
  orderIs: ({ names }: { names: readonly string[] }) => `The route is now ${joinWords(names)}.`,
  nightsAre: ({ name, nights }: { name: string; nights: number }) =>
    `${name} now has ${nightsWords(nights)}.`,
  originIs: ({ name, round }: { name: string; round: boolean }) =>
    `You start from ${name}${round ? ' and come back there' : ''}; the first and last day allow for the way.`,
  endIs: ({ name }: { name: string }) => `The way home goes to ${name} now.`,
  oneWay: ({ name }: { name: string }) => `The trip ends in ${name} now; no way home is planned.`,
  dayTripAdded: ({
    name,
    day,
    minutes,
    lost,
  }: {
    name: string;
    day: number;
    minutes: number;
    lost: readonly string[];
  }) =>
    `Day ${day} is a day trip to ${name} now, about ${Math.round(minutes / 5) * 5} minutes each way.${lost.length === 0 ? '' : ` It takes the place of ${joinWords(lost)}.`}`,
  areaSeen: ({
    name,
    day,
    names,
    lost,
  }: {
    name: string;
    day: number;
    names: readonly string[];
    lost: readonly string[];
  }) => `Day ${day} goes to ${name} now: ${joinWords(names)}.${lostWords(lost, 'It takes the place of')}`,
  dayTripsRemoved: ({ names, days }: { names: readonly string[]; days: readonly number[] }) =>
    names.length === 0
      ? 'No day trips will be planned.'
      : `${joinWords(names)} ${names.length === 1 ? 'is' : 'are'} out; you stay in town on day ${joinWords(days.map(String))}.`,
  whichStop: () => 'Which stop do you mean?',
  whichStopOf: ({ what }: { what: string }) => `In which place do you stay at ${what}?`,
};
