import type { SpanLabel } from '@wayfare/reader';
import { anyOf } from '../any-of.ts';
import type { Placed } from '../spans.ts';
import { plainText } from '../words-in.ts';

const cue =
  anyOf(`no wait, wait no, wait, sorry, scratch, correction, i mean, make it, make that, actually, checked again,
  checked my, can only be, it can be, turns out, change that, rather, spoke now, just been told, oh no`);
/** Labels of which a trip has one; of two that are parted by such words the later one counts. */
const single: readonly SpanLabel[][] = [['length'], ['start', 'dates'], ['finish'], ['money'], ['people']];
/** So far behind the words that take something back stands what holds instead. */
const NEAR = 70;

/** Whether words that take something back lead up to a span. */
const isCorrected = (between: string) => cue.test(between.slice(-NEAR));

const isEnough = (label: SpanLabel, text: string) => !['start', 'dates'].includes(label) || /\d/.test(text);

/** "Two weeks, no sorry, sixteen days": only what was said last. */
export function mendCorrections(spans: readonly Placed[], message: string): Placed[] {
  const text = plainText(message);
  const gone = new Set<Placed>();
  for (const labels of single) {
    const own = spans.filter((span) => labels.includes(span.label) && isEnough(span.label, span.text));
    for (const [index, span] of own.entries()) {
      const last = own[index - 1];
      if (last === undefined || !isCorrected(text.slice(last.end, span.start))) continue;
      for (const one of own.slice(0, index)) gone.add(one);
    }
  }
  return spans.filter((span) => !gone.has(span));
}
