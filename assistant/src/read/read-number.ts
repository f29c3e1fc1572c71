const units =
  'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen'.split(
    ' ',
  );
const tens = 'twenty thirty forty fifty sixty seventy eighty ninety'.split(' ');
const vague: Readonly<Record<string, number>> = {
  a: 1,
  an: 1,
  single: 1,
  another: 1,
  once: 1,
  both: 2,
  pair: 2,
  couple: 2,
  twice: 2,
  few: 3,
  several: 4,
  dozen: 12,
};

const ordinalWords =
  'first second third fourth fifth sixth seventh eighth ninth tenth eleventh twelfth thirteenth fourteenth fifteenth sixteenth seventeenth eighteenth nineteenth twentieth'.split(
    ' ',
  );

/** A number at a place in a list of words, and where the words go on. */
export interface NumberAt {
  value: number;
  next: number;
}

/** "4", "four", "twenty five", "a couple of", "half a dozen", at this place; null where there is none. */
export function numberAt(words: readonly string[], at: number): NumberAt | null {
  const word = words[at];
  if (word === undefined) return null;
  if (/^\d+$/.test(word)) return { value: Number(word), next: at + 1 };
  if (word === 'half' && words[at + 1] === 'a' && words[at + 2] === 'dozen')
    return { value: 6, next: at + 3 };
  if (word === 'a' && ['couple', 'few', 'dozen', 'pair', 'single'].includes(words[at + 1] ?? ''))
    return numberAt(words, at + 1);
  const ten = tens.indexOf(word);
  if (ten >= 0) {
    const link = words[at + 1] === '-' ? 1 : 0;
    const unit = units.indexOf(words[at + 1 + link] ?? '');
    return unit > 0 && unit < 10
      ? { value: (ten + 2) * 10 + unit, next: at + 2 + link }
      : { value: (ten + 2) * 10, next: at + 1 };
  }
  const unit = units.indexOf(word);
  if (unit >= 0) return { value: unit, next: at + 1 };
  const value = vague[word];
  if (value === undefined) return null;
  return { value, next: at + (words[at + 1] === 'of' ? 2 : 1) };
}

const rangeWords = new Set(['-', 'to', 'or', '/', 'and']);

/** "10-12", "5 or 6", "between 3 and 5": both ends; one number is both. */
export function rangeAt(
  words: readonly string[],
  at: number,
): { least: number; most: number; next: number } | null {
  const first = numberAt(words, at);
  if (first === null) return null;
  const second = rangeWords.has(words[first.next] ?? '') ? numberAt(words, first.next + 1) : null;
  if (second === null || second.value <= first.value)
    return { least: first.value, most: first.value, next: first.next };
  return { least: first.value, most: second.value, next: second.next };
}

/** The first number in the words, or null. */
export function numberIn(words: readonly string[]): number | null {
  for (let at = 0; at < words.length; at += 1) {
    const found = numberAt(words, at);
    if (found !== null) return found.value;
  }
  return null;
}

/** 2 for "second", "2nd" (as figure and ending) at this place. */
export function ordinalAt(words: readonly string[], at: number): NumberAt | null {
  const word = words[at] ?? '';
  const index = ordinalWords.indexOf(word);
  if (index >= 0) return { value: index + 1, next: at + 1 };
  const ten = ['twentieth', 'thirtieth'].indexOf(word);
  if (ten >= 0) return { value: (ten + 2) * 10, next: at + 1 };
  const tenth = tens.indexOf(word);
  const link = words[at + 1] === '-' ? 1 : 0;
  const unit = ordinalWords.indexOf(words[at + 1 + link] ?? '');
  if (tenth >= 0 && unit >= 0) return { value: (tenth + 2) * 10 + unit + 1, next: at + 2 + link };
  if (/^\d+$/.test(word) && /^(?:st|nd|rd|th)$/.test(words[at + 1] ?? ''))
    return { value: Number(word), next: at + 2 };
  return null;
}
