import type { Money } from '@wayfare/contracts/money';
import type { PlaceRef } from '@wayfare/contracts/place-ref';
import type { Travel } from '@wayfare/contracts/trip';
import type { CarRates } from './costs/driving-cost.ts';

/** When a place is open on the item's own date, in minutes from that day's midnight. */
export interface KnownOpening {
  fromMinute: number;
  untilMinute: number;
}

/** Between which minutes of the item's own day it is light. */
export interface KnownLight {
  fromMinute: number;
  untilMinute: number;
}

/** What the caller looked up about one item's place on the item's date. Left out means not known. */
export interface ItemFacts {
  /** Empty is closed all day. */
  openings?: readonly KnownOpening[];
  /** The last minute at which visitors are let in. */
  lastEntryMinute?: number;
  /** Plan days on which the place is open long enough, best first: where a closed visit could go. */
  openDayIds?: readonly string[];
  hoursUnsure?: boolean;
  /** Who told the hours, and when: for what is not of the atlas. */
  hoursFrom?: { name: string; on: string };
  /** The holiday because of which `openings` are only the custom of the country, not the place's own. */
  unsureOn?: string;
  /** Only for what is seen by daylight. */
  light?: KnownLight;
  outOfSeason?: boolean;
  booking?: 'needed' | 'advised';
}

/** A meal that a day should have room for. */
export interface KnownMeal {
  name: string;
  /** Only on days that begin there; everywhere where left out. */
  countryCode?: string | undefined;
  fromMinute: number;
  /** The latest start. */
  toMinute: number;
  minutes: number;
}

/** A holiday, eve or feast that a day falls on, and what a traveller should know of it. */
export interface KnownGreatDay {
  name: string;
  /** Null where there is nothing that one must know. */
  tell: string | null;
  /** No bus, tram or train runs. */
  noTransport?: boolean;
}

/** A moment of the trip: a minute of a plan day. */
export interface TripMoment {
  dayId: string;
  minute: number;
}

/**
 * Everything about the world that auditing and retiming a trip need. The planner knows no atlas: the caller looks
 * these up. Whatever is left out is not checked.
 */
export interface Knowledge {
  /** By item id. */
  items?: Readonly<Record<string, ItemFacts>>;
  /** By plan day id: what the day is in the calendar of the country. */
  greatDays?: Readonly<Record<string, readonly KnownGreatDay[]>>;
  /** The way between two places, or null when it is not known; must answer the same for the same places. */
  travel?: (from: PlaceRef, to: PlaceRef) => Travel | null;
  /** When the traveller is there and free to start, and when they must leave. */
  arrival?: TripMoment;
  departure?: TripMoment;
  /** For the whole trip and party. */
  budget?: Money;
  /** What one unit of another currency is in units of the budget's. */
  rates?: Readonly<Record<string, number>>;
  /** What a car costs in a country: where left out, driving is not reckoned. */
  carRates?: (countryCode: string) => CarRates;
  meals?: readonly KnownMeal[];
  pace?: { maxVisits: number; maxMinutes: number };
  /** Waits from this length on are told; 60 unless given. */
  longWaitMinutes?: number;
  /** Pairs of items [a, b]: b only after a. */
  follows?: readonly (readonly [string, string])[];
}
