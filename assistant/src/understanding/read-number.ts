const words: Readonly<Record<string, number>> = {
  zero: 0,
  one: 1,
  two: 2,
  three: 3,
  four: 4,
  five: 5,
  six: 6,
  seven: 7,
  eight: 8,
  nine: 9,
  ten: 10,
  eleven: 11,
  twelve: 12,
  thirteen: 13,
  fourteen: 14,
  fifteen: 15,
  sixteen: 16,
  eighteen: 18,
  twenty: 20,
  thirty: 30,
  a: 1,
  an: 1,
  single: 1,
  pair: 2,
  couple: 2,
  few: 3,
  dozen: 12,
};

/** The source of a pattern that matches a small number, in digits or words. */
export const numberPattern =
  '(?:\\d{1,3}|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|thirteen|fourteen|fifteen|sixteen|eighteen|twenty|thirty)';

/** A small number written in digits or as a word; null for anything else. */
export function readNumber(text: string): number | null {
  const plain = text.trim().toLowerCase();
  if (/^\d{1,6}$/.test(plain)) return Number(plain);
  return words[plain] ?? null;
}

const ordinals = [
  ...['first', 'second', 'third', 'fourth', 'fifth', 'sixth', 'seventh', 'eighth', 'ninth', 'tenth'],
  ...['eleventh', 'twelfth', 'thirteenth', 'fourteenth'],
];

/** The source of a pattern that matches an ordinal as a word. */
export const ordinalPattern = `(?:${ordinals.join('|')})`;

/** 1 for "first", 2 for "2nd"; null for anything else. */
export function readOrdinal(text: string): number | null {
  const plain = text.trim().toLowerCase();
  const digits = /^(\d{1,3})(?:st|nd|rd|th)$/.exec(plain);
  if (digits) return Number(digits[1]);
  const index = ordinals.indexOf(plain);
  return index < 0 ? null : index + 1;
}
