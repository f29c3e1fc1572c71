import type { MarkedClause, MarkedSpan, SpanLabel } from '@wayfare/reader';
import { anyOf, rightBefore } from './any-of.ts';
import { readInterests } from './read-interest.ts';
import { numberAt, numberIn } from './read-number.ts';
import { readPart } from './read-part.ts';
import { plainText, tokensOf } from './words-in.ts';

/** What a clause says of when things are to be, beyond "this on that day". */
export type TimeSaid =
  /** A thing that is not to be then, or is first or last, or a kind that has its part of the day. */
  | { says: 'when'; thing: MarkedSpan; not?: true; order?: 'first' | 'last' }
  | { says: 'before'; first: MarkedSpan; second: MarkedSpan }
  /** So many sights, or sights of a kind, a day. */
  | { says: 'perDay'; words: string; count: number }
  | { says: 'rest'; minutes: number }
  | { says: 'slowMornings' };

type Part = Pick<MarkedClause, 'text' | 'start' | 'spans'>;

const things = new Set<SpanLabel>(['see', 'item', 'outing', 'like', 'dislike', 'not']);
const kinds = new Set<SpanLabel>(['like', 'dislike']);
const times = new Set<SpanLabel>(['day', 'part', 'dates', 'hour']);

/** The words of a clause without those of its things and times, as far as a place in it. */
function bare({ text, start, spans }: Part, end = text.length): string {
  let left = text;
  for (const span of spans)
    if (things.has(span.label) || times.has(span.label))
      left =
        left.slice(0, span.start - start) + '#'.repeat(span.end - span.start) + left.slice(span.end - start);
  return plainText(left.slice(0, end));
}

const negated =
  anyOf(`not, never, no, don't, dont, won't, can't, cannot, shouldn't, mustn't, avoid, except, other than,
  any day but, anything but`);
const first = /\bfirst\b|\b(?:start|begin|kick)(?:s|ing|ning)?\b.{0,24}\bwith\b/;
const last = /\blast\b|\b(?:end|finish)(?:s|es|ing)?\b.{0,24}\b(?:with|at)\b/;
/** "First thing" is early, and "the last two hours" is no order. */
const otherwise = /\b(?:first|last) (?:\w+ )?(?:thing|time|minute|hour|day|night|week)s?\b/;

const only = anyOf('only, always, just');
const inOrder = anyOf('before, prior to, ahead of, then');
const reversed = anyOf('after, following');
const ledByBefore = rightBefore('before, before the');
const LINK = 40;

/** "Orsay before the Louvre", "the Louvre after Orsay", "before the Louvre we see Orsay". */
function orderOfTwo(part: Part): TimeSaid | null {
  const named = part.spans.filter(
    ({ label }) => label === 'stop' || (things.has(label) && !kinds.has(label)),
  );
  const [one, other, more] = named;
  if (one === undefined || other === undefined || more !== undefined) return null;
  if (named.every(({ label }) => label === 'stop')) return null;
  const link = plainText(part.text.slice(one.end - part.start, other.start - part.start));
  if (link.length > LINK) return null;
  if (inOrder.test(link)) return { says: 'before', first: one, second: other };
  if (reversed.test(link)) return { says: 'before', first: other, second: one };
  return ledByBefore.test(plainText(part.text.slice(0, one.start - part.start)))
    ? { says: 'before', first: other, second: one }
    : null;
}

const aDay = anyOf('a day, per day, each day, every day, one day, any day, single day, daily');
const daysEach = /\bdays?\b.*\beach\b/;
const limited = anyOf('at most, max, maximum, no more than, not more than, only, just, up to');
const size = anyOf('big, major, main, large, famous, top, key');
const anySight = anyOf(
  'sight, sights, attraction, attractions, landmark, landmarks, thing, things, place, places',
);
const noun = /(?:sight|attraction|landmark|thing|place)s?$/;

