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

function timeOf(end: TripEnd | undefined): TravelTime | null {
  return end?.minute === undefined
    ? null
    : { minute: end.minute, rough: end.rough === true, words: end.words ?? '' };
}

/** When one arrives and leaves for home, by the clauses that say so. */
export function travelTimesOf({ arrival, departure }: Reading): TravelTimes {
  const [arrive, leave] = [timeOf(arrival), timeOf(departure)];
  return { ...(arrive !== null && { arrive }), ...(leave !== null && { leave }) };
}
