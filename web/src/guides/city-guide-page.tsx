import { MapPinOff } from 'lucide-react';
import { Link, Navigate, useParams } from 'react-router';
import { cityPath, planPath } from '../places/place-path.ts';
import { buttonClass } from '../ui/button.tsx';
import { EmptyState } from '../ui/empty-state.tsx';
import { ErrorInPlace } from '../ui/error-in-place.tsx';
import { LoadingScreen } from '../ui/loading-screen.tsx';
import { PageFrame, PageHead } from '../ui/page-frame.tsx';
import { AttractionRow } from './attraction-row.tsx';
import { CityGuideBody } from './city-guide-body.tsx';
import { GuideSection } from './guide-facts.tsx';
import { GuideHeader } from './guide-header.tsx';
import { useCityInfo, useTopAttractions } from './guides.queries.ts';
import { StructuredData } from './structured-data.tsx';

/** Where no guide of that name exists. */
export function NoGuide({ what }: { what: string }) {
  return (
    <PageFrame heading={`No such ${what}`} width="text">
      <EmptyState
        icon={<MapPinOff size={26} />}
        title="There is no guide at this address"
        action={
          <Link to="/city-guides" className={buttonClass('primary')}>
            All city guides
          </Link>
        }
      />
    </PageFrame>
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
  if (top.data === null) return <NoGuide what="city guide" />;
  const { city, attractions } = top.data;
  if (city.countrySlug !== country || city.citySlug !== slug) return <Navigate to={cityPath(city)} replace />;
  return (
    <article className="mx-auto w-full max-w-5xl px-4 pt-4 pb-16 sm:px-6">
      <PageHead title={`${city.name}, ${city.country}`} description={city.knownFor} />
      <StructuredData
        data={{
          '@type': 'TouristDestination',
          name: city.name,
          description: city.knownFor,
          geo: { '@type': 'GeoCoordinates', latitude: city.latitude, longitude: city.longitude },
        }}
      />
      <GuideHeader
        cityId={city.id}
        seed={city.name}
        back={{ to: '/city-guides', label: 'City guides' }}
        kicker={city.localName ? `${city.country} · ${city.localName}` : city.country}
        heading={city.name}
        lead={city.knownFor}
        action={
          <Link to={planPath(city.id)} className={buttonClass('primary')}>
            Plan a trip here
          </Link>
        }
      />
      {info.data ? (
        <div className="prose mt-8 max-w-3xl">
          {info.data.intro.split('\n\n').map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
        </div>
      ) : null}
      <GuideSection title="What to see">
        <ul className="grid gap-4 sm:grid-cols-2">
          {attractions.map((attraction) => (
            <li key={attraction.id} className="grid">
              <AttractionRow attraction={attraction} city={city} />
            </li>
          ))}
        </ul>
      </GuideSection>
      {info.data ? <CityGuideBody info={info.data} /> : null}
      {info.isError ? (
        <div className="mt-12">
          <ErrorInPlace
            title="The rest of this guide could not be loaded."
            onRetry={() => void info.refetch()}
          />
        </div>
      ) : null}
    </article>
  );
}
