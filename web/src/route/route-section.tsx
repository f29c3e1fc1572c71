import { limits } from '@wayfare/contracts/limits';
import { lazy, memo, Suspense, useRef } from 'react';
import { towns } from '../places/place-kinds.ts';
import { PlaceSearch } from '../places/place-search.tsx';
import { aroundTrip } from '../places/trip-places.ts';
import type { Editing } from '../trips/editing.ts';
import { totalNights } from '../trips/trip-days.ts';
import { useSharedChoice, type SharedChoice } from '../trips/use-shared-choice.ts';
import { boxClass } from '../ui/field.tsx';
import { counted } from '@wayfare/wording/words';
import { Skeleton } from '../ui/skeleton.tsx';
import { BestOrder } from './best-order.tsx';
import { RebuildNote } from './rebuild-note.tsx';
import { RouteEnd } from './route-end.tsx';
import { addStopAt, endChange } from './route-edits.ts';

const loadStops = () => import('./route-stops.tsx');
const RouteStops = lazy(loadStops);
/** Fetches what shows the stops, before there are any. */
export const preloadStops = () => void loadStops().catch(() => undefined);

interface RouteSectionProps {
  editing: Editing;
  /** What was typed before coming here, to be looked up at once. */
  asked: string;
  /** What is chosen, in step with the map. */
  choice: SharedChoice;
}

function RouteHead({ editing }: { editing: Editing }) {
  const { trip } = editing.document;
  return (
    <div className="mb-3 flex flex-wrap items-center justify-between gap-x-3">
      <h2 id="route-heading" className="text-title">
        Where to?
      </h2>
      <div className="flex flex-wrap items-center gap-x-3">
        {trip.stops.length > 0 ? (
          <p className="figures text-small text-muted">
            {counted(trip.stops.length, 'stop')}, {counted(totalNights(trip), 'night')}
          </p>
        ) : null}
        {trip.stops.length > 2 ? <BestOrder editing={editing} /> : null}
      </div>
    </div>
  );
}

/** Where the trip goes: its stops in their order, the ways between them, where it starts from and ends. */
export const RouteSection = memo(function RouteSection({ editing, asked, choice }: RouteSectionProps) {
  const root = useRef<HTMLElement>(null);
  const { document, edit } = editing;
  const { trip } = document;
  const empty = trip.stops.length === 0;
  useSharedChoice(root, trip.stops, choice);
  return (
    <section
      ref={root}
      aria-labelledby="route-heading"
      className="-mx-4 overflow-x-clip px-4 [&_:is([data-item-id],a,button,input,select,textarea)]:scroll-mt-14"
    >
      <RouteHead editing={editing} />
      <RebuildNote editing={editing} />
      {empty ? (
        <p className="mb-4 text-muted">
          Name the first place. More can follow, in any order; it is easy to change.
        </p>
      ) : (
        <>
          <RouteEnd
            which="origin"
            place={trip.origin}
            around={aroundTrip(document, trip.origin)}
            onChange={(place) => edit(endChange(document, 'origin', place))}
          />
          <Suspense fallback={<Skeleton className="h-24 rounded-card" />}>
            <RouteStops editing={editing} />
          </Suspense>
          <RouteEnd
            which="end"
            place={trip.end}
            around={aroundTrip(document, trip.end ?? trip.origin)}
            likely={trip.origin}
            onChange={(place) => edit(endChange(document, 'end', place))}
          />
        </>
      )}
      <div className="mt-3">
        {trip.stops.length < limits.stops ? (
          <PlaceSearch
            label="Add a stop"
            placeholder={empty ? 'A city or region' : 'Add another stop'}
            kinds={towns}
            around={aroundTrip(document, trip.stops.at(-1)?.place)}
            initial={asked}
            onChoose={({ place }) => edit(addStopAt(document, place))}
            boxClass={boxClass}
          />
        ) : (
          <p className="text-small text-muted">A trip holds {limits.stops} stops at most.</p>
        )}
      </div>
    </section>
  );
});
