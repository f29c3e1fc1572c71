import type { GuideCity } from './guides.queries.ts';

/** The cities of one region, by country. */
export interface CityRegion {
  region: string;
  /** The best known ones, in the order of how well. */
  best: GuideCity[];
  countries: { country: string; slug: string; cities: GuideCity[] }[];
}

const mostBest = 8;

/** The ids of those that stand in the list before one asks for more. */
export const bestCities = (cities: readonly GuideCity[]): ReadonlySet<string> =>
  new Set(groupCities(cities, '').flatMap(({ best }) => best.map(({ id }) => id)));

const plain = (written: string) => written.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

/** The cities that fit a search, by region and country in alphabetical order; they are given with the best known first. */
export function groupCities(cities: readonly GuideCity[], search: string): CityRegion[] {
  const wanted = plain(search.trim());
  const fitting = cities.filter(({ name, localName, country }) =>
    plain([name, localName, country].join(' ')).includes(wanted),
  );
  const byName = (one: string, other: string) => one.localeCompare(other);
  return [...Map.groupBy(fitting, ({ region }) => region)]
    .sort(([one], [other]) => byName(one, other))
    .map(([region, ofRegion]) => ({
      region,
      best: ofRegion.slice(0, mostBest),
      countries: [...Map.groupBy(ofRegion, ({ country }) => country)]
        .sort(([one], [other]) => byName(one, other))
        .map(([country, ofCountry]) => ({
          country,
          slug: ofCountry[0]!.countrySlug,
          cities: ofCountry.toSorted((one, other) => byName(one.name, other.name)),
        })),
    }));
}
