/** The colours of days as they are on light paper; the browser's `--day-1` to `--day-8`. */
const colours = [
  '#4070bc',
  '#b2511e',
  '#1e8469',
  '#a8488d',
  '#8a6e08',
  '#8156c0',
  '#008096',
  '#b9454c',
] as const;

/** The colour of a day, counted from 1. */
export const dayColour = (number: number): string => colours[(number - 1) % colours.length]!;
