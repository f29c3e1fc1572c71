import type { CountryGuide } from '@wayfare/contracts/country-endpoints';
import { attractionPath, cityPath, countryPath } from '../places/place-path.ts';
import { siteOrigin } from '../ui/page-data.ts';
import { breadcrumbs, type Described, listOf, pointOf } from '../ui/structured-data.tsx';
import type { Question } from './city-questions.ts';
import type { Attraction, GuideCity } from './guides.queries.ts';

const cityCrumbs = (city: GuideCity) =>
  [
    ['City guides', '/city-guides'],
    [city.country, countryPath(city.countrySlug)],
    [city.name, cityPath(city)],
  ] as const;

/** A city guide for search engines: the city, its sights, the questions it answers, the way to it. */
export function describeCity(
  city: GuideCity,
  attractions: readonly Attraction[],
  questions: readonly Question[],
  image: string,
): Described[] {
  const place: Described = {
    '@type': ['City', 'TouristDestination'],
    name: city.name,
    ...(city.localName && { alternateName: city.localName }),
    description: city.knownFor,
    url: siteOrigin() + cityPath(city),
    image: siteOrigin() + image,
    geo: pointOf(city),
    containedInPlace: { '@type': 'Country', name: city.country },
    includesAttraction: attractions.slice(0, 20).map((attraction) => ({
      '@type': 'TouristAttraction',
      name: attraction.name,
      url: siteOrigin() + attractionPath(city, attraction.slug),
      geo: pointOf(attraction),
    })),
  };
  const faq: Described = {
    '@type': 'FAQPage',
    mainEntity: questions.map(({ question, answer }) => ({
      '@type': 'Question',
      name: question,
      acceptedAnswer: { '@type': 'Answer', text: answer },
    })),
  };
  return [place, breadcrumbs(cityCrumbs(city)), ...(questions.length > 0 ? [faq] : [])];
}

/** An attraction guide for search engines. */
export const describeAttraction = (attraction: Attraction, city: GuideCity, image: string): Described[] => [
  {
    '@type': 'TouristAttraction',
    name: attraction.name,
    ...(attraction.localName && { alternateName: attraction.localName }),
    description: attraction.why,
    url: siteOrigin() + attractionPath(city, attraction.slug),
    image: siteOrigin() + image,
    geo: pointOf(attraction),
    ...(attraction.price && { isAccessibleForFree: attraction.price.amountCents === 0 }),
    containedInPlace: { '@type': 'City', name: city.name, url: siteOrigin() + cityPath(city) },
  },
  breadcrumbs([...cityCrumbs(city), [attraction.name, attractionPath(city, attraction.slug)]]),
];

/** A country for search engines: what it is, its cities, the way to its page. */
export const describeCountry = ({ country, cities, sights }: CountryGuide, image: string): Described[] => [
  {
    '@type': ['Country', 'TouristDestination'],
    name: country.name,
    url: siteOrigin() + countryPath(country.slug),
    image: siteOrigin() + image,
    includesAttraction: sights.map(({ attraction, path }) => ({
      '@type': 'TouristAttraction',
      name: attraction.name,
      geo: pointOf(attraction),
      ...(path && { url: siteOrigin() + path }),
    })),
  },
  listOf(
    `City guides of ${country.name}`,
    cities.map((city) => ({ name: city.name, path: cityPath(city) })),
  ),
  breadcrumbs([
    ['City guides', '/city-guides'],
    [country.name, countryPath(country.slug)],
  ]),
];

/** The list of city guides for search engines. */
export const describeCities = (cities: readonly GuideCity[]): Described[] => [
  listOf(
    'City guides',
    cities.map((city) => ({ name: city.name, path: cityPath(city) })),
  ),
  breadcrumbs([['City guides', '/city-guides']]),
];
