import { readArticles } from '@wayfare/atlas';
import {
  cityHead,
  leastDescription,
  mostDescription,
  mostTitle,
  type PageHeadWords,
  pageDescription,
  pageTitle,
  sightHead,
} from '@wayfare/wording/page-head';
import { expect, it } from 'vitest';
import { openWorld } from '../places/open-world.ts';

const faultsOf = ({ title, description }: PageHeadWords) => [
  ...(title.length > mostTitle || title.length < 3 ? [`title: ${title}`] : []),
  ...(description.length < leastDescription || description.length > mostDescription
    ? [`description: ${description}`]
    : []),
];

it('every city, sight and article has a title and a description of the length that is shown', () => {
  const atlas = openWorld().atlas();
  const cities = atlas.catalogueCities();
  const heads = [
    ...cities.map((city) =>
      cityHead(city.name, city.countryName, atlas.cityInfo(city.id)?.guide.knownFor ?? ''),
    ),
    ...cities.flatMap((city) =>
      atlas.topAttractions(city.id).map(({ name, why }) => sightHead(name, city.name, why)),
    ),
    ...readArticles().map(({ title, description }) => ({
      title: pageTitle(title, 'Wayfare'),
      description: pageDescription(description),
    })),
  ];
  expect(heads.length).toBeGreaterThan(8000);
  expect(heads.flatMap(faultsOf)).toEqual([]);
});
