import { StarOff } from 'lucide-react';
import { Link } from 'react-router';
import { useFeaturedTrips, useUnfeatureTrip, type FeaturedTrip } from '../featured/featured.queries.ts';
import { Badge } from '../ui/badge.tsx';
import { Button } from '../ui/button.tsx';
import { Card } from '../ui/card.tsx';
import { ErrorInPlace } from '../ui/error-in-place.tsx';
import { Skeleton } from '../ui/skeleton.tsx';
import { showToast } from '../ui/toast.tsx';

function FeaturedRow({ trip }: { trip: FeaturedTrip }) {
  const unfeature = useUnfeatureTrip();
  const run = () =>
    unfeature.mutate(trip._id, {
      onError: () => showToast({ text: `“${trip.tripName}” could not be removed from the featured trips.` }),
    });
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-1 px-5 py-3">
      <div className="min-w-0 flex-1 basis-56">
        <Link to={`/outline/${trip._id}`} className="link font-semibold no-underline hover:underline">
          {trip.tripName}
        </Link>
        <p className="text-small text-muted">{trip.cities.map(({ name }) => name).join(' · ')}</p>
      </div>
      {trip.region ? <Badge>{trip.region}</Badge> : null}
      <Button look="quiet" onClick={run} busy={unfeature.isPending}>
        <StarOff aria-hidden="true" size={18} /> Unfeature
      </Button>
    </li>
  );
}

/** The featured trips as admins see them, each to be taken off. Featuring happens in my trips. */
export function FeaturedCuration() {
  const featured = useFeaturedTrips();
  const trips = featured.data?.trips ?? [];
  return (
    <section>
      <h2 className="mb-1 text-lead">Featured trips</h2>
      <p className="mb-4 text-small text-muted">
        Anyone can read these. A trip of yours is featured with the star in My Itineraries.
      </p>
      {featured.isPending ? <Skeleton className="h-40" /> : null}
      {featured.data?.failed ? (
        <ErrorInPlace
          title="The featured trips could not be loaded."
          onRetry={() => void featured.refetch()}
        />
      ) : null}
      {featured.isSuccess && !featured.data.failed ? (
        <Card>
          {trips.length === 0 ? <p className="px-5 py-6 text-muted">No trip is featured.</p> : null}
          <ul className="divide-y divide-line">
            {trips.map((trip) => (
              <FeaturedRow key={trip._id} trip={trip} />
            ))}
          </ul>
        </Card>
      ) : null}
    </section>
  );
}
