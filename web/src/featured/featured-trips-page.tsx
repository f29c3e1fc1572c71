import type { FeaturedRegion } from '@wayfare/contracts/trip-endpoints';
import { PageFrame } from '../ui/page-frame.tsx';
import { FeaturedList } from './featured-list.tsx';
import { featuredRegions } from './featured-regions.ts';
import { useFeaturedTrips } from './featured.queries.ts';
import { RegionNav } from './region-nav.tsx';

/** Featured trips, all or of one region. */
export function FeaturedTripsPage({ region }: { region?: FeaturedRegion }) {
  const held = useFeaturedTrips(region);
  const name = featuredRegions.find((known) => known.region === region && known.region !== undefined)?.name;
  return (
    <PageFrame
      heading="Be inspired"
      title={name ? `Featured trips in ${name}` : 'Featured trips'}
      description="Itineraries that work, day by day, to open or to make your own."
      lead="Routes that work. Open one, or copy it and make it yours."
    >
      <div className="mb-8">
        <RegionNav />
      </div>
      <FeaturedList held={held} />
    </PageFrame>
  );
}
