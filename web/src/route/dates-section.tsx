import { addDays } from '@wayfare/almanac/local-date';
import { limits } from '@wayfare/contracts/limits';
import { lazy, Suspense, useState } from 'react';
import type { Editing } from '../trips/editing.ts';
import { totalNights } from '../trips/trip-days.ts';
import { Button } from '../ui/button.tsx';
import { Field } from '../ui/field.tsx';
import { formatRange } from '../ui/format-date.ts';
import { Skeleton } from '../ui/skeleton.tsx';

const DatesPreview = lazy(() => import('./dates-preview.tsx'));

const { earliestYear, latestYear } = limits;

/** When the trip starts. Other dates for a trip that has some are shown with what they break before they are kept. */
export function DatesSection({ editing }: { editing: Editing }) {
  const { document, edit } = editing;
  const { trip } = document;
  const [wanted, setWanted] = useState<string | null>(null);
  /** A date that no trip can have: above all one whose year is still being typed, digit by digit. */
  const [impossible, setImpossible] = useState<string | null>(null);
  const [isTyping, setIsTyping] = useState(false);
  const choose = ({ value: on, validity }: HTMLInputElement) => {
    setImpossible(validity.valid ? null : on);
    if (!validity.valid) return;
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
        min={`${earliestYear}-01-01`}
        max={`${latestYear}-12-31`}
        value={impossible ?? wanted ?? trip.startOn ?? ''}
        onChange={(event) => choose(event.target)}
        onFocus={() => setIsTyping(true)}
        onBlur={() => setIsTyping(false)}
        {...(impossible !== null && !isTyping
          ? { error: `Choose a year from ${earliestYear} to ${latestYear}.` }
          : {})}
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
