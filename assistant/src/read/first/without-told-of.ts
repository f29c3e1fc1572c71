import type { SpanLabel } from '@wayfare/reader';
import type { Placed } from '../spans.ts';
import { isInPassing } from './in-passing.ts';

/** What a journey that is only told of may be taken for. */
const taken = new Set<SpanLabel>(
  'stop maybe base via end outing see length nights'.split(' ') as SpanLabel[],
);
const goals = new Set<SpanLabel>(['stop', 'maybe', 'base', 'end', 'see', 'outing']);
const SURE = 0.95;

/** "My brother spent three weeks in Peru, but we would like Chile": no place and no length of this trip. */
export function withoutToldOf(spans: readonly Placed[], text: string): Placed[] {
  const rest = spans.filter(
    ({ label, confidence, start }) => !taken.has(label) || confidence >= SURE || !isInPassing(text, start),
  );
  // Who tells of one place and asks for nothing else asks for that.
  return rest.some(({ label }) => goals.has(label)) ? rest : [...spans];
}
