import { featuredPath } from '@wayfare/contracts/featured-path';
import { Star, StarOff } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'react-router';
import { featuredRegions } from '../featured/featured-regions.ts';
import { matchesText } from '../places/match-text.ts';
import { Badge } from '../ui/badge.tsx';
import { Button } from '../ui/button.tsx';
import { Card } from '../ui/card.tsx';
import { ConfirmDialog } from '../ui/confirm-dialog.tsx';
import { ErrorInPlace } from '../ui/error-in-place.tsx';
import { boxClass, Field } from '../ui/field.tsx';
import { Skeleton } from '../ui/skeleton.tsx';
import { showToast } from '../ui/toast.tsx';
import { type CuratedTrip, useCuratedTrips, useCurateTrip } from './admin.queries.ts';
import { sayFailure } from './say-failure.ts';

type Region = NonNullable<CuratedTrip['region']>;

const regions = featuredRegions.flatMap(({ region, name }) =>
  region ? [{ value: region, label: name }] : [],
);
const undoMs = 10_000;

/** Featuring a trip for a region, and taking it off so that it can be taken back. */
function useCuration({ _id: id, tripName, region }: CuratedTrip) {
  const curate = useCurateTrip();
  const feature = (chosen: Region | null) =>
    curate.mutate(
      { id, featured: true, ...(chosen && chosen !== 'all' ? { region: chosen } : {}) },
      { onError: sayFailure },
    );
  const takeOff = () =>
    curate.mutate(
      { id, featured: false },
      {
        onError: sayFailure,
        onSuccess: () =>
          showToast({
            text: `“${tripName}” is no longer featured.`,
            action: { label: 'Undo', run: () => feature(region) },
            durationMs: undoMs,
          }),
      },
    );
  return { feature, takeOff, busy: curate.isPending };
}

function AboutTrip({ trip }: { trip: CuratedTrip }) {
  return (
    <div className="min-w-0 flex-1 basis-56">
      {trip.featured ? (
        <Link
          to={featuredPath(trip)}
          className="link font-semibold no-underline wrap-anywhere hover:underline"
        >
          {trip.tripName}
        </Link>
      ) : (
        // Nobody can read it now, whoever asks.
        <p className="font-semibold wrap-anywhere">{trip.tripName}</p>
      )}
      <p className="text-small text-muted">{trip.cities.join(' · ')}</p>
      <p className="text-small text-muted">
        {trip.bySite ? <Badge>came with the site</Badge> : <>by {trip.ownerName}</>}
      </p>
    </div>
  );
}

function FeaturedRow({ trip }: { trip: CuratedTrip }) {
  const { feature, takeOff, busy } = useCuration(trip);
  const [asking, setAsking] = useState(false);
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 px-5 py-4">
      <AboutTrip trip={trip} />
      <select
        aria-label={`Region of ${trip.tripName}`}
        value={trip.region ?? 'others'}
        disabled={busy}
        onChange={({ target }) => feature(target.value as Region)}
        className={`${boxClass} min-w-0 flex-1 basis-40 sm:max-w-60`}
      >
        {regions.map(({ value, label }) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </select>
      <Button
        look="quiet"
        aria-label={`Unfeature ${trip.tripName}`}
        onClick={() => setAsking(true)}
        busy={busy}
      >
        <StarOff aria-hidden="true" size={18} /> Unfeature
      </Button>
      {asking ? (
        <ConfirmDialog
          label={`Take “${trip.tripName}” off the featured trips? Its page is then gone for everybody else. You can take it back.`}
          buttons={['Cancel', 'Unfeature']}
          onClose={() => setAsking(false)}
          onSubmit={(button) => {
            setAsking(false);
            if (button === 'Unfeature') takeOff();
          }}
        />
      ) : null}
    </li>
  );
}

function TakenOffRow({ trip }: { trip: CuratedTrip }) {
  const { feature, busy } = useCuration(trip);
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 px-5 py-4">
      <AboutTrip trip={trip} />
      <Button
        look="quiet"
        aria-label={`Feature again: ${trip.tripName}`}
        onClick={() => feature(null)}
        busy={busy}
      >
        <Star aria-hidden="true" size={18} /> Feature again
      </Button>
    </li>
  );
}

/** The featured trips as admins see them: filed under a region, taken off, brought back. */
export function FeaturedCuration() {
  const curated = useCuratedTrips();
  const [typed, setTyped] = useState('');
  if (curated.isPending) return <Skeleton className="h-60" />;
  if (curated.isError) {
    return (
      <ErrorInPlace
        title="The featured trips could not be loaded."
        detail={curated.error.message}
        onRetry={() => void curated.refetch()}
      />
    );
  }
  const found = curated.data.rows.filter(
    ({ tripName, cities, region }) =>
      typed.trim() === '' || matchesText(typed, [tripName, ...cities, region ?? ''].join(' ')),
  );
  const featured = found.filter((trip) => trip.featured);
  const takenOff = found.filter((trip) => !trip.featured);
  return (
    <div className="grid gap-10">
      <section>
        <h2 className="mb-1 text-lead">Featured trips</h2>
        <p className="mb-4 max-w-prose text-small text-muted">
          Anyone can read these. A trip of yours is featured with the star in My Itineraries.
        </p>
        <Field
          label="Find a trip"
          placeholder="Name, city or region"
          type="search"
          maxLength={200}
          value={typed}
          onChange={({ target }) => setTyped(target.value)}
          className="mb-5 max-w-md"
        />
        <Card>
          {featured.length === 0 ? (
            <p className="px-5 py-6 text-muted">
              {typed.trim() === '' ? 'No trip is featured.' : 'No featured trip is called that.'}
            </p>
          ) : null}
          <ul className="divide-y divide-line">
            {featured.map((trip) => (
              <FeaturedRow key={trip._id} trip={trip} />
            ))}
          </ul>
        </Card>
      </section>
      {takenOff.length > 0 ? (
        <section>
          <h2 className="mb-1 text-lead">Taken off</h2>
          <p className="mb-4 max-w-prose text-small text-muted">
            Trips that came with the site and are not featured now. Nobody reads them until they are again.
          </p>
          <Card>
            <ul className="divide-y divide-line">
              {takenOff.map((trip) => (
                <TakenOffRow key={trip._id} trip={trip} />
              ))}
            </ul>
          </Card>
        </section>
      ) : null}
    </div>
  );
}
