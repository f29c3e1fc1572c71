import { CalendarClock } from 'lucide-react';
import { Link } from 'react-router';
import type { ListedTrip } from '../trips/listed-trip.ts';
import { TripCard } from '../trips/trip-card.tsx';
import { cardGridClass } from '../trips/trip-card-skeleton.tsx';
import { useTripList } from '../trips/trips.queries.ts';
import { Badge } from '../ui/badge.tsx';
import { buttonClass } from '../ui/button.tsx';
import { EmptyState } from '../ui/empty-state.tsx';
import { ErrorInPlace } from '../ui/error-in-place.tsx';
import { todayOn } from '../ui/format-date.ts';
import { PageFrame } from '../ui/page-frame.tsx';
import { Skeleton } from '../ui/skeleton.tsx';
import { documentOf } from '../trips/document-of.ts';
import { countdown, startInstant } from './countdown.ts';
import { tripPhase } from './current-day.ts';
import { currentTrips } from './current-trips.ts';
import { TodayTrip } from './today-trip.tsx';
import { useWholeTrips } from './today.queries.ts';
import { useNow } from './use-now.ts';

function Nothing() {
  return (
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
  );
}

interface ComingProps {
  trips: readonly ListedTrip[];
  /** When those begin of which that is known to the hour. */
  startsAt: ReadonlyMap<string, number | null>;
  now: number;
}

function Coming({ trips, startsAt, now }: ComingProps) {
  const today = todayOn(new Date(now));
  const left = ({ _id, startOn }: ListedTrip) =>
    countdown(startsAt.get(_id) ?? null, now, today, startOn ?? today);
  return (
    <section aria-labelledby="coming-heading">
      <h2 id="coming-heading" className="mb-4 text-title">
        Coming up
      </h2>
      <ul className={cardGridClass}>
        {trips.map((trip) => (
          <li key={trip._id} className="grid">
            <TripCard
              trip={trip}
              to={`/outline/${trip._id}`}
              level="h3"
              badge={<Badge tone="amber">{left(trip)}</Badge>}
            />
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Trips that run now, with what goes on in them, then those that start within two weeks. */
export function ActiveTripsPage() {
  const held = useTripList('active');
  const now = useNow();
  const today = todayOn(new Date(now));
  const { near, coming } = currentTrips(held.trips, today);
  const whole = useWholeTrips(near);
  const phaseOf = new Map(whole.trips.map((trip) => [trip._id, tripPhase(documentOf(trip), now)]));
  const startsAt = new Map(whole.trips.map((trip) => [trip._id, startInstant(documentOf(trip))]));
  const running = whole.trips.filter(({ _id }) => phaseOf.get(_id) === 'running');
  const all = [...near.filter(({ _id }) => phaseOf.get(_id) === 'coming'), ...coming];
  const loading = held.loading || whole.loading;
  const failed = held.failed || whole.failed;
  const retry = () => {
    void held.refresh();
    whole.retry();
  };
  return (
    <PageFrame heading="Current trips" lead="What is under way today, and what starts within two weeks.">
      <div className="grid gap-8" aria-busy={loading}>
        {failed ? (
          <ErrorInPlace title="Your trips could not be loaded." onRetry={retry} busy={held.refreshing} />
        ) : null}
        {!loading && !failed && running.length + all.length === 0 ? <Nothing /> : null}
        {loading ? <Skeleton className="h-80 !rounded-card" /> : null}
        {running.map((trip) => (
          <TodayTrip key={trip._id} opened={trip} now={now} />
        ))}
        {all.length > 0 ? <Coming trips={all} startsAt={startsAt} now={now} /> : null}
      </div>
    </PageFrame>
  );
}
