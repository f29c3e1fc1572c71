import type { DaySet } from './day-set.ts';

/** An hour of the clock in minutes, or a moment of the sun with so many minutes after it. */
export type Moment = number | { sun: SunEvent; offset: number };
export type SunEvent = 'dawn' | 'sunrise' | 'sunset' | 'dusk';

/** From when to when; `mayLast` where it says that it may last longer. */
export interface Span {
  from: Moment;
  to: Moment;
  mayLast: boolean;
}

/** One rule of an `opening_hours` value, read. */
export interface OsmRule {
  /** How it stands to the rules before it: in their stead, beside them, or where none of them holds. */
  joins: 'instead' | 'beside' | 'else';
  /** The days it names; null where it names none, which means all. */
  sets: readonly DaySet[] | null;
  /** Null where it names no hours, which means the whole day. */
  spans: readonly Span[] | null;
  state: 'open' | 'closed' | 'unknown' | null;
  label: string | null;
  comment: string | null;
}
