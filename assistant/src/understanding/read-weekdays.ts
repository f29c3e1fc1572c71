import { addDays, weekdayOf } from '@wayfare/almanac/local-date';
import type { Dates } from './read-dates.ts';
import type { Span } from './span.ts';
import { spanOf } from './span.ts';

const keys = ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun'];
const names = 'monday|tuesday|wednesday|thursday|friday|saturday|sunday';
const weekend = /\b(this|next|the coming|the following) (long )?weekend\b/iu;
const single = new RegExp(
  `\\b(?:(next|this|coming|on|from|starting|starts?|leaving|until) )+(?:an? )?(${names})s?\\b`,
  'iu',
);
/** "Friday evening to Sunday", "we land on Friday and fly back on Sunday". */
const range = new RegExp(
  `\\b(next )?(${names})\\b[^.;!?]{0,50}?(?:\\b(?:to|until|till|through|thru|back|home|return\\w*|leav\\w*|depart\\w*|fly(?:ing)? out)\\b|[-–])[^.;!?]{0,24}?\\b(${names})\\b`,
  'diu',
);

const indexOf = (name: string): number => keys.indexOf(name.slice(0, 3).toLowerCase());

/** The next such weekday after today; "next" skips one that is only days off. */
function comingDay(today: string, weekday: number, isNext: boolean): string {
  const ahead = (weekday - weekdayOf(today) + 7) % 7 || 7;
  const skipped = isNext && ahead < 4 && weekday > weekdayOf(today) ? 7 : 0;
  return addDays(today, ahead + skipped);
}

function saturdayOf(today: string, said: string): string {
  const isNext = said.toLowerCase() === 'next' && weekdayOf(today) < 6;
  return addDays(today, ((5 - weekdayOf(today) + 7) % 7) + (isNext ? 7 : 0));
}

function groupSpan(match: RegExpExecArray, group: number): Span {
  const [start, end] = match.indices?.[group] ?? [match.index, match.index];
  return { start, end };
}

/** Days of the week and weekends: "next weekend", "from Friday", "Friday to Sunday". */
export function readWeekdays(text: string, today: string): Dates | null {
  const free = weekend.exec(text);
  const saturday = free === null ? null : saturdayOf(today, free[1] ?? '');
  const both = range.exec(text);
  if (both !== null) {
    const [first, last] = [indexOf(both[2]!), indexOf(both[3]!)];
    const startOn =
      saturday === null
        ? comingDay(today, first, both[1] !== undefined)
        : addDays(saturday, first === 6 ? 1 : first - 5);
    const nights = (last - first + 7) % 7 || 7;
    // "A weekend, Friday to Sunday" is three days: the word says no length of its own then.
    const word = free ?? /\b(?:long )?weekend\b/iu.exec(text);
    const spans = [groupSpan(both, 2), groupSpan(both, 3), ...(word === null ? [] : [spanOf(word)])];
    return { startOn, endOn: addDays(startOn, nights), days: nights + 1, spans };
  }
  if (free !== null && saturday !== null) {
    const long = free[2] !== undefined;
    return {
      startOn: long ? addDays(saturday, -1) : saturday,
      days: long ? 3 : 2,
      spans: [spanOf(free)],
    };
  }
  const one = single.exec(text);
  if (one === null) return null;
  return { startOn: comingDay(today, indexOf(one[2]!), /next/iu.test(one[0])), spans: [spanOf(one)] };
}
