import type { SpanLabel } from '@wayfare/reader';
import { anyOf } from '../any-of.ts';
import type { Placed } from '../spans.ts';
import { plainText } from '../words-in.ts';
import { sureWords } from './sure-word-list.ts';

/** Before these words they say the opposite, or speak of something else. */
const against =
  anyOf(`no, not, never, without, hate, hates, avoid, skip, don't, dont, won't, can't, cannot, isn't, bored,
  dislike, except, nothing, anything but, anywhere but, instead of, rather than, neither, nor, tired of`);
/** What is sure to be a taste is as surely none behind these: "anything but beaches". */
const disliked = /\b(?:anything but|no|not|hate|avoid|without|dislike)\s+(?:the\s+)?$/;
/** These say no themselves. */
const negative: readonly SpanLabel[] = ['pace', 'notby', 'dislike'];
const refused = /^\s+(?:are |is )?(?:not wanted|not for (?:me|us)|no thanks|out\b|isn't|aren't)/;
const isAgainst = (ahead: string) =>
  against.test(
    ahead
      .split(/[,.;!?\n(]/)
      .at(-1)!
      .slice(-30),
  );

/** Said of all who travel: a second span for it adds nothing. */
const once: Readonly<Partial<Record<SpanLabel, readonly SpanLabel[]>>> = {
  adults: ['adults', 'people', 'kids'],
  people: ['people'],
  event: ['event'],
  money: ['money'],
};

const overlaps = (one: { start: number; end: number }, other: { start: number; end: number }) =>
  one.start < other.end && other.start < one.end;

/** A name that ends with such a word is a name: "Diani beach", "West Safari Park". */
const isName = (span: Placed, text: string, start: number) =>
  (span.label === 'stop' && (span.start === start || /^\p{Lu}/u.test(text))) ||
  (span.label === 'see' && /\p{Lu}/u.test(span.text));

/** The spans of a request and those that its tagger left out though their words can mean only one thing. */
export function withSureWords(
  message: string,
  spans: readonly Placed[],
  clauses: readonly Placed['clause'][],
): Placed[] {
  const plain = plainText(message);
  let result = [...spans];
  for (const { label, words, within = [], replaces = [], beside, unless } of sureWords) {
    if (result.some((span) => unless?.includes(span.label) === true)) continue;
    const isSaid = once[label]?.some((other) => result.some((span) => span.label === other));
    if (isSaid === true && beside !== true) continue;
    for (const { 0: found, index: start } of plain.matchAll(words)) {
      const end = start + found.length;
      const text = message.slice(start, end);
      const clause = clauses.find((one) => start >= one.start && start < one.end);
      const met = result.filter((span) => overlaps(span, { start, end }));
      const mayStand = (span: Placed) =>
        [label, ...within, ...replaces].includes(span.label) && !isName(span, text, start);
      const isCovered = met.some((span) => span.label === label && span.start <= start && span.end >= end);
      const isBeside = beside === true && met.some((span) => span.label === label);
      if (clause === undefined || isCovered || isBeside || !met.every(mayStand)) continue;
      const isRefused = isAgainst(plain.slice(0, start)) || refused.test(plain.slice(end));
      const isDisliked = label === 'like' && disliked.test(plain.slice(0, start));
      const own = met.some((span) => span.label === 'dislike');
      if (isRefused && !negative.includes(label) && (!isDisliked || own)) continue;
      const kept = result.filter(
        (span) => !met.includes(span) || (span.label !== label && !replaces.includes(span.label)),
      );
      const meant = isDisliked ? ('dislike' as const) : label;
      result = [...kept, { label: meant, start, end, text, confidence: 1, clause }];
    }
  }
  return result.toSorted((one, other) => one.start - other.start);
}
