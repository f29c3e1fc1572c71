import { lengthOfTime } from '@wayfare/wording/words';
import { dateWords } from '../wording/dates-and-money.ts';
import { about, capital, daysLong, daysWords, isOrAre, listed } from './phrases.ts';

/** Sentences about how long and when. */
export const dateSentences = {
  lengthIs: ({ days, grown, names }: { days: number; grown: number; names: readonly string[] }) =>
    grown > 0
      ? `${capital(daysWords(Array.from({ length: grown }, (_, index) => days - grown + index + 1)))} ${grown === 1 ? 'is' : 'are'} new, with the time in ${listed(names)}.`
      : `${capital(daysLong(-grown))} less in ${listed(names)}.`,
  daysRemoved: ({ numbers }: { numbers: readonly number[] }) =>
    `${capital(daysWords(numbers))} ${isOrAre(numbers)} out with everything in ${numbers.length === 1 ? 'it' : 'them'}.`,
  datesAre: ({ on, lastOn, shift }: { on: string; lastOn: string; shift: number | null }) =>
    shift === null
      ? `The trip runs from ${dateWords(on)} to ${dateWords(lastOn)}.`
      : `Everything moves ${daysLong(Math.abs(shift))} ${shift > 0 ? 'later' : 'earlier'}: the trip now runs from ${dateWords(on)} to ${dateWords(lastOn)}.`,
  lostByDates: ({ names }: { names: readonly string[] }) =>
    `${listed(names)} ${isOrAre(names)} closed on the new dates and had to go.`,
  bookedMoved: ({ names }: { names: readonly string[] }) =>
    `What you had settled moved along too, so please check the booking of ${listed(names)}.`,
  eventsMissed: ({ names }: { names: readonly string[] }) =>
    `${listed(names)} ${names.length === 1 ? 'has its own date, which lies' : 'have their own dates, which lie'} outside the trip now.`,
  arrivalIs: ({ minute, at }: { minute: number; at?: string }) =>
    `You arrive${at === undefined ? '' : ` at ${at}`} at ${about(minute)}, so the first day begins after that.`,
  departureIs: ({ minute, before, at }: { minute: number; before: number; at?: string }) =>
    `You leave${at === undefined ? '' : ` from ${at}`} at ${about(minute)}, so the last day ends in time, with ${lengthOfTime(before)} for the way.`,
  otherEndDate: ({ on, planned, arrives }: { on: string; planned: string; arrives: boolean }) =>
    `The trip ${arrives ? 'begins' : 'ends'} on ${dateWords(planned)}, not on ${dateWords(on)}. Shall I move it, so that you ${arrives ? 'arrive' : 'leave'} on ${dateWords(on)}?`,
  whichEnd: ({ endOn }: { endOn: string }) =>
    `To be back on ${dateWords(endOn)} the trip can start on another day, or have another length. Which is it?`,
  datesAndLength: ({ startOn, endOn, days }: { startOn: string; endOn: string; days: number }) =>
    `From ${dateWords(startOn)} to ${dateWords(endOn)} is not the ${daysLong(days)} that are planned. Shall I change the length, or keep it and only start on ${dateWords(startOn)}?`,
  tooFewDays: ({ days, stops }: { days: number; stops: number }) =>
    `${capital(daysLong(days))} ${days === 1 ? 'is' : 'are'} too few for ${stops} stops. Which one shall I leave out?`,
  whichDay: ({ what }: { what: string }) =>
    `On which day shall I put ${what === 'Free time' ? 'the free time' : what}?`,
};
