import { listed } from '../any-of.ts';
import { plainText } from '../words-in.ts';

const noMeat = /\b(?:no|not|never|without|any|n't eat|doesn't eat)\b(?! red)[^,;]*\bmeat\b/;
const diets: readonly (readonly [RegExp, string])[] = [
  [/\bvegans?\b|plant.based/, 'vegan'],
  [/\begg(?:less|etarian)\b|\bvegg?(?:ie|ies|y)?\b|\bvegetarians?\b|\bveg\b/, 'vegetarian'],
  [new RegExp(`${noMeat.source}|\\bfish or meat\\b`), 'vegetarian'],
  [/pescatarian|pescetarian/, 'pescatarian'],
  [/c(?:o)?eliac|gluten|\bgf\b/, 'gluten free'],
  [/halal|muslim|zabiha/, 'halal'],
  [/kosher/, 'kosher'],
  [/\bjain\b/, 'jain'],
  [/dairy|lactose/, 'dairy free'],
  [/(?:nut|peanut)s?\b.*allerg|allerg\w*.*\bnuts?\b|\bnut free\b/, 'nut allergy'],
  [/diabet/, 'diabetic'],
  [/pork/, 'no pork'],
  [/shellfish|shrimp|prawn/, 'shellfish allergy'],
];

/** The diets that have a usual name. */
export const knownDiets = (text: string): string[] =>
  diets.filter(([pattern]) => pattern.test(plainText(text))).map(([, name]) => name);

/** A diet by its usual name, and the traveller's own words where there is none. */
export function dietWords(text: string): string[] {
  const plain = plainText(text);
  const found = knownDiets(text);
  return found.length > 0 ? found : [plain.trim().slice(0, 200)];
}

/** What makes a way hard, in the words that were used, without whose it is. */
export const accessWords = (text: string): string =>
  text
    .replace(/^(?:my|his|her|our|the|an?|in an?|uses? an?|with an?)\s+/i, '')
    .trim()
    .toLowerCase()
    .slice(0, 200);

const refusals = listed('no, not, any, another, more, too many, too much, anything, all');
const noMore = new RegExp(`^(?:${refusals})\\s+(?:more\\s+)?(?=\\S)`, 'i');

/** What is not liked, without the word that says so. */
export const dislikeWords = (text: string): string =>
  text.replace(noMore, '').trim().toLowerCase().slice(0, 200);
