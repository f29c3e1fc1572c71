import type { GuideCity } from './guides.queries.ts';

/** The cities of one region, by country. */
export interface CityRegion {
  region: string;
  countries: { country: string; cities: GuideCity[] }[];
}

const plain = (written: string) => written.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

/** The cities that fit a search, by region and country, all in alphabetical order. */
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
      countries: [...Map.groupBy(ofRegion, ({ country }) => country)]
        .sort(([one], [other]) => byName(one, other))
        .map(([country, ofCountry]) => ({
          country,
          cities: ofCountry.sort((one, other) => byName(one.name, other.name)),
        })),
    }));
}
