import { lazy, Suspense } from 'react';
import { routePairs } from '../money/sums.ts';
import { aroundTrip } from '../places/trip-places.ts';
import type { Editing } from '../trips/editing.ts';
import { Skeleton } from '../ui/skeleton.tsx';
import { endChange, keepLeg } from './route-edits.ts';
import { RouteEnd } from './route-end.tsx';
import { useWays } from './route.queries.ts';

const LegRow = lazy(async () => ({ default: (await import('./leg-row.tsx')).LegRow }));

/** How one gets to the first stop and home from the last: from where, by which way, when. */
export function EndsSection({ editing }: { editing: Editing }) {
  const { document, edit } = editing;
  const { trip } = document;
  const ways = useWays(document);
  const way = (end: 'origin' | 'end') => {
    const pair = routePairs(trip).find(({ from, to }) => from === end || to === end);
    if (!pair || trip[end] === null || trip.stops.length === 0) return null;
    const known = ways.data?.get(`${pair.from} ${pair.to}`);
    return (
      <LegRow
        trip={trip}
        pair={pair}
        options={known ?? (ways.isFetching ? undefined : [])}
        onKeep={(leg) => edit(keepLeg(trip, leg))}
        onAddHere={undefined}
      />
    );
  };
  return (
    <section aria-labelledby="ends-heading" className="grid grid-cols-1 gap-3">
      <h2 id="ends-heading" className="text-lead">
        Way there and home
      </h2>
      <Suspense fallback={<Skeleton className="h-24" />}>
        <div>
          <RouteEnd
            which="origin"
            place={trip.origin}
            around={aroundTrip(document, trip.origin)}
            onChange={(place) => edit(endChange(document, 'origin', place))}
          />
          {way('origin')}
        </div>
        <div className="border-t border-line pt-3">
          {way('end')}
          <RouteEnd
            which="end"
            place={trip.end}
            around={aroundTrip(document, trip.end ?? trip.origin)}
            likely={trip.origin}
            onChange={(place) => edit(endChange(document, 'end', place))}
          />
        </div>
      </Suspense>
    </section>
  );
}
