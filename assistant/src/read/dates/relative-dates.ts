import { addDays, weekdayOf } from '@wayfare/almanac/local-date';
import { numberAt } from '../read-number.ts';
import { tokensOf } from '../words-in.ts';
import type { DatesSaid } from './calendar-words.ts';
import { comingWeekday, monthOf, weekdayNamed } from './calendar-words.ts';

const unitDays: Readonly<Record<string, number>> = { day: 1, week: 7, wk: 7, fortnight: 14, month: 30 };
const isNextWord = (words: readonly string[]) =>
  words.some((word) => ['next', 'nxt', 'following'].includes(word));

/** "In three weeks", "2 months from now". */
function afterSome(words: readonly string[], today: string): DatesSaid | null {
  const isAhead = words[0] === 'in' || words.includes('from') || words.includes('time');
  for (let at = 0; at < words.length; at += 1) {
    const count = numberAt(words, at);
    const unit = count === null ? undefined : unitDays[(words[count.next] ?? '').replace(/s$/, '')];
    if (count !== null && unit !== undefined && isAhead)
      return { startOn: addDays(today, count.value * unit), rough: true };
  }
  return null;
}

function weekendOf(words: readonly string[], today: string): DatesSaid {
  const toSaturday = (5 - weekdayOf(today) + 7) % 7;
  const isNext = isNextWord(words) && toSaturday < 6;
  const saturday = addDays(today, toSaturday + (isNext && weekdayOf(today) < 5 ? 7 : 0));
  const isLong = words.includes('long') || words.includes('bank');
  return isLong ? { startOn: addDays(saturday, -1), days: 3 } : { startOn: saturday, days: 2 };
}

/** The Monday of a week of the year, the coming one. */
function mondayOfWeek(week: number, today: string): string {
  const year = Number(today.slice(0, 4));
  const monday = (of: number) => addDays(`${of}-01-04`, -weekdayOf(`${of}-01-04`) + (week - 1) * 7);
  return monday(year) >= today ? monday(year) : monday(year + 1);
}

function weekdays(words: readonly string[], today: string): DatesSaid | null {
  const said = words.map(weekdayNamed).filter((day) => day >= 0);
  const [first, last] = [said[0], said.at(-1)];
  if (first === undefined || last === undefined) return null;
  const coming = comingWeekday(today, first);
  // "Next Friday" said on a Wednesday is not the day after tomorrow.
  const skips = isNextWord(words) && weekdayOf(coming) > weekdayOf(today) && coming < addDays(today, 4);
  const startOn = skips ? addDays(coming, 7) : coming;
  if (said.length === 1) return { startOn };
  const nights = (last - first + 7) % 7 || 7;
  return { startOn, endOn: addDays(startOn, nights), days: nights + 1 };
}

const weekendWords = new Set(['weekend', 'wknd', 'wkend']);
const besideWeekend = new Set('this next nxt coming following the a long for over at on in'.split(' '));

/** What is said from today on: "next weekend", "this Saturday", "in three weeks", "next month", "week 29 and 30". */
export function readRelativeDates(text: string, today: string): DatesSaid | null {
  const words = tokensOf(text);
  const has = (word: string) => words.includes(word);
  if (has('tomorrow') || has('tmrw') || has('tmr')) return { startOn: addDays(today, has('after') ? 2 : 1) };
  if (has('today') || has('tonight') || has('asap')) return { startOn: today };
  const some = afterSome(words, today);
  if (some !== null) return some;
  const week = words.findIndex((word) => word === 'week' || word === 'weeks' || word === 'kw');
  const number = /^\d{1,2}$/.test(words[week + 1] ?? '') ? Number(words[week + 1]) : null;
  if (week >= 0 && number !== null && number <= 53) {
    const more = words.slice(week + 2).filter((word) => /^\d{1,2}$/.test(word)).length;
    return { startOn: mondayOfWeek(number, today), days: (1 + more) * 7 };
  }
  if (words.some((word) => weekendWords.has(word))) {
    const isPlain = words.every((word) => weekendWords.has(word) || besideWeekend.has(word));
    return isPlain ? weekendOf(words, today) : { days: has('long') ? 3 : 2 };
  }
  if (isNextWord(words) && has('month')) return { month: (Number(today.slice(5, 7)) % 12) + 1 };
  if (isNextWord(words) && week >= 0) return { startOn: addDays(today, 7 - weekdayOf(today)), rough: true };
  if (words.some((word) => monthOf(word) > 0)) return null;
  return weekdays(words, today);
}
