import { sightHead } from '@wayfare/wording/page-head';
import { lengthOfTime } from '@wayfare/wording/words';
import { useMemo } from 'react';
import { Navigate, useParams } from 'react-router';
import { PictureCredits } from '../pictures/picture-credits.tsx';
import { PlacePictures, useShareImage } from '../pictures/place-pictures.tsx';
import { attractionPath, cityPath } from '../places/place-path.ts';
import { Badge } from '../ui/badge.tsx';
import { buttonClass } from '../ui/button.tsx';
import { ErrorInPlace } from '../ui/error-in-place.tsx';
import { LoadingScreen } from '../ui/loading-screen.tsx';
import { pageNow } from '../ui/page-data.ts';
import { PageFrame } from '../ui/page-frame.tsx';
import { PageHead, ShareHead, ThinHead } from '../ui/page-head.tsx';
import { StructuredData } from '../ui/structured-data.tsx';
import { travelModes } from '../ui/travel-mode.ts';
import { AddToTrip } from './add-to-trip.tsx';
import { AttractionFacts } from './attraction-facts.tsx';
import { AttractionRow } from './attraction-row.tsx';
import { describeAttraction } from './describe-guides.ts';
import { formatDistance } from '../ui/format-distance.ts';
import { GuideSection } from './guide-facts.tsx';
import { GuideHeader } from './guide-header.tsx';
import { NearbyMap } from './guide-map.tsx';
import { type AttractionGuide, useAttractionInfo, useTopAttractions } from './guides.queries.ts';
import { openingWords } from './hours-today.ts';
import { SightStory } from './sight-story.tsx';
import { PlanHere } from './plan-here.tsx';
import { whereInWords } from './where-in-words.ts';
import { MissingGuide } from './missing-guide.tsx';

const goodForNames: Record<string, string> = {
  children: 'Good with children',
  rain: 'Good in the rain',
  evening: 'Good in the evening',
  views: 'Views',
  romance: 'For two',
  free: 'Free',
  photos: 'Good for photos',
  heat: 'Cool on hot days',
  quiet: 'Quiet',
  first_visit: 'For a first visit',
  wheelchair: 'Step-free',
};

/** How far a sight near by is and how one gets there, as far as that is known. */
const nearWords = ({ distanceMeters, way }: AttractionGuide['nearby'][number]) =>
  [
    formatDistance(distanceMeters),
    ...(way ? [`about ${lengthOfTime(way.minutes)} ${travelModes[way.mode].how}`] : []),
  ].join(', ');

/** What an attraction is good for, in words. */
const goodForWords = (tag: string) => goodForNames[tag] ?? tag.replaceAll('_', ' ');

function AttractionView({ info }: { info: AttractionGuide }) {
  const { attraction, guide, city, nearby } = info;
  const image = useShareImage(attraction.id);
  return (
    <article className="mx-auto w-full max-w-5xl px-4 pt-4 pb-16 sm:px-6">
      <PageHead {...sightHead(attraction.name, city.name, attraction.why)} />
      <ShareHead path={attractionPath(city, attraction.slug)} image={image} />
      {guide ? null : <ThinHead />}
      <StructuredData things={describeAttraction(info, image)} />
      <GuideHeader
        place={attraction}
        back={{ to: cityPath(city), label: `${city.name} guide` }}
        kicker={[city.name, attraction.localName].filter(Boolean).join(' · ')}
        heading={attraction.name}
        lead={attraction.why}
        actions={
          <>
            <AddToTrip attraction={attraction} />
            <PlanHere brings={{ to: city.id }} what={city.name} className={buttonClass('primary')}>
              Plan a trip here
            </PlanHere>
          </>
        }
      />
      <p className="mt-6 flex flex-wrap gap-2">
        <Badge tone={attraction.openNow ? 'green' : 'plain'}>{openingWords(attraction, pageNow())}</Badge>
        {attraction.goodFor.map((tag) => (
          <Badge key={tag}>{goodForWords(tag)}</Badge>
        ))}
      </p>
      {guide ? <SightStory guide={guide} /> : null}
      <GuideSection title="Before you go">
        <AttractionFacts
          attraction={attraction}
          where={whereInWords(info.whereabouts, city.name)}
          page={guide?.page}
        />
      </GuideSection>
      {nearby.length > 0 ? (
        <GuideSection title="Nearby">
          <ul className="grid gap-4 sm:grid-cols-2">
            {nearby.map((near) => (
              <li key={near.attraction.id} className="grid">
                <AttractionRow attraction={near.attraction} path={near.path} detail={nearWords(near)} />
              </li>
            ))}
          </ul>
          <div className="mt-6">
            <NearbyMap attraction={attraction} nearby={nearby} />
          </div>
        </GuideSection>
      ) : null}
      <PictureCredits />
    </article>
  );
}

/** The attraction with the photographs of all that its page shows. */
function PicturedAttraction({ info }: { info: AttractionGuide }) {
  const places = useMemo(() => [info.attraction, ...info.nearby.map(({ attraction }) => attraction)], [info]);
  return (
    <PlacePictures places={places}>
      <AttractionView info={info} />
    </PlacePictures>
  );
}

/** One attraction: what it is, why go, when it is open, what lies near. */
export function AttractionGuidePage() {
  const { country = '', city: citySlug = '', place = '' } = useParams();
  const top = useTopAttractions(country, citySlug);
  const info = useAttractionInfo(top.data?.city.id, place);
  const failed = top.isError ? top : info.isError ? info : null;
  if (failed) {
    return (
      <PageFrame heading="Attraction guide" width="text">
        <ErrorInPlace title="This guide could not be loaded." onRetry={() => void failed.refetch()} />
      </PageFrame>
    );
  }
  if (top.data === null || info.data === null) return <MissingGuide what="attraction guide" />;
  if (!info.data) return <LoadingScreen />;
  const { city, attraction } = info.data;
  // A sight of another town has its page there.
  if (city.countrySlug !== country || city.citySlug !== citySlug) {
    return <Navigate to={attractionPath(city, attraction.slug)} replace />;
  }
  return <PicturedAttraction info={info.data} />;
}
