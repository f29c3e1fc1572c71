/** A word, a figure or a sign of a span, folded: lower case, without accents. */
export interface Token {
  text: string;
  /** Where it stands in the span. */
  start: number;
  end: number;
}

const piece = /\d+|[\p{L}']+|[^\s\p{L}\d]/gu;
const signs: Readonly<Record<string, string>> = {
  '’': "'",
  '‘': "'",
  '–': '-',
  '—': '-',
  '−': '-',
  '→': '-',
};

function plainLetter(letter: string): string {
  const base =
    signs[letter] ??
    letter
      .normalize('NFD')
      .replace(/\p{Mn}/gu, '')
      .toLowerCase();
  return base.length === letter.length ? base : letter;
}

/** Lower case without accents, with plain quotes and dashes; every letter stays where it was. */
export const plainText = (text: string): string =>
  text.replace(/[A-Z]+|[^\0-\x7f]/gu, (found) => (found < 'a' ? found.toLowerCase() : plainLetter(found)));

/** The words, figures and signs of a text in order. */
export function wordsIn(text: string): Token[] {
  return [...plainText(text).matchAll(piece)].map(({ 0: found, index }) => ({
    text: found,
    start: index,
    end: index + found.length,
  }));
}

/** The same as plain strings. */
export const tokensOf = (text: string): string[] => wordsIn(text).map((token) => token.text);
