/** Signs that mean something in a pattern. */
const signs = /[.+?^${}()|[\]\\]/g;

/** The source of a pattern for words and phrases parted by commas; a star stands for any ending. */
export const listed = (list: string): string =>
  list
    .split(',')
    .map((one) => one.trim().replace(signs, '\\$&').replaceAll('*', "[\\p{L}']*").replaceAll(' ', '\\s+'))
    .join('|');

/** Matches one of these words or phrases at the end of what stands ahead. */
export const rightBefore = (list: string): RegExp =>
  new RegExp(`(?<![\\p{L}])(?:${listed(list)})\\W*$`, 'iu');

/** Matches one of these words or phrases as a whole. */
export const anyOf = (list: string): RegExp =>
  new RegExp(`(?<![\\p{L}\\p{N}])(?:${listed(list)})(?![\\p{L}\\p{N}])`, 'iu');
