import { listed } from '../any-of.ts';
import type { Placed } from '../spans.ts';
import type { SettlePlaces } from './place-mentions.ts';

const goals = new Set(['stop', 'maybe', 'origin', 'end']);
/** "Frankfurt am Main", "Ho Chi Minh": words that a name goes on with. */
const small = listed('am, an, der, de, del, di, da, do, la, le, les, sur, upon, on, of');
const nextWords = new RegExp(`^(?:[ -](?:\\p{Lu}[\\p{L}'’]*|${small}))+`, 'u');

const around = /\b(?:Greater|Metropolitan|Central|Downtown)\s$/;

/** "Greater [Manchester]" is one name. */
function withAround(span: Placed, text: string): Placed {
  const length = around.exec(text.slice(0, span.start))?.[0].length ?? 0;
  const start = span.start - length;
  return length === 0 ? span : { ...span, start, text: text.slice(start, span.end) };
}

/** The name of a place with the words behind it that belong to it: "Frankfurt am Main". */
function longer(span: Placed, until: number, text: string, settle: SettlePlaces): Placed {
  const words = nextWords.exec(text.slice(span.end, until))?.[0].match(/[ -][\p{L}'’]+/gu) ?? [];
  for (let count = words.length; count > 0; count -= 1) {
    // "Frankfurt am Main" ends with a name, "Houston and" does not.
    if (!/\p{Lu}/u.test(words[count - 1]!)) continue;
    const name = span.text + words.slice(0, count).join('');
    const hit = settle([{ name, use: 'town', asWritten: true }])[0]?.hit;
    if (hit?.match === 'exact' && hit.kind !== 'attraction')
      return { ...span, end: span.start + name.length, text: name };
  }
  return span;
}

/** "Castrop-" before "Rauxel", "Greater" before "Manchester". */
function isFirstHalf(first: Placed, second: Placed, text: string): boolean {
  const gap = text.slice(first.end, second.start);
  const isHyphen = gap === '-' || (gap === '' && first.text.endsWith('-'));
  return first.label === 'origin' && (isHyphen || (gap === ' ' && around.test(`${first.text} `)));
}

/** Names of places as a whole: with the words behind that belong to them, and home with both its halves. */
export function withWholeNames(text: string, spans: readonly Placed[], settle: SettlePlaces): Placed[] {
  const result: Placed[] = [];
  let taken = 0;
  for (const [index, span] of spans.entries()) {
    const last = result.at(-1);
    // What the name before has taken in.
    if (span.start < taken) continue;
    // "From Castrop-Rauxel": one comes from one place.
    const isHalf = last !== undefined && goals.has(span.label) && isFirstHalf(last, span, text);
    if (isHalf)
      result[result.length - 1] = { ...last, end: span.end, text: text.slice(last.start, span.end) };
    else {
      const next = spans[index + 1];
      const until = next === undefined || !goals.has(next.label) ? span.clause.end : span.end + 40;
      const whole = goals.has(span.label) ? longer(withAround(span, text), until, text, settle) : span;
      if (whole !== span) taken = whole.end;
      result.push(whole);
    }
  }
  return result;
}
