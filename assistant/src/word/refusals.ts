import { joinWords } from '@wayfare/wording/words';
import { dateWords } from '../wording/dates-and-money.ts';
import { about, dayOfWeek, daysLong, daysWords, isOrAre, listed, nightsWords, onDate } from './phrases.ts';

/** Sentences about what was not done, and why. */
export const refusals = {
  stopThere: ({ name, nights }: { name: string; nights: number }) =>
    `${name} is in the trip already, with ${nightsWords(nights)}.`,
  tooManyStops: () => 'The trip cannot hold another stop.',
  nightsOutOfRange: ({ most }: { most: number }) =>
    `A stay has between 1 and ${most} nights, so I changed nothing.`,
  onlyStop: ({ name }: { name: string }) =>
    `${name} is the only stop. Tell me where you would rather go, and I put that in its place.`,
  orderSame: ({ names }: { names: readonly string[] }) =>
    `The route goes that way already: ${joinWords(names)}.`,
  oneStop: ({ name }: { name: string }) => `${name} is the only stop, so there is no order to change.`,
  noNights: ({ name }: { name: string }) =>
    `Without a night ${name} is no stay any more. Shall I leave it out?`,
  nightsSame: ({ name, nights }: { name: string; nights: number }) =>
    `${name} has ${nightsWords(nights)} already.`,
  tooShort: ({ days }: { days: number }) =>
    `A trip needs at least one day, so its length stays at ${daysLong(days)}.`,
  tooLong: ({ most }: { most: number }) => `I plan at most ${most} days, so the length stays as it is.`,
  lengthSame: ({ days }: { days: number }) => `The trip is ${daysLong(days)} long already.`,
  noDatesYet: () => 'The trip has no dates yet. Tell me its first day, and I date the plan.',
  dateGone: ({ on }: { on: string }) => `${dateWords(on)} has gone by, so the dates stay as they are.`,
  endBeforeStart: ({ startOn, endOn }: { startOn: string; endOn: string }) =>
    `${dateWords(endOn)} is before ${dateWords(startOn)}, so the dates stay as they are.`,
  datesSame: ({ on }: { on: string }) => `The trip starts on ${dateWords(on)} already.`,
  whichHour: () => 'Tell me the hour, and I arrange the day around it.',
  noSuchEnd: ({ name }: { name: string }) => `I know no way from ${name}, so nothing has changed.`,
  originSame: ({ name }: { name: string }) => `You start from ${name} already.`,
  originIsStop: ({ name }: { name: string }) =>
    `${name} is the first stop, so the trip starts there already.`,
  endsThere: ({ name }: { name: string }) => `The trip ends in ${name} already.`,
  endSame: ({ name }: { name: string }) => `The way home goes to ${name} already.`,
  tooFarForDay: ({ name }: { name: string }) =>
    `${name} is too far for a day there and back from where you stay. It could be a stop of its own.`,
  noGuide: ({ name }: { name: string }) =>
    `I have no guide to ${name} that would fill a day, so nothing has changed. It could be a stop of its own.`,
  dayTripThere: ({ name, day }: { name: string; day: number }) => `Day ${day} goes to ${name} already.`,
  noDayFree: ({ name }: { name: string }) =>
    `No such day is free enough to go to ${name} and back: one arrives, leaves or has something settled then.`,
  noDayTrip: () => 'There is no such day trip in the plan.',
  sightFar: ({ name, country, km, from }: { name: string; country: string; km: number; from: string }) =>
    `${name} is in ${country}, about ${Math.round(km / 10) * 10} km from ${from}: too far for a day, so I left the plan as it is.`,
  noRoom: ({ name, day }: { name: string; day?: number }) =>
    `${name} does not fit ${day === undefined ? 'into any day' : `on day ${day}`}: the hours, the ways or what is settled leave no room. Nothing has changed.`,
  elsewhereThen: ({ name }: { name: string }) =>
    `You are too far from ${name} that day, so nothing has changed.`,
  closedThen: ({ name, days, on }: { name: string; days: readonly number[]; on: string | null }) =>
    `${name} is closed on ${daysWords(days)}${days.length === 1 && on !== null ? `, ${dayOfWeek(on)} ${dateWords(on)}` : ''}, so nothing has changed.`,
  closedAtHours: ({ name, day }: { name: string; day: number }) =>
    `${name} has no room at those hours of day ${day}: it is closed then, or you are on the way. Nothing has changed.`,
  noneOfKind: ({ what }: { what: string }) =>
    `I know no ${what} there that fits into the plan, so nothing has changed.`,
  sightThere: ({ name, day }: { name: string; day: number; minute: number }) =>
    `${name} is on day ${day} already.`,
  cannotRemove: ({ name }: { name: string }) => `${name} could not be taken out.`,
  nothingFits: ({ what, day, instead }: { what: string; day: number; instead: string }) =>
    `I found nothing${what === '' ? ' else' : ` for “${what}”`} that fits into day ${day}, so ${instead} stays for now.`,
  underWay: ({ name, day, until }: { name: string; day: number; until: number }) =>
    `On day ${day} you are on the way until ${about(until)}, so ${name} cannot be then.`,
  sameThing: ({ name }: { name: string }) => `Both of that is ${name}, so there is nothing to swap.`,
  itemsElsewhere: ({ names }: { names: readonly string[] }) =>
    `${joinWords(names)} are in different places, so they cannot change places.`,
  daysElsewhere: ({ numbers }: { numbers: readonly number[] }) =>
    `Days ${joinWords(numbers.map(String))} are spent in different places, so they cannot change places; the stops could.`,
  lockedSame: ({ names, locked }: { names: readonly string[]; locked: boolean }) =>
    `${listed(names)} ${isOrAre(names)} ${locked ? 'settled' : 'free to move'} already.`,
  eventOutside: ({ name, on }: { name: string; on: string }) =>
    `${name} is${onDate(on)}, and the trip does not reach that day, so I could not put it in.`,
  noPlanYet: () => 'There is no day plan yet that this could go into.',
  mealUnderWay: ({ meal, days }: { meal: string; days: readonly number[] }) =>
    `You are on the way at that hour on ${daysWords(days)}, so ${meal} stays as it is.`,
  mealThere: ({ meal }: { meal: string }) => `Every day has its ${meal} already.`,
  dayTooShort: () => 'That would leave less than two hours of the day, so the hours stay as they are.',
  freeUnderWay: ({ days }: { days: readonly number[] }) => `On ${daysWords(days)} you are on the way then.`,
  paceSame: ({ pace }: { pace: string }) => `The pace is ${pace} already.`,
  indoorsAlready: ({ days }: { days: readonly number[] }) =>
    `Everything on ${daysWords(days)} is under a roof already.`,
  noWish: () => 'I could not tell what should change.',
  cheapAlready: () => 'The plan counts with the simplest beds already and has no dear sights that could go.',
  nameSame: ({ name }: { name: string }) => `The trip is called ${name} already.`,
};
