import { datedStops } from '../trips/trip-days.ts';
import type { OpenedTrip } from '../trips/listed-trip.ts';
import { formatDay } from '../ui/format-date.ts';
import { pluralise } from '../ui/pluralise.ts';

/** The stops of a route down a line, with their dates and nights. */
export function StopList({ trip }: { trip: OpenedTrip['trip'] }) {
  return (
    <ol className="relative grid gap-5 before:absolute before:top-3 before:bottom-3 before:left-[0.6875rem] before:w-px before:bg-line-strong/50">
      {datedStops(trip).map(({ stop, arriveOn, leaveOn }, index) => (
        <li key={stop.id} className="relative pl-9">
          <span
            aria-hidden="true"
            className="figures absolute top-0.5 left-0 grid size-6 place-items-center rounded-full bg-primary text-fine font-semibold text-on-primary"
          >
            {index + 1}
          </span>
          <p className="font-semibold">{stop.place.name}</p>
          <p className="figures text-small text-muted">
            {stop.nights === 0 ? 'On the way' : pluralise(stop.nights, 'night')}
            {arriveOn && leaveOn ? (
              <span className="block">
                {formatDay(arriveOn)} – {formatDay(leaveOn)}
              </span>
            ) : null}
          </p>
        </li>
      ))}
    </ol>
  );
}
