import { showToast } from '../ui/toast.tsx';
import type { ListedTrip } from './listed-trip.ts';
import type { TripList } from './trip-change.ts';
import { useChangeTrip, useFeatureTrip } from './trips.queries.ts';

/** What can be done with a listed trip, each telling when it failed and, for a deletion, how to take it back. */
export function useTripActions(list: 'active' | 'archived') {
  const change = useChangeTrip();
  const feature = useFeatureTrip();

  /** Runs one change and shows its failure with Retry. The promise is each call's own, so none is passed over. */
  const attempt = (run: () => Promise<unknown>, failure: string, onDone?: () => void) => {
    run().then(onDone, () =>
      showToast({
        text: failure,
        action: { label: 'Retry', run: () => attempt(run, failure, onDone) },
        durationMs: 10_000,
      }),
    );
  };
  const shift = (trip: ListedTrip, from: TripList, to: TripList) => () =>
    change.mutateAsync({ trip, from, to });

  const move = (trip: ListedTrip) =>
    list === 'active'
      ? attempt(shift(trip, 'active', 'archived'), `“${trip.tripName}” could not be archived.`)
      : attempt(shift(trip, 'archived', 'active'), `“${trip.tripName}” could not be unarchived.`);

  const remove = (trip: ListedTrip) =>
    attempt(shift(trip, list, 'deleted'), `“${trip.tripName}” could not be deleted.`, () =>
      showToast({
        text: `“${trip.tripName}” was deleted.`,
        action: {
          label: 'Undo',
          run: () => attempt(shift(trip, 'deleted', list), `“${trip.tripName}” could not be brought back.`),
        },
        durationMs: 10_000,
      }),
    );

  const setFeatured = (trip: ListedTrip, featured: boolean) =>
    attempt(
      () => feature.mutateAsync({ trip, featured }),
      `“${trip.tripName}” could not be ${featured ? 'featured' : 'unfeatured'}.`,
    );

  return { move, remove, setFeatured };
}
