import { anyOf } from './any-of.ts';
import { tokensOf } from './words-in.ts';

export const self = new Set(['i', 'me', 'myself', 'im', "i'm", 'moi', 'meself']);
export const alone = new Set(['solo', 'alone', 'backpacker', 'single', 'own', 'individual']);
/** Says who it is, but not that it is one more. */
export const again = new Set([
  'he',
  'him',
  'she',
  'her',
  'they',
  'them',
  'his',
  'who',
  'it',
  'us',
  'we',
  'both',
]);
export const two = new Set(
  'couple couples honeymooners newlyweds parents grandparents inlaws pair duo'.split(' '),
);
export const plainWords = new Set(
  'the a an my our his their just only with plus old older retired elderly young grown dear lovely other and for of from in total friend'.split(
    ' ',
  ),
);
export const children =
  anyOf(`kid*, child*, toddler*, todler*, bab*, infant*, newborn*, teen*, twin*, son, sons, daughter*, boy*,
  girl*, little*, niece*, nephew*, grandkid*, grandchild*, grandson*, granddaughter*, tot, tots, bairn*, minor*, bub*,
  nino*, anak*`);

/** Who is named by what they are to the writer. */
export const relations = new Set(
  `i me mum mom mam dad father mother husband wife hubby sister brother aunt uncle gran granny nan grandma grandpa
  partner gf bf boyfriend girlfriend cousin bro sis papa mama`.split(/\s+/),
);

/** Of whom one has one. */
export const onlyOnes = new Set(
  'wife husband hubby missus partner gf bf boyfriend girlfriend fiance fiancee mum mom mam dad father mother'.split(
    ' ',
  ),
);

/** "Mum dad me" is three. */
const each = (words: string[]): string[][] => {
  const named = words.filter((word) => relations.has(word));
  return named.length > 1 ? named.map((word) => [word]) : [words];
};

/** "My brother and his husband", "me + bf", "mum n dad": one person after the other. */
export const people = (text: string): string[][] =>
  text
    .replace(/(\p{L})s?[- ]in[- ]laws?\b/giu, '$1')
    .replace(/\bin[- ]laws?\b/gi, 'inlaws')
    .replace(/\b(?:mum|mom|mam|mother)('s)? (?:and|&|n|\+) (?:my )?(?:dad|father)\b/gi, 'parents')
    .replace(/\bhusband (?:and|&|n) wife\b|\bnewly ?wed(?:s|ded)?\b/gi, 'couple')
    .split(/,|\+|&|\/|\b(?:and|n|plus|with|w)\b|\bmet\b/i)
    .map((part) => tokensOf(part).filter((word) => /[\p{L}\d]/u.test(word)))
    .filter((words) => words.length > 0)
    .flatMap(each);
