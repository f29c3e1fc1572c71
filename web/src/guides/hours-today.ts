import { localMoment } from '@wayfare/almanac/zone-time';
import { formatMinute } from '../ui/format-date.ts';
import type { Attraction } from './guides.queries.ts';

/** When something is open on a day, in words. */
export const hoursOf = (windows: Attraction['openToday']) =>
  windows.length === 0
    ? 'Closed'
    : windows.map(({ startMinute, endMinute }) => windowText(startMinute, endMinute)).join(', ');

/** When an attraction is open today, in words. */
export const hoursToday = ({ openToday, hoursKnown }: Pick<Attraction, 'openToday' | 'hoursKnown'>) =>
  hoursKnown ? hoursOf(openToday) : 'Hours not known';

const windowText = (startMinute: number, endMinute: number) =>
  endMinute - startMinute >= 1440 ? 'All day' : `${formatMinute(startMinute)} – ${formatMinute(endMinute)}`;

const dayMinutes = 1440;

type Hours = Pick<Attraction, 'openNow' | 'openToday' | 'hoursKnown' | 'timeZone'>;

/** Whether a place is open at this moment, and until or from when, in its own time. */
export function openingWords({ openNow, openToday, hoursKnown, timeZone }: Hours, now: number): string {
  if (!hoursKnown) return 'Hours not known';
  const { minute } = localMoment(timeZone, now);
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
