import { addDays, weekdayOf } from '@wayfare/almanac/local-date';
import type { DateContext } from '../dates/read-dates-said.ts';
import { readDatesSaid } from '../dates/read-dates-said.ts';
import { readDay } from '../read-day.ts';
import { readHour } from '../read-hour.ts';
import { partMinute } from '../read-part.ts';
import type { TripEnd } from '../reading.ts';
import type { Placed } from '../spans.ts';
import { labelled } from '../spans.ts';
import type { MarkedClause } from '@wayfare/reader';

/** When and where one arrives, or leaves for home, from a clause that says so. */
export function readTripEnd(clause: MarkedClause, spans: readonly Placed[], context: DateContext): TripEnd {
  const own = spans.filter((span) => span.clause === clause);
  const end: TripEnd = { words: clause.text.trim() };
  const [hour] = labelled(own, 'hour');
  const said = hour === undefined ? null : readHour(hour.text, { earliestHour: 5 });
  const minute = said?.at ?? said?.from ?? said?.until;
  if (minute !== undefined) end.minute = minute;
  const [part] = labelled(own, 'part');
  const about = part === undefined ? null : partMinute(part.text);
  if (end.minute === undefined && about !== null) Object.assign(end, { minute: about, rough: true });
  const at = labelled(own, 'airport', 'stop', 'end', 'meet')[0]?.text;
  if (at !== undefined) end.at = at;
  for (const { text, label } of labelled(own, 'start', 'finish', 'dates', 'day')) {
    const dates = readDatesSaid(text, context);
    const isDate = dates?.startOn !== undefined && dates.rough !== true && /\d/.test(text);
    const day = isDate ? undefined : readDay(text, [], context)?.days?.[0];
    if (end.on === undefined && isDate) end.on = dates.startOn!;
    if (end.on === undefined && day?.on !== undefined) end.on = day.on;
    const isLast = label === 'finish' || (label === 'day' && clause.act === 'leave');
    if (end.on === undefined && isLast && day?.weekday !== undefined)
      end.on = addDays(context.today, (day.weekday - weekdayOf(context.today) + 7) % 7);
    const fromDay = end.minute === undefined ? partMinute(text) : null;
    if (fromDay !== null && end.minute === undefined) Object.assign(end, { minute: fromDay, rough: true });
  }
  return end;
}
