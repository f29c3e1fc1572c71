import { useEffect, useState } from 'react';
import { useCurrentUser } from '../accounts/accounts.queries.ts';
import { Badge } from '../ui/badge.tsx';
import { Button } from '../ui/button.tsx';
import { ConfirmDialog } from '../ui/confirm-dialog.tsx';
import { ErrorInPlace } from '../ui/error-in-place.tsx';
import { useDuplicateTrip } from './copy-trip.queries.ts';
import { EmptyTrips } from './empty-trips.tsx';
import { searchTrips, type ListedTrip } from './listed-trip.ts';
import { TripCard } from './trip-card.tsx';
import { TripCardActions } from './trip-card-actions.tsx';
import { cardGridClass, TripCardSkeletons } from './trip-card-skeleton.tsx';
import { useTripActions, type useTripList } from './trips.queries.ts';

interface TripGridProps {
  list: 'active' | 'archived';
  held: ReturnType<typeof useTripList>;
  search: string;
}

/** One of the two lists of my trips. */
export function TripGrid({ list, held, search }: TripGridProps) {
  const actions = useTripActions(list);
  const duplicate = useDuplicateTrip();
  const admin = useCurrentUser()?.admin === true;
  const [toDelete, setToDelete] = useState<ListedTrip | null>(null);
  const { hasMore, loadingMore, showMore } = held;
  const shown = searchTrips(held.trips, search);

  // A search looks through everything there is, not only through what happened to be loaded.
  useEffect(() => {
    if (search.trim() !== '' && hasMore && !loadingMore) void showMore();
  }, [search, hasMore, loadingMore, showMore]);

  if (held.loading) {
    return (
      <div className={cardGridClass} aria-busy="true">
        <TripCardSkeletons count={3} />
      </div>
    );
  }
  return (
    <div className="grid gap-6">
      {held.failed ? (
        <ErrorInPlace
          title="Your trips could not be loaded."
          detail="They are safe; this page just could not reach them."
          onRetry={() => void held.refresh()}
          busy={held.refreshing}
        />
      ) : null}
      {shown.length === 0 && !held.failed && !loadingMore ? (
        <EmptyTrips list={list} search={search.trim()} />
      ) : null}
      <ul className={cardGridClass}>
        {shown.map((trip) => (
          <li key={trip._id} className="grid">
            <TripCard
              trip={trip}
              to={`/open/${trip._id}`}
              badge={trip.featured ? <Badge tone="amber">Featured</Badge> : null}
              actions={
                <TripCardActions
                  trip={trip}
                  list={list}
                  mayFeature={admin}
                  actions={actions}
                  onDuplicate={duplicate}
                  onDelete={setToDelete}
                />
              }
            />
          </li>
        ))}
      </ul>
      {hasMore ? (
        <Button className="justify-self-center" onClick={() => void showMore()} busy={loadingMore}>
          Show more
        </Button>
      ) : null}
      {toDelete ? (
        <ConfirmDialog
          label={`Delete “${toDelete.tripName}”? You can take it back for ten seconds.`}
          buttons={['Cancel', 'Delete']}
          onClose={() => setToDelete(null)}
          onSubmit={(button) => {
            setToDelete(null);
            if (button === 'Delete') actions.deleteTrip(toDelete);
          }}
        />
      ) : null}
    </div>
  );
}
