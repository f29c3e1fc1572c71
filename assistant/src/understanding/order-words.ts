import type { Heading } from '../read/reading.ts';

const headings: readonly (readonly [RegExp, Heading])[] = [
  [/\bnorth to (?:the )?south\b/i, 'south'],
  [/\bsouth to (?:the )?north\b/i, 'north'],
  [/\bwest to (?:the )?east\b/i, 'east'],
  [/\beast to (?:the )?west\b/i, 'west'],
];
const inOrder =
  /\b(?:then|in that order|in this order|followed by|and after that|before (?:going|heading))\b/i;

/** The way that one goes through a country, in the words of a message. */
export const headingIn = (text: string): Heading | null =>
  headings.find(([words]) => words.test(text))?.[1] ?? null;

/** Whether a message says that its places are in order. */
export const isOrderSaid = (text: string): boolean => inOrder.test(text);
