import { Lock } from 'lucide-react';
import type { PlanItem } from '@wayfare/contracts/plan';
import { formatDay, formatMinute } from '../ui/format-date.ts';
import type { TripDay } from './trip-days.ts';

function ItemRow({ item }: { item: PlanItem }) {
  return (
    <li className="grid grid-cols-[4.5rem_1fr] gap-3 py-2">
      <time className="text-small font-medium text-muted">{formatMinute(item.startMinute)}</time>
      <div>
        <p className="font-medium">
          {item.title}
          {item.locked ? <Lock aria-label="Fixed" size={14} className="ml-2 inline text-muted" /> : null}
        </p>
        {item.note ? <p className="text-small whitespace-pre-line text-muted">{item.note}</p> : null}
      </div>
    </li>
  );
}

/** The days of a trip to read, each with what is planned in it. */
export function DayList({ days }: { days: readonly TripDay[] }) {
  return (
    <ol className="grid gap-4">
      {days.map((day) => (
        <li key={day.id} className="overflow-hidden rounded-card border border-line bg-surface">
          <div className="flex">
            <span
              aria-hidden="true"
              className="w-1.5 shrink-0"
              style={{ background: `var(--day-${((day.number - 1) % 8) + 1})` }}
            />
            <div className="flex-1 px-5 py-4">
              <h3 className="flex flex-wrap items-baseline gap-x-3 text-lead">
                Day {day.number}
                {day.on ? <time className="font-sans text-small text-muted">{formatDay(day.on)}</time> : null}
                {day.city ? (
                  <span className="ml-auto font-sans text-small font-medium">{day.city}</span>
                ) : null}
              </h3>
              {day.items.length > 0 ? (
                <ol className="mt-2 divide-y divide-line">
                  {day.items.map((item) => (
                    <ItemRow key={item.id} item={item} />
                  ))}
                </ol>
              ) : null}
            </div>
          </div>
        </li>
      ))}
    </ol>
  );
}
