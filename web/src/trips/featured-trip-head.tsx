import { featuredPath } from '@wayfare/contracts/featured-path';
import { pageDescription } from '@wayfare/wording/page-head';
import { shareOf } from '../ui/art-of.ts';
import { siteOrigin } from '../ui/page-data.ts';
import { ShareHead } from '../ui/page-head.tsx';
import { breadcrumbs, type Described, pointOf, publisher, StructuredData } from '../ui/structured-data.tsx';
import type { OpenedTrip } from './listed-trip.ts';
import { totalNights } from './trip-days.ts';

/** The picture of the trip with its name; none where it begins in no place that can be drawn. */
const imageOf = (opened: OpenedTrip) =>
  opened.trip.stops[0]?.place.placeId ? shareOf(featuredPath(opened).slice(1)) : undefined;

/** What a featured trip is, in one sentence. */
const sentenceOf = ({ trip }: OpenedTrip) =>
  `${totalNights(trip) + 1} days: ${trip.stops.map(({ place }) => place.name).join(', ')}. ${trip.notes}`
    .slice(0, 300)
    .trim();

function describeTrip(opened: OpenedTrip): Described {
  const image = imageOf(opened);
  return {
    '@type': 'TouristTrip',
    name: opened.tripName,
    description: sentenceOf(opened),
    url: siteOrigin() + featuredPath(opened),
    ...(image && { image: siteOrigin() + image }),
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
  return (
    <>
      <meta name="description" content={description} />
      <meta property="og:description" content={description} />
      <ShareHead path={featuredPath(opened)} image={imageOf(opened)} type="article" />
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
