import type { PlaceRef } from '@wayfare/contracts/place-ref';
import type { TravelMode } from '@wayfare/contracts/vocabulary';

/** A point as maps have it: longitude, latitude. */
export type LngLat = [number, number];

/** One thing on the map. */
export interface MapPoint {
  id: string;
  /** The day it belongs to; null for what belongs to none. */
  dayId: string | null;
  /** The date of that day, where it has one. */
  on?: string | null;
  /** A stop is a city of the route, an item stands in a day, an idea is kept for later. */
  kind: 'stop' | 'item' | 'idea';
  name: string;
  /** What is said under the name: the day and the hour, or the nights. */
  detail: string;
  /** The number in the marker; empty for an idea. */
  number: string;
  /** Which of the eight day colours, counted from 1; 0 for none. */
  colour: number;
  place: PlaceRef;
  /** May be put into another day. */
  movable?: boolean;
  /** Stays under the marker: a city's name, or what makes this point stand out. */
  caption?: string;
  /** Set back, as what is behind one. */
  faint?: boolean;
}

/** A way within a day's route, and how one goes it; null where nobody said. */
export interface MapWay {
  from: LngLat;
  to: LngLat;
  mode: TravelMode | null;
}

/** A line on the map: a day's way from item to item, or the way between two stops. */
export interface MapRoute {
  id: string;
  dayId: string | null;
  colour: number;
  line: LngLat[];
  /** What the line of a day consists of. */
  ways?: MapWay[];
  /** A flight, drawn as an arc. */
  flown: boolean;
  /** A recorded way, with its name. */
  track?: string;
}

/** A day that the map can be fitted to. */
export interface MapDay {
  id: string;
  name: string;
  number: number;
  colour: number;
}

/** Everything that one map shows. */
export interface MapContents {
  points: MapPoint[];
  routes: MapRoute[];
  days: MapDay[];
}

/** What is chosen, in step between the map and what stands beside it. */
export interface MapSelection {
  dayId: string | null;
  /** A stop, an item of a day, or an idea. */
  itemId: string | null;
  /** The day is the one that is read in the list, not one that was chosen. */
  followed?: boolean;
}

/** The day colour of a day, by its place in the plan. */
export const dayColour = (index: number) => (index % 8) + 1;

export const lngLatOf = ({ longitude, latitude }: PlaceRef): LngLat => [longitude, latitude];
