/** How the reader writes what a change is told with. */
export interface ChangeWords {
  /** A local date, as `Fri, 1 May`. */
  day: (on: string) => string;
  /** Minutes after midnight, as `14:20`. */
  time: (minute: number) => string;
}

/** A sentence of words; a name at its beginning stays as it is written. */
export const sentence = (words: string): string =>
  `${words.replace(/^(?:day \d|on )/, (first) => first.charAt(0).toUpperCase() + first.slice(1))}.`;
