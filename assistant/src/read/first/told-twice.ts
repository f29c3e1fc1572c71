import type { SpanLabel } from '@wayfare/reader';
import { listed } from '../any-of.ts';
import { numberIn } from '../read-number.ts';
import type { Placed } from '../spans.ts';
import { labelled } from '../spans.ts';
import { tokensOf } from '../words-in.ts';

const party = new Set<SpanLabel>(['people', 'adults', 'kids']);
const isCounted = ({ text }: Placed) => numberIn(tokensOf(text)) !== null;

/** "Four adults (my parents, my wife and me)": the same people once more, by name. */
function inBrackets(spans: readonly Placed[], text: string): Placed[] {
  const counts = labelled(spans, 'adults').filter(isCounted);
  const brackets = counts.flatMap(({ end }) => {
    const [inside] = /^\s*\([^)]*\)/.exec(text.slice(end)) ?? [];
    return inside === undefined ? [] : { start: end, end: end + inside.length };
  });
  return labelled(spans, 'adults').filter((span) =>
    brackets.some(({ start, end }) => span.start > start && span.end < end),
  );
}

const ofUs = /^(?:both|one|two|three|four|some|\d) of us$/i;
const areSo = new RegExp(
  `^\\s+(?:${listed("is, are, isn't, aren't, do, does, don't, doesn't, eat*, have, has, can, can't")})\\b`,
  'i',
);
const forThem = /\b(?:for|since|because|with|as)\s+$/i;

/** "Two of us are vegetarians": some of those who are told elsewhere. */
function someOfUs(spans: readonly Placed[], text: string): Placed[] {
  const all = labelled(spans, 'adults', 'people');
  const some = all.filter(
    (span) =>
      ofUs.test(span.text) && (areSo.test(text.slice(span.end)) || forThem.test(text.slice(0, span.start))),
  );
  return some.length < all.length ? some : [];
}

/** "A couple of cars" are no couple. */
const things = (spans: readonly Placed[], text: string): Placed[] =>
  labelled(spans, 'adults').filter(
    (span) => /^a (?:couple|pair)$/i.test(span.text) && /^\s+of\s+(?!us\b)/i.test(text.slice(span.end)),
  );

/** Who travels, each of them once. */
export function withoutToldTwice(spans: readonly Placed[], text: string): Placed[] {
  const twice = [inBrackets, someOfUs, things].flatMap((find) => find(spans, text));
  return spans.filter((span) => !twice.includes(span));
}

const pairAhead = /\ba (?:pair|couple) of\s+$/i;
const restOfWord = /^-?\p{L}+(?:-\p{L}+)*/u;

/** "Seven grown" of "seven grown-ups", "four-year-olds" of "a pair of four-year-olds". */
export function withWholeWords(spans: readonly Placed[], text: string): Placed[] {
  const next = (span: Placed) => spans.find(({ start }) => start >= span.end)?.start ?? text.length;
  return spans.map((span) => {
    const behind = text.slice(span.end, next(span));
    const isCut = span.text.endsWith('-') || (behind.startsWith('-') && /[\p{L}\d]$/u.test(span.text));
    const rest = isCut ? (restOfWord.exec(behind)?.[0].length ?? 0) : 0;
    const pair = span.label === 'kids' ? (pairAhead.exec(text.slice(0, span.start))?.[0].length ?? 0) : 0;
    const [start, end] = [span.start - pair, span.end + rest];
    return party.has(span.label) || rest > 0 ? { ...span, start, end, text: text.slice(start, end) } : span;
  });
}
