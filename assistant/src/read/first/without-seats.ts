import type { SpanLabel } from '@wayfare/reader';
import type { Placed } from '../spans.ts';

const seats = /\b(?:seats?|seating|sleeps?|fits?|holds?|carr(?:y|ies))\s+(?:up to\s+)?$/i;

const party = new Set<SpanLabel>(['people', 'adults', 'kids']);

const several = /\b(?:we|we'll|we'd|us|our)\b/i;

/** "Three of us, with a van that seats 7 people": they are no party, unless several go and nobody tells how many. */
export function withoutSeats(spans: readonly Placed[], text: string): Placed[] {
  const isSeats = ({ label, start }: Placed) => party.has(label) && seats.test(text.slice(0, start));
  const isTold = spans.some((span) => party.has(span.label) && !isSeats(span));
  return isTold || !several.test(text) ? spans.filter((span) => !isSeats(span)) : [...spans];
}
