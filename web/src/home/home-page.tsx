import { FeaturedList } from '../featured/featured-list.tsx';
import { useFeaturedTrips } from '../featured/featured.queries.ts';
import { RegionNav } from '../featured/region-nav.tsx';
import { CampaignNote } from '../messages/campaign-note.tsx';
import { SiteName } from '../ui/site-name.tsx';
import { CityGuidesStrip } from './city-guides-strip.tsx';
import { HomeSection } from './home-section.tsx';
import { HowItWorks } from './how-it-works.tsx';
import { LatestBlogs } from './latest-blogs.tsx';
import { WhereTo } from './where-to.tsx';

/** The first page on wide screens. */
export function HomePage() {
  const featured = useFeaturedTrips('all');
  return (
    <>
      <section className="mx-auto grid min-h-[31rem] w-full max-w-7xl content-start justify-items-start gap-6 px-4 pt-12 sm:px-6 lg:pt-20">
        <h1 tabIndex={-1} className="max-w-3xl text-display">
          Go somewhere worth remembering
        </h1>
        <p className="max-w-xl text-lead text-ink">
          Say where. <SiteName /> turns it into a route with nights, dates and days that really work.
        </p>
        <WhereTo />
        <CampaignNote place="home" />
      </section>
      <HomeSection
        title="Be inspired"
        lead="Itineraries to open, or to copy and make yours."
        more={{ to: '/featured-trips', label: 'All featured trips' }}
      >
        <div className="mb-6">
          <RegionNav />
        </div>
        <FeaturedList held={featured} trips={(featured.data?.trips ?? []).slice(0, 6)} level="h3" />
      </HomeSection>
      <CityGuidesStrip />
      <HowItWorks />
      <LatestBlogs />
    </>
  );
}
