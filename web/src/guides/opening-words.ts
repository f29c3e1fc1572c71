import { formatMinute } from '../ui/format-date.ts';
import type { Attraction } from './guides.queries.ts';

const dayMinutes = 1440;

/** Minutes after midnight in a time zone. */
export function minuteIn(timeZone: string, now: number): number {
  const parts = new Intl.DateTimeFormat('en-GB', {
    timeZone,
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  }).formatToParts(now);
  const part = (type: string) => Number(parts.find((one) => one.type === type)?.value);
  return part('hour') * 60 + part('minute');
}

type Hours = Pick<Attraction, 'openNow' | 'openToday' | 'timeZone'>;

/** Whether a place is open at this moment, and until or from when, in its own time. */
export function openingWords({ openNow, openToday, timeZone }: Hours, now: number): string {
  const minute = minuteIn(timeZone, now);
  const current = openToday.find(({ startMinute, endMinute }) => startMinute <= minute && minute < endMinute);
  if (openNow && current) {
    const allDay = current.endMinute - current.startMinute >= dayMinutes;
    return allDay ? 'Open all day' : `Open now, until ${formatMinute(current.endMinute)}`;
  }
  if (openNow) return 'Open now';
  if (current) return 'No more entry today';
  const next = openToday.find(({ startMinute }) => startMinute > minute);
  if (next) return `Closed now, opens at ${formatMinute(next.startMinute)}`;
  return openToday.length > 0 ? 'Closed for today' : 'Closed today';
}
