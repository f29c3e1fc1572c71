import { Map as MapIcon } from 'lucide-react';
import { Link } from 'react-router';
import { TripCard } from '../trips/trip-card.tsx';
import { cardGridClass, TripCardSkeletons } from '../trips/trip-card-skeleton.tsx';
import { Badge } from '../ui/badge.tsx';
import { buttonClass } from '../ui/button.tsx';
import { EmptyState } from '../ui/empty-state.tsx';
import { ErrorInPlace } from '../ui/error-in-place.tsx';
import { CopyTripButton } from './copy-trip-button.tsx';
import type { useFeaturedTrips } from './featured.queries.ts';

interface FeaturedListProps {
  held: ReturnType<typeof useFeaturedTrips>;
  /** How many to show at most. */
  most?: number;
  level?: 'h2' | 'h3';
}

/** Featured trips as cards: to open, or to copy. */
export function FeaturedList({ held, most = Infinity, level = 'h2' }: FeaturedListProps) {
  if (held.isPending) {
    return (
      <div className={cardGridClass} aria-busy="true">
        <TripCardSkeletons count={Math.min(most, 6)} />
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
  const trips = (held.data?.trips ?? []).slice(0, most);
  if (trips.length === 0) {
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
  return (
    <ul className={cardGridClass}>
      {trips.map((trip) => (
        <li key={trip._id} className="grid">
          <TripCard
            trip={trip}
            to={`/outline/${trip._id}`}
            level={level}
            badge={trip.interests.length > 0 ? <Badge>{trip.interests.slice(0, 2).join(' · ')}</Badge> : null}
            actions={<CopyTripButton id={trip._id} />}
          />
        </li>
      ))}
    </ul>
  );
}
