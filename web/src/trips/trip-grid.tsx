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

/** What takes something away is asked about first, and can be taken back after. */
const questions = {
  delete: {
    label: (name: string) => `Delete “${name}”? You can take it back for ten seconds.`,
    yes: 'Delete',
  },
  unfeature: {
    label: (name: string) =>
      `Take “${name}” off the featured trips? Nobody else can read it then. You can take it back for ten seconds.`,
    yes: 'Unfeature',
  },
} as const;

/** One of the two lists of my trips. */
export function TripGrid({ list, held, search }: TripGridProps) {
  const actions = useTripActions(list);
  const duplicate = useDuplicateTrip();
  const admin = useCurrentUser()?.admin === true;
  const [asked, setAsked] = useState<{ act: keyof typeof questions; trip: ListedTrip } | null>(null);
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
                  onUnfeature={(asOf) => setAsked({ act: 'unfeature', trip: asOf })}
                  onDelete={(asOf) => setAsked({ act: 'delete', trip: asOf })}
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
      {asked ? (
        <ConfirmDialog
          label={questions[asked.act].label(asked.trip.tripName)}
          buttons={['Cancel', questions[asked.act].yes]}
          onClose={() => setAsked(null)}
          onSubmit={(button) => {
            setAsked(null);
            if (button === 'Delete') actions.deleteTrip(asked.trip);
            if (button === 'Unfeature') actions.featureTrip(asked.trip, false);
          }}
        />
      ) : null}
    </div>
  );
}
