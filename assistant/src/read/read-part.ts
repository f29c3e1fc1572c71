import type { DayPart } from '@wayfare/contracts/vocabulary';
import { plainText } from './words-in.ts';

const parts: readonly (readonly [RegExp, DayPart])[] = [
  [/after (?:lunch|dinner)|post lunch|siesta/, 'afternoon'],
  [/afternoon|\barvo\b|matinee|heat of the day/, 'afternoon'],
  [/morning|sunrise|dawn|breakfast|first thing|before lunch|\ba\.?m\b/, 'morning'],
  [/mid-?day|noon|lunch/, 'midday'],
  [/sunset|sundown|dusk|golden hour/, 'sunset'],
  [/evening|dinner|tonight/, 'evening'],
  [/night|late/, 'night'],
  [/^early$/, 'morning'],
];

/** "Late afternoon", "sunrise", "after lunch", "at night". */
export function readPart(text: string): DayPart | null {
  const plain = plainText(text).trim();
  return parts.find(([pattern]) => pattern.test(plain))?.[1] ?? null;
}

/** Minutes of the day that a part of it stands for, from and until. */
export const partMinutes: Readonly<Record<DayPart, readonly [number, number]>> = {
  morning: [540, 720],
  midday: [720, 840],
  afternoon: [840, 1080],
  evening: [1080, 1320],
  sunset: [1080, 1260],
  night: [1260, 1439],
};

/** About which minute something is that is "in the evening", earlier or later as it was said. */
export function partMinute(text: string): number | null {
  const part = readPart(text);
  if (part === null) return null;
  const [from, until] = partMinutes[part];
  const middle = part === 'night' ? 1320 : Math.round((from + until) / 2 / 30) * 30;
  const plain = plainText(text);
  return plain.includes('early')
    ? from - (part === 'morning' ? 120 : 30)
    : plain.includes('late')
      ? Math.min(1410, until - 30)
      : middle;
}
