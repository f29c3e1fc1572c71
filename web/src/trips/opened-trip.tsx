import type { ReactNode } from 'react';
import { ApiError } from '../api.ts';
import { ErrorInPlace } from '../ui/error-in-place.tsx';
import { LoadingScreen } from '../ui/loading-screen.tsx';
import { FeaturedTripHead } from './featured-trip-head.tsx';
import type { OpenedTrip } from './listed-trip.ts';
import { MissingTrip } from './missing-trip.tsx';

interface OpenedTripProps {
  query: { data: OpenedTrip | undefined; error: Error | null; refetch: () => unknown; isFetching: boolean };
  children: (trip: OpenedTrip) => ReactNode;
}

const isGone = (error: Error | null) => error instanceof ApiError && [400, 404, 410].includes(error.status);

/** Shows a trip once it is there. One that is gone, not the visitor's, or whose ticket is void says so and leads on. */
export function OpenedTripView({ query, children }: OpenedTripProps) {
  const gone = isGone(query.error);
  if (query.data) {
    return (
      <>
        {query.data.featured ? <FeaturedTripHead opened={query.data} /> : null}
        {children(query.data)}
      </>
    );
  }
  if (!query.error) return <LoadingScreen />;
  if (gone) return <MissingTrip />;
  return (
    <div className="mx-auto w-full max-w-2xl px-4 py-12">
      <ErrorInPlace
        title="This trip could not be loaded."
        onRetry={() => void query.refetch()}
        busy={query.isFetching}
      />
    </div>
  );
}
