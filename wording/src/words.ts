/** `1 night`, `3 nights`, `2 cities`. */
export const counted = (count: number, one: string, many = plural(one)): string =>
  `${count} ${count === 1 ? one : many}`;

/** The plural of a noun that is regular: `night`, `city`, `museum`. */
export const plural = (one: string): string => one.replace(/(?<![aeo])y$/, 'ie').concat('s');

/** `a, b and c`. */
export const joinWords = (words: readonly string[]): string =>
  words.length <= 1 ? words.join('') : `${words.slice(0, -1).join(', ')} and ${words.at(-1)}`;

/** `14:20` for 860 minutes after midnight. */
export function clock(minute: number): string {
  const day = ((minute % 1440) + 1440) % 1440;
  return `${String(Math.floor(day / 60)).padStart(2, '0')}:${String(day % 60).padStart(2, '0')}`;
}

/** `2 h 40 min`. */
export function lengthOfTime(minutes: number): string {
  const hours = Math.floor(minutes / 60);
  const rest = Math.round(minutes % 60);
  if (hours === 0) return `${rest} min`;
  return rest === 0 ? `${hours} h` : `${hours} h ${rest} min`;
}
