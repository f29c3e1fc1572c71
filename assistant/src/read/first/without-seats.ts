import type { Placed } from '../spans.ts';

const seats = /\b(?:seats?|seating|sleeps?|fits?|holds?|carr(?:y|ies))\s+(?:up to\s+)?$/i;

/** "A van that seats 7 people": they are no party. */
export const withoutSeats = (spans: readonly Placed[], text: string): Placed[] =>
  spans.filter(
    ({ label, start }) => !((label === 'people' || label === 'adults') && seats.test(text.slice(0, start))),
  );
