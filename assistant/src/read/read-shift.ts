import { numberAt } from './read-number.ts';
import { tokensOf } from './words-in.ts';

const dayUnits: Readonly<Record<string, number>> = { day: 1, week: 7, wk: 7, fortnight: 14, month: 30 };
const minuteUnits: Readonly<Record<string, number>> = { hour: 60, hr: 60, h: 60, minute: 1, min: 1 };

/** By how much something moves: days, or minutes; earlier is negative. */
export interface Shift {
  days?: number;
  minutes?: number;
}

/** "A week later", "two days earlier", "half an hour", "bring forward by ten days" with the words around it. */
export function readShift(text: string, around = ''): Shift | null {
  const words = tokensOf(text);
  const isBack = /\b(?:earlier|sooner|before|forwards?|prior)\b/.test(`${text} ${around}`.toLowerCase());
  const sign = isBack ? -1 : 1;
  for (let at = 0; at < words.length; at += 1) {
    const count =
      words[at] === 'half'
        ? { value: 0.5, next: at + (words[at + 1] === 'an' ? 2 : 1) }
        : numberAt(words, at);
    const unit = count === null ? '' : (words[count.next] ?? '').replace(/s$/, '');
    if (count !== null && dayUnits[unit] !== undefined)
      return { days: sign * Math.round(count.value * dayUnits[unit]) };
    if (count !== null && minuteUnits[unit] !== undefined)
      return { minutes: sign * Math.round(count.value * minuteUnits[unit]) };
  }
  return null;
}
