import { clock, joinWords } from '@wayfare/wording/words';
import { minuteNamed } from '../understanding/read-clock.ts';
import { dayNumber, sightsOf } from '../do/day-sights.ts';
import type { Draft } from './draft.ts';
import { daysNamed } from './references.ts';

const hour = '[^.;,]{0,30}?(?:\\d{1,2}(?:[:.h]\\d{2})?(?: ?[ap]\\.?m\\b\\.?)?|noon)';
const begins = new RegExp(
  `\\b(?:start|begin|set (?:off|out)|head out|get going|leave the hotel)\\b${hour}`,
  'i',
);
const leaves = new RegExp(`\\b(?:leave|go out)\\b${hour}`, 'i');
const ends = new RegExp(`\\b(?:end|finish|be back|stop)\\b${hour}`, 'i');
const SHORTEST_DAY = 120;

const hourOf = (match: RegExpExecArray | null, earliestHour: number): number | null =>
  match === null ? null : minuteNamed(match[0], { earliestHour });

/** "Start day 2 at 11", "on day 3 we want to be back by 6": the hours of one day, which it keeps. */
export function changeDayHours(clause: string, draft: Draft): boolean {
  const [day] = daysNamed(clause, draft);
  if (day === undefined || /\b(?:flight|train|bus|fly|land|trip)\b/i.test(clause)) return false;
  // On the last day one leaves for home.
  const isLast = draft.document.plan?.days.at(-1)?.id === day.id;
  // The number of the day is no hour.
  const words = clause.replace(/\bdays? \d+\b/gi, '');
  const start = hourOf(begins.exec(words) ?? (isLast ? null : leaves.exec(words)), 4);
  const end = hourOf(ends.exec(words), 12);
  const startMinute = start ?? day.startMinute;
  const endMinute = end ?? day.endMinute;
  if ((start === null && end === null) || endMinute - startMinute < SHORTEST_DAY) return false;
  const changed = { ...day, startMinute, endMinute, ownHours: true };
  if (!draft.apply({ edit: 'replaceDay', day: changed })) return false;
  draft.rebuildDays([day.id], { prefer: sightsOf(day), only: () => false });
  const said = [
    ...(start === null ? [] : [`begins at ${clock(start)}`]),
    ...(end === null ? [] : [`ends by ${clock(end)}`]),
  ];
  return draft.say(`Day ${dayNumber(draft, day)} ${joinWords(said)} now.`);
}
