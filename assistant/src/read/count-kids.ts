import type { MarkedSpan } from '@wayfare/reader';
import { anyOf } from './any-of.ts';
import { again, children, people, plainWords } from './party-words.ts';
import { numberIn } from './read-number.ts';

/** Words for one child or some that say which: beside "three kids" they are some of these, or more. */
const told =
  anyOf(`toddler*, todler*, bab*, infant*, newborn*, twin*, son, sons, daughter*, boy*, girl*, niece*, nephew*,
  grandson*, granddaughter*, bub*`);
const ageWords = /^(?:month|months|year|years|yo|yr|yrs|under|mo|m)$/;
const LONGEST_GAP = 40;

interface Said {
  count: number;
  /** Who exactly: "a girl", "the twins"; "three kids" says only how many. */
  isTold: boolean;
  isMany: boolean;
  isTwins: boolean;
  key: string;
}

function saidOf(words: readonly string[], isAlone: boolean): Said | null {
  const key = words
    .filter((word) => !plainWords.has(word))
    .join(' ')
    .replace(/s$/, '');
  const isOther = words.every((word) => again.has(word) || /^\d+$/.test(word)) && !isAlone;
  const number = numberIn(words.filter((word) => word !== 'a' && word !== 'an'));
  if ((key === '' && number === null) || isOther) return null;
  // "3 kids under 5" are three.
  const isCounted = numberIn(words.slice(0, 1)) !== null && children.test(words[1] ?? '');
  const isAge = !isCounted && words.some((word) => ageWords.test(word));
  const isTwins = words.some((word) => word.startsWith('twin'));
  const isMany = words.some((word) => children.test(word) && /(?:s|ren)$/.test(word)) && !isTwins;
  const isTold = words.some((word) => told.test(word));
  const counted = number !== null && !isAge ? number : null;
  if (isTwins) return { count: 2 * (counted ?? 1), isTold, isMany: false, isTwins, key };
  if (counted !== null) return { count: counted, isTold, isMany: false, isTwins, key };
  return {
    count: isMany ? 0 : 1,
    isTold: isTold || !words.some((word) => children.test(word)),
    isMany,
    isTwins,
    key,
  };
}

/** Children by their own words: "the twins", "two teens", "our daughter", "3 kids"; `ages` are those of children. */
export function countKids(
  spans: readonly MarkedSpan[],
  message: string,
  ages: readonly number[],
): { count: number | null; many: boolean; twins: boolean } {
  let whole = 0;
  let parts = 0;
  let isJoined = false;
  let many = false;
  let twins = false;
  let last: MarkedSpan | undefined;
  const seen = new Set<string>();
  for (const span of spans) {
    const gap = last === undefined ? '' : message.slice(last.end, span.start);
    for (const [index, words] of people(span.text).entries()) {
      const said = saidOf(words, /^\d+$/.test(span.text.trim()));
      if (said === null || seen.has(said.key)) continue;
      seen.add(said.key);
      many ||= said.isMany;
      twins ||= said.isTwins;
      if (!said.isTold && said.count > 1) whole = Math.max(whole, said.count);
      else parts += said.count;
      // "Two kids and a baby" are three, "three kids: twins and a girl" are not five.
      isJoined ||=
        index > 0 || (gap.length < LONGEST_GAP && /\b(?:and|plus)\b|[+&]/.test(gap) && !/[.;:!?]/.test(gap));
    }
    last = span;
  }
  const isWhole = whole > 0 && (parts === whole || ages.length === whole || !isJoined);
  const count = isWhole ? whole : whole + parts;
  return { count: count === 0 ? null : count, many: many && whole === 0, twins };
}
