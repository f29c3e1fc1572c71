import { FeaturedTripsPage } from '../featured/featured-trips-page.tsx';
import { OnlyAt } from '../ui/only-at.tsx';
import { siteOperator } from '../ui/operator.ts';
import { siteOrigin } from '../ui/page-data.ts';
import { PageHead, ShareHead } from '../ui/page-head.tsx';
import { publisher, StructuredData } from '../ui/structured-data.tsx';
import { HomePage } from './home-page.tsx';

/**
 * The first page: the featured trips of all regions on a phone, the home page otherwise. The server does not know which
 * it will be and sends both, of which the style sheet shows one; the browser keeps that one.
 */
export function FirstPage() {
  return (
    <>
      <PageHead
        title="Explore. Plan. Your Perfect Trip"
        description="Explore places, build an itinerary that works day by day, and keep your trips."
      />
      <ShareHead path="/" />
      <StructuredData
        things={[
          {
            '@type': 'WebSite',
            name: siteOperator().name,
            url: siteOrigin(),
            inLanguage: 'en',
            publisher: publisher(),
            potentialAction: {
              '@type': 'SearchAction',
              target: `${siteOrigin()}/search?q={search_term_string}`,
            },
          },
        ]}
      />
      <OnlyAt width="narrow">
        <FeaturedTripsPage region="all" isFirst />
      </OnlyAt>
      <OnlyAt width="wide">
        <HomePage />
      </OnlyAt>
    </>
  );
}
