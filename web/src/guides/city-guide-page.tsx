import { cityHead } from '@wayfare/wording/page-head';
import { useMemo } from 'react';
import { Navigate, useParams } from 'react-router';
import { PictureCredits } from '../pictures/picture-credits.tsx';
import { PlacePictures, useShareImage } from '../pictures/place-pictures.tsx';
import { CampaignNote } from '../messages/campaign-note.tsx';
import { cityPath } from '../places/place-path.ts';
import { buttonClass } from '../ui/button.tsx';
import { ErrorInPlace } from '../ui/error-in-place.tsx';
import { ExpandableText } from '../ui/expandable-text.tsx';
import { LoadingScreen } from '../ui/loading-screen.tsx';
import { PageFrame } from '../ui/page-frame.tsx';
import { PageHead, ShareHead } from '../ui/page-head.tsx';
import { StructuredData } from '../ui/structured-data.tsx';
import { AttractionList } from './attraction-list.tsx';
import { CityContents } from './city-contents.tsx';
import { CityGuideBody } from './city-guide-body.tsx';
import { cityQuestions } from './city-questions.ts';
import { describeCity } from './describe-guides.ts';
import { GuideSection } from './guide-facts.tsx';
import { GuideHeader } from './guide-header.tsx';
import { SightsMap } from './guide-map.tsx';
import { type CityWithSights, useCityInfo, useTopAttractions } from './guides.queries.ts';
import { PlanHere } from './plan-here.tsx';
import { MissingGuide } from './missing-guide.tsx';

interface CityViewProps {
  top: CityWithSights;
  info: ReturnType<typeof useCityInfo>;
}

function CityView({ top: { city, attractions }, info }: CityViewProps) {
  const questions = info.data ? cityQuestions(info.data) : [];
  const image = useShareImage(city.id);
  return (
    <article className="mx-auto w-full max-w-5xl px-4 pt-4 pb-16 sm:px-6">
      <PageHead {...cityHead(city.name, city.country, city.knownFor)} />
      <ShareHead path={cityPath(city)} image={image} />
      <StructuredData things={describeCity(city, attractions, questions, image, info.data?.changedOn)} />
      <GuideHeader
        place={{ id: city.id, name: city.name, drawing: `Drawing of ${city.name}` }}
        back={{ to: '/city-guides', label: 'City guides' }}
        kicker={city.localName ? `${city.country} · ${city.localName}` : city.country}
        heading={city.name}
        lead={city.knownFor}
        actions={
          <PlanHere brings={{ to: city.id }} what={city.name} className={buttonClass('primary')}>
            Plan a trip here
          </PlanHere>
        }
      />
      {info.data ? (
        <div className="mt-8 max-w-3xl">
          <ExpandableText text={info.data.intro} />
        </div>
      ) : null}
      {info.data ? <CityContents /> : null}
      <GuideSection id="see" title="What to see">
        <AttractionList attractions={attractions} city={city} />
        <div className="mt-6">
          <SightsMap city={city.name} attractions={attractions} />
        </div>
      </GuideSection>
      {/* Below what is seen first: it comes when the page stands, and moves nothing that is being read. */}
      <div className="mt-12 empty:hidden">
        <CampaignNote place={city.id} />
      </div>
      {info.data ? <CityGuideBody info={info.data} attractions={attractions} questions={questions} /> : null}
      {info.isError ? (
        <div className="mt-12">
          <ErrorInPlace
            title="The rest of this guide could not be loaded."
            onRetry={() => void info.refetch()}
          />
        </div>
      ) : null}
      <PictureCredits />
    </article>
  );
}

/** The city and its sights with the photographs of all that the page shows. */
function PicturedCity({ top, info }: CityViewProps) {
  const places = useMemo(() => [top.city, ...top.attractions], [top]);
  return (
    <PlacePictures places={places}>
      <CityView top={top} info={info} />
    </PlacePictures>
  );
}

/** Everything worth knowing before going to a city. */
export function CityGuidePage() {
  const { country = '', city: slug = '' } = useParams();
  const top = useTopAttractions(country, slug);
  const info = useCityInfo(top.data?.city.id);
  if (top.isPending) return <LoadingScreen />;
  if (top.isError) {
    return (
      <PageFrame heading="City guide" width="text">
        <ErrorInPlace
          title="This guide could not be loaded."
          onRetry={() => void top.refetch()}
          busy={top.isFetching}
        />
      </PageFrame>
    );
  }
  if (top.data === null) return <MissingGuide what="city guide" />;
  const { city } = top.data;
  if (city.countrySlug !== country || city.citySlug !== slug) return <Navigate to={cityPath(city)} replace />;
  return <PicturedCity top={top.data} info={info} />;
}
