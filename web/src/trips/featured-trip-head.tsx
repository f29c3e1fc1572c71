import { featuredPath } from '@wayfare/contracts/featured-path';
import { pageDescription } from '@wayfare/wording/page-head';
import { artOf } from '../ui/art-of.ts';
import { siteOrigin } from '../ui/page-data.ts';
import { ShareHead } from '../ui/page-head.tsx';
import { breadcrumbs, type Described, pointOf, publisher, StructuredData } from '../ui/structured-data.tsx';
import type { OpenedTrip } from './listed-trip.ts';
import { totalNights } from './trip-days.ts';

const coverCity = ({ trip }: OpenedTrip) => trip.stops[0]?.place.placeId ?? undefined;

/** What a featured trip is, in one sentence. */
const sentenceOf = ({ trip }: OpenedTrip) =>
  `${totalNights(trip) + 1} days: ${trip.stops.map(({ place }) => place.name).join(', ')}. ${trip.notes}`
    .slice(0, 300)
    .trim();

function describeTrip(opened: OpenedTrip): Described {
  const cityId = coverCity(opened);
  return {
    '@type': 'TouristTrip',
    name: opened.tripName,
    description: sentenceOf(opened),
    url: siteOrigin() + featuredPath(opened),
    ...(cityId && { image: siteOrigin() + artOf(cityId, 'png') }),
    ...(opened.trip.request.interests && { touristType: opened.trip.request.interests }),
    provider: publisher(),
    itinerary: {
      '@type': 'ItemList',
      numberOfItems: opened.trip.stops.length,
      itemListElement: opened.trip.stops.map(({ place }, index) => ({
        '@type': 'ListItem',
        position: index + 1,
        item: { '@type': 'City', name: place.name, geo: pointOf(place) },
      })),
    },
  };
}

/** What search engines and shared links are told of a featured trip, whichever page shows it. */
export function FeaturedTripHead({ opened }: { opened: OpenedTrip }) {
  const description = pageDescription(sentenceOf(opened), 'Open this trip, or copy it and make it yours');
  const cityId = coverCity(opened);
  return (
    <>
      <meta name="description" content={description} />
      <meta property="og:description" content={description} />
      <ShareHead path={featuredPath(opened)} image={cityId && artOf(cityId, 'png')} type="article" />
      <StructuredData
        things={[
          describeTrip(opened),
          breadcrumbs([
            ['Featured trips', '/featured-trips'],
            [opened.tripName, featuredPath(opened)],
          ]),
        ]}
      />
    </>
  );
}
