const special: Record<string, string> = {
  ß: 'ss',
  æ: 'ae',
  Æ: 'ae',
  œ: 'oe',
  Œ: 'oe',
  ø: 'o',
  Ø: 'o',
  đ: 'd',
  Đ: 'd',
  ð: 'd',
  Ð: 'd',
  þ: 'th',
  Þ: 'th',
  ł: 'l',
  Ł: 'l',
  ı: 'i',
  İ: 'i',
  ħ: 'h',
  Ħ: 'h',
  ə: 'e',
  Ə: 'e',
  ŋ: 'n',
  ʻ: '',
  ʼ: '',
  '‘': '',
  '’': '',
  "'": '',
  '`': '',
  '´': '',
};
const specialPattern = new RegExp(`[${Object.keys(special).join('')}]`, 'gu');
const marks = /\p{Mn}+/gu;
const gaps = /[^\p{L}\p{N}]+/gu;
const plain = /^[a-z0-9]+( [a-z0-9]+)*$/;

/**
 * A name reduced to what is compared in searches: lower case, no accents or apostrophes, one space between words.
 * Letters of other scripts stay themselves.
 */
export function fold(text: string): string {
  if (plain.test(text)) return text;
  return text
    .replace(specialPattern, (letter) => special[letter] ?? letter)
    .normalize('NFKD')
    .replace(marks, '')
    .toLowerCase()
    .replace(gaps, ' ')
    .trim()
    .normalize('NFC');
}