/** "One big sight a day", "no more than two museums per day". */
function perDay({ text }: Part): TimeSaid | null {
  const plain = plainText(text);
  const words = tokensOf(plain);
  if (!aDay.test(plain) && !daysEach.test(plain)) return null;
  const isBig = size.test(plain);
  const isLimited = limited.test(plain);
  for (let at = 0; at < words.length; at += 1) {
    const number = words[at] === 'a' || words[at] === 'an' ? null : numberAt(words, at);
    if (number === null || number.value > 20) continue;
    const next = words.slice(number.next, number.next + 3);
    const kind = next.find((word) => anySight.test(word) || readInterests(word).length > 0);
    if (kind === undefined || (!isLimited && !isBig && !anySight.test(kind))) continue;
    const named = !noun.test(kind) ? kind : number.value === 1 ? 'sight' : 'sights';
    return { says: 'perDay', words: isBig ? `big ${named}` : named, count: number.value };
  }
  return null;
}

const napping = anyOf('nap, naps, siesta, siestas, lie down, lie-down, rest, snooze, quiet time, break');
const surelyNap = anyOf('nap, naps, siesta, siestas, snooze');
const afterLunch = /\bafter (?:the )?lunch|\bpost[- ]lunch\b/;
const inAfternoon = /\bafternoons?\b/;
const USUAL_REST = 90;
const length = /\b(?:half an|an?|one|two|three|\d+)[- ]?(?:minutes?|mins?|hours?)\b/;

function minutesIn(plain: string): number {
  const [said] = length.exec(plain) ?? [];
  if (said === undefined) return USUAL_REST;
  if (said.includes('half')) return 30;
  const number = numberIn(tokensOf(said.replaceAll('-', ' '))) ?? 1;
  return Math.min(240, Math.max(15, /hour/.test(said) ? number * 60 : number));
}

/** "Nap after lunch", "a two-hour siesta every day". */
function rest({ text }: Part): TimeSaid | null {
  const plain = plainText(text);
  const isNap = surelyNap.test(plain) || (napping.test(plain) && afterLunch.test(plain));
  if (!isNap || !(afterLunch.test(plain) || inAfternoon.test(plain) || surelyNap.test(plain))) return null;
  return { says: 'rest', minutes: negated.test(plain) ? 0 : minutesIn(plain) };
}

const slow = anyOf('slow, lazy, late, easy, leisurely, gentle, relaxed, unhurried, no early, not early');
const mornings = anyOf('mornings, morning starts, starts');

/** What a clause says of when things are to be; null where that is all told by its marks. */
export function timeSaid(part: Part): TimeSaid | null {
  const plain = plainText(part.text);
  const hasHour = part.spans.some(({ label }) => label === 'hour');
  const whole =
    rest(part) ??
    perDay(part) ??
    (slow.test(plain) && mornings.test(plain) && !hasHour ? { says: 'slowMornings' as const } : null);
  if (whole !== null) return whole;
  const two = orderOfTwo(part);
  if (two !== null) return two;
  const thing = part.spans.find(({ label }) => things.has(label));
  if (thing === undefined) return null;
  const words = bare(part);
  const time = part.spans.findLast(({ label }) => label === 'day' || label === 'part');
  const ahead = time === undefined ? '' : bare(part, time.end - part.start);
  const isNamed = /\p{Lu}/u.test(thing.text) || readInterests(thing.text).length === 0;
  const isKind = kinds.has(thing.label) || !isNamed;
  const hasPart = part.spans.some(
    ({ label, text }) => label === 'part' || (label === 'day' && readPart(text) !== null),
  );
  if (negated.test(ahead) && !hasHour && (!isKind || hasPart)) return { says: 'when', thing, not: true };
  if (isKind && hasPart && !hasHour && only.test(words)) return { says: 'when', thing };
  if (isKind && hasPart && !hasHour && thing.label === 'dislike') return { says: 'when', thing, not: true };
  if (otherwise.test(words) || hasHour) return null;
  if (first.test(words)) return { says: 'when', thing, order: 'first' };
  return last.test(words) ? { says: 'when', thing, order: 'last' } : null;
}
