import { inEnglish } from './other-languages.ts';

const quotes: readonly (readonly [RegExp, string])[] = [
  [/[\u2018\u2019\u02bc\u2032]/gu, "'"],
  [/[\u201c\u201d]/gu, '"'],
  [/[\u2012\u2013\u2014\u2212]/gu, '-'],
  [/[\u00a0\u2009\u202f]/gu, ' '],
];

/** As people write on a telephone. */
const shorthand: readonly (readonly [RegExp, string])[] = [
  [
    /\b(go|going|trip|travel|fly|wanna|want|from (?!day\b)\w+) 2 (?=\p{L})(?!(?:to|and|or|days?|nights?|weeks?|months?|people|adults)\b)/giu,
    '$1 to ',
  ],
  [/\bdayz\b/giu, 'days'],
  [/\bnitez?\b/giu, 'nights'],
  [/\bwi[dt]h?\b(?= (?:my|the|a|our|\d))/giu, 'with'],
  [/\bmy (?:gf|bf)\b/giu, 'my partner'],
  [/\bppl\b/giu, 'people'],
];

/** Words of our grammar that a typo must not hide. */
const vocabulary = [
  ...['january', 'february', 'april', 'august', 'september', 'october', 'november', 'december'],
  ...['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday'],
  ...['nights', 'weeks', 'weekend', 'people', 'person', 'adults', 'children', 'budget', 'itinerary'],
  ...['museums', 'museum', 'beaches', 'beach', 'relaxed', 'travel', 'holiday', 'vacation', 'tomorrow'],
  ...['weather', 'instead', 'remove', 'restaurant', 'restaurants', 'summer', 'winter', 'spring', 'autumn'],
  ...['replace', 'flights', 'cheaper', 'another', 'family', 'friends', 'opening', 'history', 'hiking'],
];
const known = new Set(vocabulary);
/** Right words that are one slip away from one of ours. */
const rightWords = new Set([
  ...['adult', 'night', 'nightly', 'week', 'weekly', 'weekends', 'persons', 'families', 'flight', 'sunday'],
  ...[
    'peoples',
    'budgets',
    'bunny',
    'friend',
    'holidays',
    'beached',
    'museum',
    'replaced',
    'removed',
    'remover',
  ],
  ...['replaces', 'removes', 'travels', 'vacations', 'springs', 'summers', 'winters', 'opening', 'openings'],
  ...[
    'cheap',
    'child',
    'childrens',
    'relaxes',
    'familys',
    'historic',
    'sprint',
    'whether',
    'lights',
    'inter',
  ],
]);

function slips(word: string): string[] {
  const variants: string[] = [];
  for (let at = 0; at < word.length; at += 1) {
    variants.push(word.slice(0, at) + word.slice(at + 1));
    if (at + 1 < word.length) {
      variants.push(word.slice(0, at) + word.charAt(at + 1) + word.charAt(at) + word.slice(at + 2));
    }
  }
  return variants;
}

/** Every way to write a word of ours with one letter lost, doubled or swapped. */
const misspellings = new Map<string, string>();
for (const word of vocabulary) {
  for (const slip of slips(word)) {
    if (!known.has(slip) && !rightWords.has(slip) && slip.length > 4) misspellings.set(slip, word);
  }
}

function corrected(word: string): string {
  const lower = word.toLowerCase();
  if (lower.length < 5 || known.has(lower) || rightWords.has(lower)) return word;
  const right =
    misspellings.get(lower) ?? slips(lower).find((slip) => known.has(slip) && !rightWords.has(lower));
  if (right === undefined) return word;
  return /^\p{Lu}/u.test(word) ? right.charAt(0).toUpperCase() + right.slice(1) : right;
}

/** A message as it is read: plain quotes and dashes, single spaces, slips in our own vocabulary mended. */
export function normalise(message: string): string {
  let text = message.normalize('NFC');
  for (const [pattern, plain] of quotes) text = text.replace(pattern, plain);
  text = inEnglish(text.replace(/\s+/gu, ' ').trim());
  for (const [pattern, plain] of shorthand) text = text.replace(pattern, plain);
  return text.replace(/(?<![\p{L}\p{N}])[\p{L}]{5,}(?![\p{L}\p{N}])/gu, corrected);
}
