/** Signs that mean something in a pattern. */
const signs = /[.+?^${}()|[\]\\]/g;

/** The source of a pattern for words and phrases parted by commas; a star stands for any ending. */
export const listed = (list: string): string =>
  list
    .split(',')
    .map((one) => one.trim().replace(signs, '\\$&').replaceAll('*', "[\\p{L}']*").replaceAll(' ', '\\s+'))
    .join('|');

/** Matches one of these words or phrases as a whole, wherever it stands. */
export const anyOf = (list: string): RegExp =>
  new RegExp(`(?<![\\p{L}\\p{N}])(?:${listed(list)})(?![\\p{L}\\p{N}])`, 'iu');

/** Matches where a text ends with one of these, whatever signs stand behind it. */
export const rightBefore = (list: string): RegExp =>
  new RegExp(`(?<![\\p{L}])(?:${listed(list)})\\W*$`, 'iu');

/** Matches where a text ends with one of each list in turn and a space: "starts in ". */
export const endsWithAny = (...lists: readonly string[]): RegExp =>
  new RegExp(`(?<![\\p{L}\\p{N}])${lists.map((list) => `(?:${listed(list)})\\s+`).join('')}$`, 'iu');
