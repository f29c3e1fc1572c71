import type { CountryGuide } from '@wayfare/contracts/country-endpoints';
import { attractionPath, cityPath, countryPath } from '../places/place-path.ts';
import { siteOrigin } from '../ui/page-data.ts';
import { breadcrumbs, type Described, listOf, pointOf } from '../ui/structured-data.tsx';
import type { Question } from './city-questions.ts';
import type { Attraction, AttractionGuide, GuideCity } from './guides.queries.ts';
import { entryOffer, openingHours, sightQuestions } from './describe-sight.ts';

const cityCrumbs = (city: GuideCity) =>
  [
    ['City guides', '/city-guides'],
    [city.country, countryPath(city.countrySlug)],
    [city.name, cityPath(city)],
  ] as const;

/** The questions that a guide answers; nothing where it answers none. */
const questionsOf = (questions: readonly Question[]): Described[] =>
  questions.length === 0
    ? []
    : [
        {
          '@type': 'FAQPage',
          mainEntity: questions.map(({ question, answer }) => ({
            '@type': 'Question',
            name: question,
            acceptedAnswer: { '@type': 'Answer', text: answer },
          })),
        },
      ];

/** The page itself, and when its words last changed. */
const pageOf = (path: string, name: string, changedOn: string | null | undefined): Described[] =>
  changedOn
    ? [{ '@type': 'WebPage', name, url: siteOrigin() + path, inLanguage: 'en', dateModified: changedOn }]
    : [];

/** A city guide for search engines: the city, its sights, the questions it answers, the way to it. */
export function describeCity(
  city: GuideCity,
  attractions: readonly Attraction[],
  questions: readonly Question[],
  image: string,
  changedOn: string | null | undefined,
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
    includesAttraction: attractions.slice(0, 10).map((attraction) => ({
      '@type': 'TouristAttraction',
      name: attraction.name,
      url: siteOrigin() + attractionPath(city, attraction.slug),
      geo: pointOf(attraction),
    })),
  };
  return [
    place,
    ...pageOf(cityPath(city), city.name, changedOn),
    breadcrumbs(cityCrumbs(city)),
    ...questionsOf(questions),
  ];
}

/** An attraction guide for search engines. */
export function describeAttraction(info: AttractionGuide, image: string): Described[] {
  const { attraction, city, guide, week, changedOn } = info;
  const path = attractionPath(city, attraction.slug);
  const questions = guide ? sightQuestions(attraction.name, guide) : [];
  const website = guide?.page ?? attraction.imported.find(({ website }) => website)?.website;
  const telephone = attraction.imported.find(({ phone }) => phone)?.phone;
  return [
    {
      '@type': 'TouristAttraction',
      name: attraction.name,
      ...(attraction.localName && { alternateName: attraction.localName }),
      description: attraction.why,
      url: siteOrigin() + path,
      image: siteOrigin() + image,
      geo: pointOf(attraction),
      // What one goes out of the city for has another town's address, which nobody has told us.
      ...(!attraction.dayTrip && {
        address: {
          '@type': 'PostalAddress',
          addressLocality: city.name,
          addressCountry: city.countryCode.toUpperCase(),
        },
      }),
      ...(week && { openingHoursSpecification: openingHours(week) }),
      ...(website && { sameAs: website }),
      ...(telephone && { telephone }),
      ...(attraction.price && { isAccessibleForFree: attraction.price.amountCents === 0 }),
      containedInPlace: { '@type': 'City', name: city.name, url: siteOrigin() + cityPath(city) },
    },
    ...pageOf(path, attraction.name, changedOn),
    ...entryOffer(attraction, siteOrigin() + path),
    breadcrumbs([...cityCrumbs(city), [attraction.name, path]]),
    ...questionsOf(questions),
  ];
}

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
