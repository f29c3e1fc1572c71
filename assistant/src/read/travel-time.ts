import type { Marked } from '@wayfare/reader';
import type { Reading, TripEnd } from './reading.ts';

/** An hour at which one arrives or leaves, and the words that it was said with. */
export interface TravelTime {
  minute: number;
  /** Only a part of the day was said. */
  rough: boolean;
  words: string;
}

/** When the traveller gets there and has to go home, as far as it was said. */
export interface TravelTimes {
  arrive?: TravelTime;
  leave?: TravelTime;
}

function timeOf(end: TripEnd | undefined, words: string | undefined): TravelTime | null {
  return end?.minute === undefined
    ? null
    : { minute: end.minute, rough: end.rough === true, words: words ?? '' };
}

/** When one arrives and leaves for home, by the clauses that say so. */
export function travelTimesOf({ arrival, departure }: Reading, { clauses }: Marked): TravelTimes {
  const words = (act: 'arrive' | 'leave') => clauses.find((one) => one.act === act)?.text;
  const [arrive, leave] = [timeOf(arrival, words('arrive')), timeOf(departure, words('leave'))];
  return { ...(arrive !== null && { arrive }), ...(leave !== null && { leave }) };
}
