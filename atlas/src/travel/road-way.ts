import type { Point } from './great-circle.ts';
import type { Crossing } from './road-network.ts';

/** The quickest way by road, with the bridges, shuttles and ferries it takes. */
export interface RoadWay {
  meters: number;
  minutes: number;
  crossings: readonly Crossing[];
  /** Metres and minutes of it on board a ferry or shuttle, waiting included. */
  afloatMeters: number;
  afloatMinutes: number;
}

/** A place with its country (ISO code, upper case; empty when unknown). */
export interface RoadEnd extends Point {
  countryCode: string;
}
