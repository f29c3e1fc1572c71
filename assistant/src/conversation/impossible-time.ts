import type { LeftOut, Reading } from '../read/reading.ts';
import type { Reply } from './reply.ts';

const told: Readonly<Partial<Record<LeftOut['why'], (words: string) => string>>> = {
  'no such date': (words) => `There is no such date as in “${words}”. Which days do you mean?`,
  'gone by': (words) => `“${words}” is in the past. Which dates shall it be instead?`,
  'no time at all': (words) => `“${words}” is no time for a trip. How many days shall it be?`,
  'ends before it starts': (words) =>
    `With “${words}” the trip would end before it starts. Which date is the first, and which the last?`,
};

/** Dates that no trip can have are asked for again before anything is planned; null where all is well. */
export function impossibleTime({ leftOut = [] }: Reading): Reply | null {
  for (const { words, why } of leftOut) {
    const text = told[why]?.(words);
    if (text !== undefined) return { text, suggestions: [] };
  }
  return null;
}
