import type { Edit } from '@wayfare/contracts/edit';
import type { Plan } from '@wayfare/contracts/plan';
import type { Trip } from '@wayfare/contracts/trip';
import { formatDay } from '../ui/format-date.ts';
import { pluralise } from '../ui/pluralise.ts';
import { DayItem } from './day-item.tsx';

interface PlanDaysProps {
  plan: Plan;
  stops: Trip['stops'];
  edit: (change: Edit) => void;
}

/** The trip as timed days, one timeline each. */
export function PlanDays({ plan, stops, edit }: PlanDaysProps) {
  const nameOf = new Map(stops.map(({ id, place }) => [id, place.name]));
  return (
    <section aria-labelledby="days-heading">
      <div className="mb-4 flex items-baseline justify-between gap-3">
        <h2 id="days-heading" className="text-title">
          Days
        </h2>
        <p className="figures text-small text-muted">{pluralise(plan.days.length, 'day')}</p>
      </div>
      <ol className="grid gap-5">
        {plan.days.map((day, index) => {
          const dayColour = `var(--day-${(index % 8) + 1})`;
          const city = (day.stopId && nameOf.get(day.stopId)) || day.base?.name;
          return (
            <li key={day.id} className="rounded-card border border-line bg-surface p-4 sm:p-5">
              <h3 className="mb-4 flex flex-wrap items-baseline gap-x-3 text-lead">
                <span aria-hidden="true" className="size-3 rounded-full" style={{ background: dayColour }} />
                Day {index + 1}
                {day.on ? <time className="font-sans text-small text-muted">{formatDay(day.on)}</time> : null}
                {city ? <span className="ml-auto font-sans text-small font-medium">{city}</span> : null}
              </h3>
              {day.items.length > 0 ? (
                <ol className="relative before:absolute before:inset-y-3 before:left-[0.9375rem] before:w-0.5 before:bg-line">
                  {day.items.map((item) => (
                    <DayItem key={item.id} item={item} dayColour={dayColour} edit={edit} />
                  ))}
                </ol>
              ) : (
                <p className="text-small text-muted">Nothing planned: a day of your own.</p>
              )}
            </li>
          );
        })}
      </ol>
    </section>
  );
}
