import { joinWords } from '@wayfare/wording/words';
import { daysLong, nightsWords } from './phrases.ts';

/** Sentences about the route. */
export const stopSentences = {
  stopAdded: ({
    name,
    nights,
    country,
    from,
    days,
  }: {
    name: string;
    nights: number;
    country?: string;
    from?: string;
    days: number;
  }) =>
    `${name}${country === undefined ? '' : ` in ${country}`} is in with ${nightsWords(nights)}${from === undefined ? `; the trip is ${daysLong(days)} long now` : `, taken from ${from}, so the trip stays at ${daysLong(days)}`}.`,
  stopRemoved: ({
    name,
    heir,
    nights = 0,
    days,
  }: {
    name: string;
    heir?: string;
    nights?: number;
    days: number;
  }) =>
    heir === undefined
      ? `${name} is out; the trip is ${daysLong(days)} long now.`
      : `${name} is out, and ${nights === 1 ? 'its night goes' : 'its nights go'} to ${heir}, so the trip stays at ${daysLong(days)}.`,
  stopReplaced: ({ gone, name, nights }: { gone: string; name: string; nights: number }) =>
    nights === 0
      ? `${name} takes the place of ${gone}.`
      : `${name} takes the place of ${gone}, with ${nightsWords(nights)} and the same dates.`,
  orderIs: ({ names }: { names: readonly string[] }) => `The route is now ${joinWords(names)}.`,
  nightsAre: ({ name, nights, days, grown }: { name: string; nights: number; days: number; grown: number }) =>
    `${name} now has ${nightsWords(nights)}, so the whole trip is ${daysLong(Math.abs(grown))} ${grown > 0 ? 'longer' : 'shorter'}: ${daysLong(days)}.`,
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
  dayTripsRemoved: ({ names, days }: { names: readonly string[]; days: readonly number[] }) =>
    names.length === 0
      ? 'No day trips will be planned.'
      : `${joinWords(names)} ${names.length === 1 ? 'is' : 'are'} out; you stay in town on day ${joinWords(days.map(String))}.`,
  whichStop: () => 'Which stop do you mean?',
  whichStopOf: ({ what }: { what: string }) => `In which place do you stay at ${what}?`,
};
