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

/** Lower case without accents, with plain quotes and dashes; every letter stays where it was. */
export function plainText(text: string): string {
  return [...text]
    .map((letter) => {
      const base =
        signs[letter] ??
        letter
          .normalize('NFD')
          .replace(/\p{Mn}/gu, '')
          .toLowerCase();
      return base.length === letter.length ? base : letter;
    })
    .join('');
}

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
