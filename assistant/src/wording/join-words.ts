/** "a, b and c". */
export function joinWords(words: readonly string[]): string {
  if (words.length <= 1) return words.join('');
  return `${words.slice(0, -1).join(', ')} and ${words.at(-1)}`;
}

/** "1 night", "3 nights". */
export const counted = (count: number, word: string): string =>
  `${count} ${count === 1 ? word : word.replace(/(?<![aeo])y$/, 'ie').concat('s')}`;

/** "14:20" for 860. */
export function clock(minute: number): string {
  const day = ((minute % 1440) + 1440) % 1440;
  return `${String(Math.floor(day / 60)).padStart(2, '0')}:${String(day % 60).padStart(2, '0')}`;
}

/** "2 h 40 min". */
export function lengthOfTime(minutes: number): string {
  const hours = Math.floor(minutes / 60);
  const rest = Math.round(minutes % 60);
  if (hours === 0) return `${rest} min`;
  return rest === 0 ? `${hours} h` : `${hours} h ${rest} min`;
}

const months = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
];

/** The English name of a month, 1 to 12. */
export const monthName = (month: number): string => months[month - 1] ?? '';

/** "9 May 2027". */
export const dateWords = (on: string): string =>
  `${Number(on.slice(8, 10))} ${monthName(Number(on.slice(5, 7)))} ${on.slice(0, 4)}`;

/** "1,200 EUR". */
export const moneyWords = (amount: number, currency: string): string =>
  `${Math.round(amount).toLocaleString('en-US')} ${currency}`;
