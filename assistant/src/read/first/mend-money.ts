import { numberIn } from '../read-number.ts';
import type { Placed } from '../spans.ts';
import { between } from '../spans.ts';

const behindMoney = /^\s?(?:[A-Z]{3}\b|quid\b|€|£|\$)/;
const aheadMoney = /(?:\b[A-Z]{3}|[A-Z]{0,2}[$€£¥₹])\s?$/;

const andHalf = /^(?:and )?a half\b/i;
/** How long "three and " is, where it leads to "a half thousand". */
function numberAhead(text: string): number {
  const [said, word = ''] = /(\p{L}+)\s+(?:and\s+)?$/u.exec(text) ?? [];
  return said !== undefined && numberIn([word.toLowerCase()]) !== null ? said.length : 0;
}

/** The beginning of a figure that goes on: "1," of "1,80,000". */
const figureAhead = /(?:[A-Z]{0,3}\.?\s?)?(?:\d+,)+$/i;

/** "AED 20,000": the currency beside an amount belongs to it. */
export function mendMoney(spans: readonly Placed[], text: string): Placed[] {
  const whole = spans.map((span) => {
    if (span.label !== 'money') return span;
    const ahead = aheadMoney.exec(text.slice(0, span.start))?.[0].length ?? 0;
    const behind = behindMoney.exec(text.slice(span.end))?.[0].length ?? 0;
    const whole = figureAhead.exec(text.slice(0, span.start))?.[0].length ?? 0;
    const isPart = /^\d/.test(span.text) && whole > 0;
    const words = andHalf.test(span.text) ? numberAhead(text.slice(0, span.start)) : 0;
    const [start, end] = [span.start - (isPart ? whole : words || ahead), span.end + behind];
    return { ...span, start, end, text: text.slice(start, end) };
  });
  const isInside = (span: Placed) =>
    whole.some(
      (one) => one.label === 'money' && one !== span && one.start <= span.start && one.end >= span.end,
    );
  return joinFigures(
    whole.filter((span) => !isInside(span)),
    text,
  );
}

/** "Rs 1" and "80,000" with nothing but a comma between them are one sum. */
const joinFigures = (spans: readonly Placed[], text: string): Placed[] =>
  spans.reduce<Placed[]>((result, span) => {
    const last = result.at(-1);
    const isRest = last?.label === 'money' && span.label === 'money' && between(text, last, span) === ',';
    if (isRest)
      result[result.length - 1] = { ...last, end: span.end, text: text.slice(last.start, span.end) };
    else result.push(span);
    return result;
  }, []);
