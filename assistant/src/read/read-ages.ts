import { children } from './party-words.ts';
import { numberAt, numberIn } from './read-number.ts';
import { tokensOf } from './words-in.ts';

/** They count heads, not years. */
const counting = new Set(['a', 'an', 'both', 'pair', 'couple', 'few']);

/** "3, 6 and 9", "8 months", "both 71", "aged five", "60ish", "6 yrs". */
export function agesIn(text: string): number[] {
  const words = tokensOf(text);
  const ages: number[] = [];
  for (let at = 0; at < words.length; at += 1) {
    const age = counting.has(words[at]!) ? null : numberAt(words, at);
    if (age === null) continue;
    const unit = words[age.next] ?? '';
    // "1 child 10yo" has one age.
    if (children.test(unit)) continue;
    // "One 80 years old" has one age.
    if (/^\d/.test(unit)) continue;
    const isMonths = /^(?:m|mo|mos|mn?ths?|months?)$/.test(unit);
    ages.push(/^(?:weeks?|wks?)$/.test(unit) ? 0 : isMonths ? Math.floor(age.value / 12) : age.value);
    at = age.next - 1;
  }
  return /\d+\s?(?:-|–|to)\s?\d+/.test(text) ? ages.slice(0, 2) : ages;
}

/** "Three four-year-olds". */
const sameAge = /^(.*[\p{L}\d])\s(\S+)[- ]year[- ]olds$/iu;

/** "A 9 month old", "two boys 7 & 10": ages that stand in the words for children. */
export function agesOfKids(text: string): number[] {
  if (/under|grade/i.test(text)) return [];
  const [, ahead, age = ''] = sameAge.exec(text) ?? [];
  const many = ahead === undefined ? null : numberIn(tokensOf(ahead));
  if (many !== null && many > 1 && many < 10) return Array.from({ length: many }, () => agesIn(age)[0] ?? 0);
  if (/year|month|\d\s?yo\b|\byo\b|yr|\bold|mo\b/i.test(text)) return agesIn(text);
  const behind = /[\p{L})]\s+\(?(?:aged? )?(\d{1,2}(?:\s*(?:,|&|and|\+)\s*\d{1,2})*)\)?$/iu.exec(text)?.[1];
  return behind === undefined || /^(?:anak|baby)/i.test(text) ? [] : agesIn(behind);
}
