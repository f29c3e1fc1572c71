import { fold } from '@wayfare/atlas';
import { endsWithAny } from '../any-of.ts';
import type { Placed } from '../spans.ts';
import { between } from '../spans.ts';

const from = /\bfrom\s+(?:the\s+)?$/i;
const onward = /^\s*,?\s*(?:and\s+)?(?:headed|heading|going|travell?ing)\s+/i;
const to = /^\s*(?:to|towards?)\s+(?:the\s+)?$/i;
/** "To", "and going to the". */
const leadsOn = (gap: string): boolean => to.test(gap.replace(onward, ''));
const journeyFrom = endsWithAny(
  'trip, escape, flight, flights, getaway, vacation, holiday, break, journey, tour, travel*, fly*',
  'from',
);
/** A road trip from somewhere need not begin at home. */
const byRoad = /\broad \w+\s+from\s+$/i;
const isStop = (span: Placed | undefined) => span?.label === 'stop' || span?.label === 'maybe';

/** "From Lille to Bern": the first is where one comes from, the second where one goes, whatever they were taken for. */
export function mendEnds(spans: readonly Placed[], text: string): Placed[] {
  const result: Placed[] = [];
  const hasOrigin = spans.some(({ label }) => label === 'origin');
  for (const [index, span] of spans.entries()) {
    const [last, next] = [result.at(-1), spans[index + 1]];
    const gap = last === undefined ? '' : between(text, last, span);
    const ahead = text.slice(0, span.start);
    const isSecond = span.label === 'origin' && last?.label === 'origin' && leadsOn(gap);
    const isAgain =
      span.label === 'origin' &&
      !from.test(ahead) &&
      result.some((one) => isStop(one) && fold(one.text) === fold(span.text));
    const leads = next !== undefined && isStop(next) && leadsOn(between(text, span, next));
    const isHome =
      isStop(span) &&
      !hasOrigin &&
      ((journeyFrom.test(ahead) && !byRoad.test(ahead) && leads) ||
        (isStop(last) && /^\s+from\s+$/i.test(gap)));
    if (isAgain) continue;
    result.push(isSecond ? { ...span, label: 'stop' } : isHome ? { ...span, label: 'origin' } : span);
  }
  return result;
}
