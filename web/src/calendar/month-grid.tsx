import type { TripDay } from '../trips/trip-days.ts';
import { pluralise } from '../ui/pluralise.ts';
import { calendarWeeks } from './calendar-weeks.ts';

const names = (options: Intl.DateTimeFormatOptions) => {
  const format = new Intl.DateTimeFormat(undefined, { timeZone: 'UTC', ...options });
  return (on: string) => format.format(new Date(`${on}T00:00:00Z`));
};
const weekday = names({ weekday: 'short' });
const dayOfMonth = names({ day: 'numeric' });
const dayAndMonth = names({ day: 'numeric', month: 'short' });

/** A trip's days on the weeks of the calendar; the days around it are empty. */
export function MonthGrid({ days }: { days: readonly TripDay[] }) {
  const dated = days.flatMap((day) => (day.on ? [{ ...day, on: day.on }] : []));
  const first = dated[0];
  const last = dated.at(-1);
  if (!first || !last) return null;
  const weeks = calendarWeeks(first.on, last.on);
  const byDate = new Map(dated.map((day) => [day.on, day]));
  return (
    <div
      className="relative overflow-x-auto rounded-card border border-line bg-surface"
      // A region that scrolls must be reachable by keyboard.
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
      tabIndex={0}
      role="region"
      aria-label="Calendar"
    >
      <table className="w-full min-w-[42rem] table-fixed border-collapse">
        <thead>
          <tr>
            {weeks[0]?.map((on) => (
              <th
                key={on}
                scope="col"
                className="border-b border-line px-3 py-2 text-left text-fine font-semibold text-muted"
              >
                {weekday(on)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {weeks.map((week) => (
            <tr key={week[0]}>
              {week.map((on) => {
                const day = byDate.get(on);
                return (
                  <td key={on} className="h-28 border-t border-l border-line p-2 align-top first:border-l-0">
                    <p className="figures text-fine text-muted">
                      {on.endsWith('-01') || on === first.on ? dayAndMonth(on) : dayOfMonth(on)}
                    </p>
                    {day ? (
                      <div
                        className="mt-1 rounded-md border-l-4 bg-sunken px-2 py-1.5"
                        style={{ borderColor: `var(--day-${((day.number - 1) % 8) + 1})` }}
                      >
                        <p className="truncate text-small font-semibold">{day.city ?? `Day ${day.number}`}</p>
                        <p className="text-fine text-muted">
                          Day {day.number}
                          {day.items.length > 0 ? ` · ${pluralise(day.items.length, 'item')}` : ''}
                        </p>
                      </div>
                    ) : null}
                  </td>
                );
              })}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
