import type { SpanLabel } from '@wayfare/reader';
import { anyOf } from '../any-of.ts';
import { monthOf } from '../dates/calendar-words.ts';
import type { Placed } from '../spans.ts';
import { plainText, tokensOf } from '../words-in.ts';

const cue =
  anyOf(`no wait, wait no, wait, sorry, scratch, correction, i mean, make it, make that, actually, checked again,
  checked my, can only be, it can be, turns out, change that, rather, spoke now, just been told, oh no`);
/** Words that announce a correction: whatever of the kind stands behind them, however far, holds. */
const announced = [
  /(?:^|[.!?\n]\s*)(?:edit|update)\b/iu,
  /(?:^|[.!?\n]\s*)(?:\p{L}+,\s)?(?:one|a|small)?\s?correction\b/iu,
];
/** "Scrap that": what was said before is dropped, whatever it was. */
const scrapped = anyOf('scrap that, scratch that, forget that, forget all that');
/** Labels of which a trip has one; of two that are parted by such words the later one counts. */
const single: readonly SpanLabel[][] = [['length'], ['start', 'dates'], ['finish'], ['money'], ['people']];
/** So far behind the words that take something back stands what holds instead. */
const NEAR = 70;

/** Whether words that take something back lead up to a span. */
const isCorrected = (between: string) =>
  cue.test(between.slice(-NEAR)) || announced.some((words) => words.test(between)) || scrapped.test(between);

const isEnough = (label: SpanLabel, text: string) => !['start', 'dates'].includes(label) || /\d/.test(text);

const untilWords = anyOf('until, till, back, home, return*, end*, leav*, fly*, to');
/** "From the 12th. No wait, the 14th": the day that holds instead, and not the last one. */
function asStart(span: Placed, text: string): Placed {
  const ahead = text.slice(Math.max(0, span.start - SHORTLY), span.start);
  const isInstead = span.label === 'finish' && cue.test(ahead) && !untilWords.test(ahead);
  return isInstead ? { ...span, label: 'start' } : span;
}

const monthIn = ({ text }: Placed) => tokensOf(text).find((word) => monthOf(word) > 0);
/** "The 12th of May. No wait, the 14th": of the same month. */
function withMonth(span: Placed, before: Placed): Placed {
  const month =
    ['start', 'dates'].includes(span.label) && monthIn(span) === undefined ? monthIn(before) : undefined;
  return month === undefined ? span : { ...span, text: `${span.text} ${month}` };
}
const SHORTLY = 20;

/** "Turin, five days. Scrap that, make it Genoa": places before such words are not wanted any more. */
function withoutScrapped(spans: readonly Placed[], text: string): Placed[] {
  const from = scrapped.exec(text)?.index ?? 0;
  const isStop = ({ label }: Placed) => label === 'stop' || label === 'maybe' || label === 'base';
  if (from === 0 || !spans.some((span) => isStop(span) && span.start > from)) return [...spans];
  return spans.map((span) => (isStop(span) && span.start < from ? { ...span, label: 'not' as const } : span));
}

/** "Two weeks, no sorry, sixteen days": only what was said last. */
export function mendCorrections(all: readonly Placed[], message: string): Placed[] {
  const text = plainText(message);
  const spans = withoutScrapped(all, text).map((span) => asStart(span, text));
  const gone = new Set<Placed>();
  const held = new Map<Placed, Placed>();
  for (const labels of single) {
    const own = spans.filter((span) => labels.includes(span.label) && isEnough(span.label, span.text));
    for (const [index, span] of own.entries()) {
      const last = own[index - 1];
      if (last === undefined || !isCorrected(text.slice(last.end, span.start))) continue;
      for (const one of own.slice(0, index)) gone.add(one);
      held.set(span, withMonth(span, last));
    }
  }
  return spans.flatMap((span) => (gone.has(span) ? [] : (held.get(span) ?? span)));
}
