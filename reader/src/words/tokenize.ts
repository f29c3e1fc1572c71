/** A word, number, sign or line break of a text, where it stands in it. */
export interface Token {
  text: string;
  start: number;
  end: number;
}

const form = new RegExp(
  [
    '\\n', // a line break says something: lists are written so
    '\\d+(?:[.,:]\\d+)*', // 3, 3,000, 10:30, 3.5.2026
    "\\p{L}[\\p{L}\\p{M}]*?(?=n['’]t\\b)", // do|n't
    "n['’]t\\b",
    "['’]\\p{L}+\\b",
    '\\p{L}[\\p{L}\\p{M}]*',
    '([.!?*#=_~-])\\1*',
    '\\S',
  ].join('|'),
  'gu',
);

/** The tokens of a text: `6nights` is two, `don't` is two, `...` is one. */
export const tokenize = (text: string): Token[] =>
  Array.from(text.matchAll(form), ({ 0: token, index }) => ({
    text: token,
    start: index,
    end: index + token.length,
  }));
