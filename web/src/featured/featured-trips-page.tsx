import { featuredPath } from '@wayfare/contracts/featured-path';
import type { FeaturedRegion } from '@wayfare/contracts/vocabulary';
import { PageFrame } from '../ui/page-frame.tsx';
import { ShareHead } from '../ui/page-head.tsx';
import { breadcrumbs, listOf, StructuredData } from '../ui/structured-data.tsx';
import { FeaturedFilters } from './featured-filters.tsx';
import { FeaturedList } from './featured-list.tsx';
import { featuredRegions } from './featured-regions.ts';
import { useFeaturedTrips } from './featured.queries.ts';
import { RegionNav } from './region-nav.tsx';
import { useTripFilter } from './use-trip-filter.ts';

interface FeaturedTripsPageProps {
  region?: FeaturedRegion;
  /** True where it stands as the first page of the site, whose own head holds. */
  isFirst?: boolean;
}

/** Featured trips, all or of one region, through the filters that the address names. */
export function FeaturedTripsPage({ region, isFirst = false }: FeaturedTripsPageProps) {
  const held = useFeaturedTrips(region);
  const filter = useTripFilter();
  const here = featuredRegions.find((known) => known.region === region) ?? featuredRegions[0]!;
  const part = region && region !== 'all' ? here.name : null;
  const title = part ? `Featured trips in ${part}` : 'Featured trips, planned day by day';
  const shown = filter.apply(held.data?.trips ?? []);
  return (
    <PageFrame
      heading="Be inspired"
      {...(isFirst ? { title: null } : { title })}
      description={`Itineraries ${part ? `in ${part} ` : ''}that work, day by day, to open or to make your own.`}
      lead="Routes that work. Open one, or copy it and make it yours."
    >
      {isFirst ? null : (
        <>
          <ShareHead path={here.path} />
          <StructuredData
            things={[
              listOf(
                title,
                shown.map((trip) => ({ name: trip.tripName, path: featuredPath(trip) })),
              ),
              breadcrumbs(
                here.region
                  ? [
                      ['Featured trips', '/featured-trips'],
                      [here.name, here.path],
                    ]
                  : [['Featured trips', '/featured-trips']],
              ),
            ]}
          />
        </>
      )}
      <div className="mb-5">
        <RegionNav current={here.path} />
      </div>
      <FeaturedFilters filter={filter} />
      <FeaturedList held={held} trips={shown} onShowAll={filter.clear} />
    </PageFrame>
  );
}
