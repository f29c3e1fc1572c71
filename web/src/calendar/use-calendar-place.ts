import { addDays, daysBetween } from '@wayfare/almanac/local-date';
import { useSearchParams } from 'react-router';
import { useIsMobile } from '../ui/use-media-query.ts';

export const calendarViews = ['month', 'week', 'day', 'agenda'] as const;
export type CalendarView = (typeof calendarViews)[number];

const isView = (text: string | null): text is CalendarView => calendarViews.includes(text as CalendarView);

/** The same day of another month, or that month's last one. */
function addMonths(on: string, months: number) {
  const [year = 0, month = 0, day = 0] = on.split('-').map(Number);
  const last = new Date(Date.UTC(year, month + months, 0)).getUTCDate();
  return new Date(Date.UTC(year, month - 1 + months, Math.min(day, last))).toISOString().slice(0, 10);
}

/** The month that a date lies in. */
function monthOf(on: string) {
  const from = `${on.slice(0, 7)}-01`;
  return { from, to: addDays(`${addDays(from, 32).slice(0, 7)}-01`, -1) };
}

/** Which view of which dates is shown, kept in the address. A phone begins with a day, a desk with a week. */
export function useCalendarPlace(firstOn: string, lastOn: string) {
  const [search, setSearch] = useSearchParams();
  const mobile = useIsMobile();
  const asked = search.get('view');
  const view = isView(asked) ? asked : mobile ? 'day' : 'week';
  const askedOn = search.get('on') ?? '';
  const on = /^\d{4}-\d{2}-\d{2}$/.test(askedOn) && !Number.isNaN(Date.parse(askedOn)) ? askedOn : firstOn;
  const go = (changes: { view?: CalendarView; on?: string }) =>
    setSearch(
      (before) => {
        const next = new URLSearchParams(before);
        for (const [key, value] of Object.entries(changes)) next.set(key, value);
        return next;
      },
      { replace: true },
    );
  const clamp = (date: string) => (date < firstOn ? firstOn : date > lastOn ? lastOn : date);
  const step = (by: 1 | -1) => {
    if (view === 'month') return go({ on: clamp(addMonths(on, by)) });
    return go({ on: addDays(on, view === 'week' ? 7 * by : by) });
  };
  // Weeks are the trip's own, from its first day: most trips then stand in one.
  const weekOf = (date: string) => addDays(firstOn, Math.floor(daysBetween(firstOn, date) / 7) * 7);
  const weekOn = weekOf(on);
  const dates = view === 'week' ? Array.from({ length: 7 }, (_, day) => addDays(weekOn, day)) : [on];
  // A trip of a few weeks is shown at once, wherever the month ends.
  const whole = daysBetween(firstOn, lastOn) <= 34;
  const month = monthOf(on);
  const edgeOf = (date: string) => {
    if (view === 'month') return whole ? '' : date.slice(0, 7);
    return view === 'week' ? weekOf(date) : date;
  };
  return {
    view,
    on,
    dates,
    go,
    step,
    /** True where the trip goes on before or after what is shown. */
    hasBefore: edgeOf(on) > edgeOf(firstOn),
    hasAfter: edgeOf(on) < edgeOf(lastOn),
    /** The first and the last date of the month view. */
    span: whole
      ? { from: firstOn, to: lastOn }
      : { from: month.from > firstOn ? month.from : firstOn, to: month.to < lastOn ? month.to : lastOn },
  };
}
export type CalendarPlace = ReturnType<typeof useCalendarPlace>;
