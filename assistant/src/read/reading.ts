import type { PlaceHit } from '@wayfare/atlas';
import type { TripRequest } from '@wayfare/contracts/request';

/** What a named place is to the trip. */
export type PlaceRole =
  'destination' | 'origin' | 'end' | 'must_see' | 'lodging' | 'excluded' | 'qualifier' | 'day_trip';

/**
 * A place named in a message. Without a hit the atlas does not know it and the words are the traveller's own, or it is
 * one of the alternatives, which the places beside it tell apart.
 */
export interface RoledMention {
  start: number;
  end: number;
  surface: string;
  hit: PlaceHit | null;
  alternatives: readonly PlaceHit[];
  /** A sight or lodging that the atlas does not know. */
  venue: boolean;
  role: PlaceRole;
  /** One only stops there on the way to where one goes. */
  onTheWay?: true;
  /** One both lands there and leaves from there. */
  bothWays?: true;
}

/** How long one stays in a place, as it was said. */
export interface Stay {
  mention: RoledMention;
  days?: number;
  nights?: number;
}

/** Something with a day or a range of days of the trip. */
export interface DatedWish {
  what: string;
  where: RoledMention | null;
  firstDay: number;
  lastDay: number;
  /** It takes place on each of these days, not just on one of them. */
  daily: boolean;
  startMinute?: number;
}

/** The only ways that there are between places, as the traveller lists them. */
export interface Connection {
  from: string;
  to: string;
  bothWays: boolean;
}

/** One end of the trip: when one gets there or leaves for home, and from which airport or station. */
export interface TripEnd {
  on?: string;
  minute?: number;
  /** Only a part of the day was said. */
  rough?: boolean;
  at?: string;
  hit?: PlaceHit;
  /** What it was read from. */
  words?: string;
}

/** The order in which one goes through a country. */
export type Heading = 'south' | 'north' | 'east' | 'west';

/** Words that carry a wish which nothing of the trip takes up, with what they are. */
export interface LeftOut {
  words: string;
  why:
    | 'unknown place'
    | 'optional'
    | 'not planned'
    | 'not understood'
    | 'no such date'
    | 'gone by'
    | 'ends before it starts'
    | 'no time at all';
}

/** Everything read from a first request. `request` holds only what was said. */
export interface Reading {
  text: string;
  request: TripRequest;
  mentions: RoledMention[];
  stays: Stay[];
  dated: DatedWish[];
  connections: Connection[] | null;
  cityCount: number | null;
  /** The start date is a guess within what was said ("mid April"). */
  roughDates: boolean;
  partyGuessed: boolean;
  currencySaid: boolean;
  /** The places are to be visited in the order in which they were named. */
  inOrder?: boolean;
  heading?: Heading | null;
  /** The way from where it begins to where it ends is the trip. */
  roadTrip?: boolean;
  arrival?: TripEnd;
  departure?: TripEnd;
  /** Sights and wishes for one day of the trip: "the Louvre on Tuesday". */
  dayWishes?: DayWish[];
  /** Days or parts of days that are to stay free. */
  leftOut?: LeftOut[];
}

/** A sight or wish for a day, an hour or a part of the day of the new trip. */
export interface DayWish {
  kind: 'sight' | 'rest' | 'hours';
  words: string;
  day?: number;
  on?: string;
  part?: string;
  startMinute?: number;
  endMinute?: number;
}
