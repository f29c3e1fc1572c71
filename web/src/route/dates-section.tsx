import { addDays } from '@wayfare/almanac/local-date';
import { lazy, Suspense, useState } from 'react';
import type { Editing } from '../trips/editing.ts';
import { totalNights } from '../trips/trip-days.ts';
import { Button } from '../ui/button.tsx';
import { Field } from '../ui/field.tsx';
import { formatRange } from '../ui/format-date.ts';
import { Skeleton } from '../ui/skeleton.tsx';

const DatesPreview = lazy(() => import('./dates-preview.tsx'));

/** When the trip starts. Other dates for a trip that has some are shown with what they break before they are kept. */
export function DatesSection({ editing }: { editing: Editing }) {
  const { document, edit } = editing;
  const { trip } = document;
  const [wanted, setWanted] = useState<string | null>(null);
  const choose = (on: string) => {
    if (on === trip.startOn) setWanted(null);
    else if (on === '' || !trip.startOn || trip.stops.length === 0) {
      setWanted(null);
      edit({ edit: 'setStartOn', startOn: on || null });
    } else setWanted(on);
  };
  return (
    <section aria-labelledby="when-heading" className="grid gap-3">
      <h2 id="when-heading" className="text-lead">
        When
      </h2>
      <Field
        label="Start date"
        type="date"
        value={wanted ?? trip.startOn ?? ''}
        onChange={(event) => choose(event.target.value)}
        hint={
          trip.startOn && trip.stops.length > 0
            ? formatRange(trip.startOn, addDays(trip.startOn, totalNights(trip)))
            : 'Leave it open while you are only dreaming.'
        }
      />
      {trip.startOn && trip.stops.length > 0 && wanted === null ? (
        <div className="-mt-1 flex flex-wrap gap-x-1">
          {[
            { days: -7, label: 'A week earlier' },
            { days: 7, label: 'A week later' },
          ].map(({ days, label }) => (
            <Button
              key={days}
              look="quiet"
              className="!px-2"
              onClick={() => setWanted(addDays(trip.startOn!, days))}
            >
              {label}
            </Button>
          ))}
        </div>
      ) : null}
      {wanted !== null && trip.startOn ? (
        <Suspense fallback={<Skeleton className="h-44" />}>
          <DatesPreview editing={editing} startOn={wanted} onDone={() => setWanted(null)} />
        </Suspense>
      ) : null}
    </section>
  );
}
