import { formatMinute } from '../ui/format-date.ts';
import type { Attraction } from './guides.queries.ts';

/** When an attraction is open today, in words. */
export const hoursToday = ({ openToday }: Pick<Attraction, 'openToday'>) =>
  openToday.length === 0
    ? 'Closed'
    : openToday.map(({ startMinute, endMinute }) => windowText(startMinute, endMinute)).join(', ');

const windowText = (startMinute: number, endMinute: number) =>
  endMinute - startMinute >= 1440 ? 'All day' : `${formatMinute(startMinute)} – ${formatMinute(endMinute)}`;
