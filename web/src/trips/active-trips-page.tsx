import { CalendarClock } from 'lucide-react';
import { Link } from 'react-router';
import { Badge } from '../ui/badge.tsx';
import { buttonClass } from '../ui/button.tsx';
import { EmptyState } from '../ui/empty-state.tsx';
import { ErrorInPlace } from '../ui/error-in-place.tsx';
import { daysBetween, todayOn } from '../ui/format-date.ts';
import { PageFrame } from '../ui/page-frame.tsx';
import { pluralise } from '../ui/pluralise.ts';
import { currentTrips } from './current-trips.ts';
import { TripCard } from './trip-card.tsx';
import { cardGridClass, TripCardSkeletons } from './trip-card-skeleton.tsx';
import { useTripList } from './trips.queries.ts';

/** Trips that run today, then those that start within two weeks. */
export function ActiveTripsPage() {
  const held = useTripList('active');
  const today = todayOn();
  const { running, coming } = currentTrips(held.trips, today);
  const isEmpty = !held.loading && !held.failed && running.length + coming.length === 0;
  return (
    <PageFrame heading="Current trips" lead="What is under way today, and what starts within two weeks.">
      {held.failed ? (
        <ErrorInPlace
          title="Your trips could not be loaded."
          onRetry={() => void held.refresh()}
          busy={held.refreshing}
        />
      ) : null}
      {isEmpty ? (
        <EmptyState
          icon={<CalendarClock size={26} />}
          title="No trip is under way"
          action={
            <>
              <Link to="/create" className={buttonClass('primary')}>
                Plan a trip
              </Link>
              <Link to="/mytrips" className={buttonClass('secondary')}>
                My itineraries
              </Link>
            </>
          }
        >
          A trip shows here from two weeks before it starts, once it has a start date.
        </EmptyState>
      ) : null}
      <ul className={cardGridClass} aria-busy={held.loading}>
        {held.loading ? <TripCardSkeletons count={2} /> : null}
        {running.map((trip) => (
          <li key={trip._id} className="grid">
            <TripCard trip={trip} to={`/outline/${trip._id}`} badge={<Badge tone="green">Under way</Badge>} />
          </li>
        ))}
        {coming.map((trip) => (
          <li key={trip._id} className="grid">
            <TripCard
              trip={trip}
              to={`/outline/${trip._id}`}
              badge={<Badge tone="amber">{countdown(daysBetween(today, trip.startOn ?? today))}</Badge>}
            />
          </li>
        ))}
      </ul>
    </PageFrame>
  );
}

const countdown = (days: number) => (days === 1 ? 'Tomorrow' : `In ${pluralise(days, 'day')}`);
