import { monthName } from '@wayfare/wording/month-name';
import { counted } from '@wayfare/wording/words';
import type { DayWord } from './day-word.ts';
import { parseDayWord } from './day-word.ts';
import { feastName } from './feasts.ts';

/** Monday first. */
export const weekdayWords = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'];

const ordinals = ['first', 'second', 'third', 'fourth', 'fifth'];

/** Days that have a name of their own, by how far they are from Easter Sunday. */
const easterNames: Readonly<Record<number, string>> = {
  [-48]: 'Carnival Monday',
  [-47]: 'Shrove Tuesday',
  [-46]: 'Ash Wednesday',
  [-7]: 'Palm Sunday',
  [-3]: 'Maundy Thursday',
  [-2]: 'Good Friday',
  [-1]: 'Holy Saturday',
  0: 'Easter Sunday',
  1: 'Easter Monday',
  39: 'Ascension Day',
  49: 'Whit Sunday',
  50: 'Whit Monday',
  60: 'Corpus Christi',
};

/** `25 December`. */
export const monthDayWords = (month: number, day: number): string => `${day} ${monthName(month)}`;

function stemWords(word: DayWord): string {
  switch (word.kind) {
    case 'date':
      return monthDayWords(word.month, word.day);
    case 'easter':
      return word.orthodox ? 'Orthodox Easter' : 'Easter Sunday';
    case 'nth':
      return `the ${word.nth < 0 ? 'last' : ordinals[word.nth - 1]} ${weekdayWords[word.weekday]} of ${word.month === null ? 'each month' : monthName(word.month)}`;
    case 'near':
      return `the ${weekdayWords[word.weekday]} on or ${word.after ? 'after' : 'before'} ${monthDayWords(word.month, word.day)}`;
    case 'feast':
      return feastName(word.slug);
    case 'holiday':
      return word.offset === 0 ? 'public holidays' : 'a public holiday';
  }
}

const EVE = -1;

/** A day as a person says it: `Good Friday`, `25 December`, `the day before Eid al-Fitr`. */
export function dayWords(word: DayWord): string {
  const { offset } = word;
  if (word.kind === 'easter') {
    const name = easterNames[offset];
    if (name !== undefined) return word.orthodox ? `Orthodox ${name}` : name;
  }
  if (offset === 0) return stemWords(word);
  const distance = offset === EVE || offset === 1 ? 'the day' : counted(Math.abs(offset), 'day');
  return `${distance} ${offset < 0 ? 'before' : 'after'} ${stemWords(word)}`;
}

/** The same of a word as the catalogue writes it. */
export function saidDay(text: string): string {
  const word = parseDayWord(text);
  return word === null ? text : dayWords(word);
}
