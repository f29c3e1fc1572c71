import { CityCard } from '../guides/city-card.tsx';
import { useCitiesForMonth, type GuideCity } from '../guides/guides.queries.ts';
import { PictureCredits } from '../pictures/picture-credits.tsx';
import { PlacePictures } from '../pictures/place-pictures.tsx';
import { pageNow, readerLocale } from '../ui/page-data.ts';
import { Skeleton } from '../ui/skeleton.tsx';
import { HomeSection } from './home-section.tsx';

/** Cities in season this month first, and no two of one country while others wait. */
export function citiesForMonth(cities: readonly GuideCity[], month: number, count: number): GuideCity[] {
  const inSeason = cities.filter(({ bestMonths }) => bestMonths.includes(month));
  const rest = cities.filter(({ bestMonths }) => !bestMonths.includes(month));
  const ranked = [...inSeason, ...rest].map((city, index) => ({ city, index }));
  const seen = new Map<string, number>();
  return ranked
    .map(({ city, index }) => {
      const earlier = seen.get(city.country) ?? 0;
      seen.set(city.country, earlier + 1);
      return { city, rank: earlier * cities.length + index };
    })
    .sort((one, other) => one.rank - other.rank)
    .slice(0, count)
    .map(({ city }) => city);
}

const chooseEight = (cities: readonly GuideCity[], month: number) =>
  citiesForMonth(cities, month, cities.length < 8 ? 4 : 8);

const noCities: never[] = [];

/** A row of city guides that suit the month; nothing where no guide can be had. */
export function CityGuidesStrip() {
  const today = new Date(pageNow());
  const cities = useCitiesForMonth(today.getUTCMonth() + 1, chooseEight);
  if (cities.isError || cities.data?.length === 0) return null;
  const monthName = new Intl.DateTimeFormat(readerLocale(), { month: 'long', timeZone: 'UTC' }).format(today);
  return (
    <HomeSection
      title={`Good in ${monthName}`}
      lead="Cities at their best this month, each with a guide."
      more={{ to: '/city-guides', label: 'All city guides' }}
    >
      <PlacePictures places={cities.data ?? noCities}>
        <ul className="grid grid-cols-2 gap-5 lg:grid-cols-4" aria-busy={cities.isPending}>
          {cities.isPending
            ? Array.from({ length: 4 }, (_, index) => (
                <li key={index}>
                  <Skeleton className="h-80 rounded-card" />
                </li>
              ))
            : cities.data.map((city) => (
                <li key={city.id}>
                  <CityCard city={city} />
                </li>
              ))}
        </ul>
        <PictureCredits />
      </PlacePictures>
    </HomeSection>
  );
}
