import type { CountryGuide } from '@wayfare/contracts/country-endpoints';
import { countryWords } from '@wayfare/wording/country-in-words';
import { countryHead } from '@wayfare/wording/page-head';
import { counted } from '@wayfare/wording/words';
import { useMemo } from 'react';
import { Link, Navigate, useParams } from 'react-router';
import { PictureCredits } from '../pictures/picture-credits.tsx';
import { PlacePictures, useShareImage } from '../pictures/place-pictures.tsx';
import { countryPath } from '../places/place-path.ts';
import { buttonClass } from '../ui/button.tsx';
import { ErrorInPlace } from '../ui/error-in-place.tsx';
import { LoadingScreen } from '../ui/loading-screen.tsx';
import { PageFrame } from '../ui/page-frame.tsx';
import { PageHead, ShareHead } from '../ui/page-head.tsx';
import { StructuredData } from '../ui/structured-data.tsx';
import { AttractionRow } from './attraction-row.tsx';
import { CityCard } from './city-card.tsx';
import { CountryFacts } from './country-facts.tsx';
import { CountryNotes } from './country-notes.tsx';
import { CountryRoutes } from './country-routes.tsx';
import { describeCountry } from './describe-guides.ts';
import { GuideSection } from './guide-facts.tsx';
import { GuideHeader } from './guide-header.tsx';
import { CitiesMap } from './guide-map.tsx';
import { useCountryGuide } from './guides.queries.ts';
import { MissingGuide } from './missing-guide.tsx';

function leadOf({ cities, routes }: CountryGuide) {
  const parts = [
    `guides to ${counted(cities.length, 'place')}`,
    ...(routes.length > 0 ? [counted(routes.length, 'route')] : []),
    'when to go, how to get about and what to know',
  ];
  const words = parts.join(', ');
  return `${words.charAt(0).toUpperCase()}${words.slice(1)}.`;
}

function CountryView({ guide }: { guide: CountryGuide }) {
  const { country, region, cities, routes, sights, notes } = guide;
  const first = cities[0]!;
  const image = useShareImage(first.id, `country/${country.slug}`);
  const lead = leadOf(guide);
  return (
    <article className="mx-auto w-full max-w-5xl px-4 pt-4 pb-16 sm:px-6">
      <PageHead {...countryHead(country.name, lead)} />
      <ShareHead path={countryPath(country.slug)} image={image} />
      <StructuredData things={describeCountry(guide, image)} />
      <GuideHeader
        place={{ id: first.id, name: first.name, drawing: `Drawing of ${first.name}` }}
        back={{ to: '/city-guides', label: 'City guides' }}
        kicker={regionWords(region)}
        heading={country.name}
        lead={lead}
        actions={
          <Link
            to={`/create?${new URLSearchParams({ ask: `A trip to ${countryWords(country.name)}` })}`}
            className={buttonClass('primary')}
          >
            Plan a trip here
          </Link>
        }
      />
      {routes.length > 0 ? (
        <GuideSection title="Classic routes">
          <CountryRoutes routes={routes} />
        </GuideSection>
      ) : null}
      <GuideSection title="Cities and towns">
        <ul className="grid grid-cols-1 gap-5 xs:grid-cols-2 lg:grid-cols-3">
          {cities.map((city) => (
            <li key={city.id}>
              <CityCard city={city} />
            </li>
          ))}
        </ul>
        <div className="mt-6">
          <CitiesMap cities={cities} />
        </div>
      </GuideSection>
      <GuideSection title="What people come for">
        <ul className="grid gap-4 md:grid-cols-2">
          {sights.map(({ attraction, city, path }) => (
            <li key={attraction.id} className="grid">
              <AttractionRow attraction={attraction} path={path} detail={city} />
            </li>
          ))}
        </ul>
      </GuideSection>
      <CountryNotes notes={notes} />
      <GuideSection title="In short">
        <CountryFacts country={country} />
      </GuideSection>
      <PictureCredits />
    </article>
  );
}

/** The part of the world; “others” says nothing of a country. */
const regionWords = (region: string) =>
  region === 'others' ? undefined : region.replace(/\b[a-z]/g, (letter) => letter.toUpperCase());

/** The country with the photographs of all that its page shows. */
function PicturedCountry({ guide }: { guide: CountryGuide }) {
  const places = useMemo(
    () => [...guide.cities, ...guide.sights.map(({ attraction }) => attraction)],
    [guide],
  );
  return (
    <PlacePictures places={places}>
      <CountryView guide={guide} />
    </PlacePictures>
  );
}

/** A country for whoever wonders where to go in it. */
export function CountryGuidePage() {
  const { country: slug = '' } = useParams();
  const guide = useCountryGuide(slug);
  if (guide.isPending) return <LoadingScreen />;
  if (guide.isError) {
    return (
      <PageFrame heading="Country guide" width="text">
        <ErrorInPlace
          title="This guide could not be loaded."
          onRetry={() => void guide.refetch()}
          busy={guide.isFetching}
        />
      </PageFrame>
    );
  }
  if (guide.data === null) return <MissingGuide what="country guide" />;
  const { country } = guide.data;
  if (country.slug !== slug) return <Navigate to={countryPath(country.slug)} replace />;
  return <PicturedCountry guide={guide.data} />;
}
