import { featuredPath } from '@wayfare/contracts/featured-path';
import { Map as MapIcon, SearchX } from 'lucide-react';
import { Link } from 'react-router';
import { TripCard } from '../trips/trip-card.tsx';
import { cardGridClass, TripCardSkeletons } from '../trips/trip-card-skeleton.tsx';
import { Badge } from '../ui/badge.tsx';
import { Button, buttonClass } from '../ui/button.tsx';
import { EmptyState } from '../ui/empty-state.tsx';
import { ErrorInPlace } from '../ui/error-in-place.tsx';
import { CopyTripButton } from './copy-trip-button.tsx';
import type { FeaturedTrip, useFeaturedTrips } from './featured.queries.ts';

interface FeaturedListProps {
  held: ReturnType<typeof useFeaturedTrips>;
  /** Those of the trips held that are to be shown. */
  trips: readonly FeaturedTrip[];
  /** Takes the filters away, where there are any. */
  onShowAll?: () => void;
  /** How many skeletons stand for trips that are still to come. */
  expected?: number;
  level?: 'h2' | 'h3';
}

function NoTrips({ filtered, onShowAll }: { filtered: boolean; onShowAll: (() => void) | undefined }) {
  if (filtered && onShowAll) {
    return (
      <EmptyState
        icon={<SearchX size={26} />}
        title="No itinerary fits all of that"
        action={
          <Button look="primary" onClick={onShowAll}>
            Show all
          </Button>
        }
      />
    );
  }
  return (
    <EmptyState
      icon={<MapIcon size={26} />}
      title="No itineraries here yet"
      action={
        <Link to="/create" className={buttonClass('primary')}>
          Plan your own
        </Link>
      }
    >
      Nobody has featured a trip for this part of the world. Yours could be the first.
    </EmptyState>
  );
}

/** Featured trips as cards: to open, or to copy. */
export function FeaturedList({ held, trips, onShowAll, expected = 6, level = 'h2' }: FeaturedListProps) {
  if (held.isPending) {
    return (
      <div className={cardGridClass} aria-busy="true">
        <TripCardSkeletons count={expected} />
      </div>
    );
  }
  if (held.data?.failed) {
    return (
      <ErrorInPlace
        title="The featured trips could not be loaded."
        onRetry={() => void held.refetch()}
        busy={held.isFetching}
      />
    );
  }
  if (trips.length === 0) {
    return <NoTrips filtered={(held.data?.trips.length ?? 0) > 0} onShowAll={onShowAll} />;
  }
  return (
    <ul className={cardGridClass}>
      {trips.map((trip) => (
        <li key={trip._id} className="grid">
          <TripCard
            trip={trip}
            to={featuredPath(trip)}
            level={level}
            badge={trip.interests.length > 0 ? <Badge>{trip.interests.slice(0, 2).join(' · ')}</Badge> : null}
            actions={<CopyTripButton id={trip._id} />}
          />
        </li>
      ))}
    </ul>
  );
}
