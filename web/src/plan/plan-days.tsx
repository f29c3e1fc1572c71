import type { Edit } from '@wayfare/contracts/edit';
import type { Plan } from '@wayfare/contracts/plan';
import type { Trip } from '@wayfare/contracts/trip';
import { useEffect } from 'react';
import { formatDay } from '../ui/format-date.ts';
import { pluralise } from '../ui/pluralise.ts';
import { DayItem } from './day-item.tsx';

interface PlanDaysProps {
  plan: Plan;
  stops: Trip['stops'];
  edit: (change: Edit) => void;
  /** What is chosen, in step with the map. */
  selection?: Chosen;
  onSelect?: (selection: Chosen) => void;
  hoveredId?: string | null;
  onHover?: (id: string | null) => void;
}

interface Chosen {
  dayId: string | null;
  itemId: string | null;
}

/** Brings what was chosen elsewhere into view. */
function useInView({ dayId, itemId }: Chosen) {
  useEffect(() => {
    const chosen = itemId ?? dayId;
    const calm = matchMedia('(prefers-reduced-motion: reduce)').matches;
    document
      .querySelector(`[data-in-plan="${CSS.escape(chosen ?? '')}"]`)
      ?.scrollIntoView({ block: itemId ? 'nearest' : 'start', behavior: calm ? 'instant' : 'smooth' });
  }, [dayId, itemId]);
}

const nothing: Chosen = { dayId: null, itemId: null };

/** The trip as timed days, one timeline each. */
export function PlanDays({
  plan,
  stops,
  edit,
  selection = nothing,
  onSelect,
  hoveredId = null,
  onHover,
}: PlanDaysProps) {
  useInView(selection);
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
            <li
              key={day.id}
              data-in-plan={day.id}
              className={`scroll-m-4 rounded-card border bg-surface p-4 sm:p-5 ${selection.dayId === day.id ? 'border-line-strong' : 'border-line'}`}
            >
              <h3 className="mb-4 flex flex-wrap items-baseline gap-x-3 text-lead">
                <span aria-hidden="true" className="size-3 rounded-full" style={{ background: dayColour }} />
                <button
                  type="button"
                  aria-pressed={selection.dayId === day.id}
                  onClick={() => onSelect?.({ dayId: day.id, itemId: null })}
                  className="hover:text-primary-ink"
                >
                  Day {index + 1}
                </button>
                {day.on ? <time className="font-sans text-small text-muted">{formatDay(day.on)}</time> : null}
                {city ? <span className="ml-auto font-sans text-small font-medium">{city}</span> : null}
              </h3>
              {day.items.length > 0 ? (
                <ol className="relative isolate before:-z-10 before:absolute before:inset-y-3 before:left-[0.9375rem] before:w-0.5 before:bg-line">
                  {day.items.map((item) => (
                    <DayItem
                      key={item.id}
                      item={item}
                      dayColour={dayColour}
                      edit={edit}
                      chosen={selection.itemId === item.id}
                      hovered={hoveredId === item.id}
                      onChoose={() => onSelect?.({ dayId: day.id, itemId: item.id })}
                      onHover={(on) => onHover?.(on ? item.id : null)}
                    />
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
