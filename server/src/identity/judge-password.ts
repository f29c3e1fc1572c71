/** How hard a password is to guess for somebody who tries what people choose. */
export type Strength = 'easy' | 'fair' | 'strong';

/**
 * Judges passwords by the fewest pieces that they are made of: a word of the list or of the person's own, a row of keys or of the
 * alphabet, a year, the same again, or else a single character. Few pieces are tried first, however long they are.
 *
 * The sign-in pages run this very function in the browser (`strength-script.ts`), so it uses nothing from outside of it.
 */
export function passwordJudge(words: readonly string[]) {
  const mostEasy = 4;
  const mostFair = 8;
  const rows = [
    'abcdefghijklmnopqrstuvwxyz',
    '01234567890',
    'qwertyuiop',
    'qwertzuiop',
    'azertyuiop',
    'asdfghjkl',
    'zxcvbnm',
    'yxcvbnm',
    '1q2w3e4r5t6y7u8i9o0p',
    'qazwsxedcrfvtgbyhnujmikolp',
    '1qaz2wsx3edc4rfv5tgb6yhn7ujm8ik9ol0p',
  ].flatMap((row) => [row, [...row].reverse().join('')]);
  const stands: Record<string, string> = {
    4: 'a',
    '@': 'a',
    8: 'b',
    3: 'e',
    6: 'g',
    1: 'il',
    '!': 'il',
    0: 'o',
    5: 's',
    $: 's',
    7: 't',
  };
  const isLike = (typed: string, letter: string) =>
    typed === letter || (stands[typed] ?? '').includes(letter);

  const wordLength = (text: string, at: number, known: readonly string[]) => {
    let longest = 0;
    for (const word of known) {
      if (word.length <= longest || at + word.length > text.length) continue;
      let same = 0;
      while (same < word.length && isLike(text[at + same]!, word[same]!)) same += 1;
      if (same === word.length) longest = same;
    }
    return longest;
  };
  const rowLength = (text: string, at: number) => {
    let longest = 0;
    for (let length = 3; at + length <= text.length; length += 1) {
      const part = text.slice(at, at + length);
      if (!rows.some((row) => row.includes(part))) break;
      longest = length;
    }
    return longest;
  };
  const againLength = (text: string, at: number) => /^(.)\1{2,}/.exec(text.slice(at))?.[0].length ?? 0;
  const numberLength = (text: string, at: number) =>
    /^(?:(?:19|20)\d\d|\d{1,2})/.exec(text.slice(at))?.[0].length ?? 0;

  /** The fewest pieces that make up the text. */
  const piecesOf = (text: string, known: readonly string[]) => {
    const fewest = [0];
    for (let at = 0; at < text.length; at += 1) {
      const here = fewest[at]! + 1;
      const lengths = [
        1,
        wordLength(text, at, known),
        rowLength(text, at),
        againLength(text, at),
        numberLength(text, at),
      ];
      for (const length of lengths)
        if (length > 0) fewest[at + length] = Math.min(fewest[at + length] ?? here, here);
    }
    return fewest[text.length]!;
  };

  return (password: string, own: readonly string[] = []): Strength => {
    const text = password.toLowerCase();
    const once = /^(.+?)\1+$/.exec(text)?.[1] ?? text;
    const known = [...words, ...own.map((word) => word.toLowerCase()).filter((word) => word.length > 2)];
    const pieces = piecesOf(once, known) + (once === text ? 0 : 1);
    if (pieces <= mostEasy) return 'easy';
    return pieces <= mostFair ? 'fair' : 'strong';
  };
}
