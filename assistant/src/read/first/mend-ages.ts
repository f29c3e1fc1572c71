import { listed } from '../any-of.ts';
import { numberIn } from '../read-number.ts';
import type { Placed } from '../spans.ts';
import { labelled } from '../spans.ts';

const isAge = /^(?:an? )?\d{1,2}[ -](?:months?|years?|weeks?)[ -]olds?$/i;

/** "P3 and K1": figures that stand in words of their own; "she's six": nobody but an age. */
const isWordWithFigure = ({ label, start, text: said }: Placed, text: string): boolean =>
  label === 'ages' && (/(?<!\p{L})\p{Lu}$/u.test(text.slice(0, start)) || /^\p{L}\d*$/u.test(said));
const isOld = /\bs?he(?:['’]s| is)\s+$/i;

const decades = listed('twenties, thirties, forties, fifties, sixties, seventies, eighties');
const isDecade = new RegExp(`\\b(?:${decades}|[2-8]0['’]?s)$`, 'i');

const isBare = (said: string) => /^[\p{L}\d]+$/u.test(said) && numberIn([said.toLowerCase()]) !== null;

/** "A 4 month old baby & my hubby": an age that was taken for a length. */
export function mendAges(spans: readonly Placed[], text: string): Placed[] {
  const aged = spans.filter(
    ({ label, end }) => (label === 'length' || label === 'nights') && /^[\s-]*olds?\b/i.test(text.slice(end)),
  );
  const kids = labelled(spans, 'kids');
  const areAges = kids.length > 0 && kids.every((one) => isAge.test(one.text));
  // "A couple in our fifties" has no children.
  const isOfAdults = ({ label, text: said }: Placed) =>
    (label === 'kids' || label === 'ages') && isDecade.test(said);
  const own = spans.filter((span) => !isWordWithFigure(span, text) && !isOfAdults(span));
  return own.map((span) => {
    const isHead = ['people', 'adults', 'kids'].includes(span.label);
    if (isHead && isBare(span.text) && isOld.test(text.slice(0, span.start)))
      return { ...span, label: 'ages' as const };
    if (areAges && span.label === 'kids') return { ...span, label: 'ages' as const };
    if (aged.includes(span)) return { ...span, label: 'ages' as const };
    const rest = span.text.replace(/^olds?\s+/i, '');
    const isBehind = aged.some(({ end }) => span.start >= end && span.start - end <= 2);
    return isBehind && rest !== '' ? { ...span, text: rest, start: span.end - rest.length } : span;
  });
}
