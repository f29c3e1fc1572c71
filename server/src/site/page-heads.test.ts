import { readArticles } from '@wayfare/atlas';
import {
  articleTitle,
  cityHead,
  leastDescription,
  leastTitle,
  mostDescription,
  mostTitle,
  type PageHeadWords,
  pageDescription,
  pageTitle,
  sightHead,
} from '@wayfare/wording/page-head';
import { expect, it } from 'vitest';
import { openWorld } from '../places/open-world.ts';

const lengthFits = (text: string, least: number, most: number) => text.length >= least && text.length <= most;

const faultsOf = ({ title, description }: PageHeadWords) => [
  ...(!lengthFits(pageTitle(title, 'Wayfare'), leastTitle, mostTitle) ? [`title: ${title}`] : []),
  ...(!lengthFits(description, leastDescription, mostDescription) ? [`description: ${description}`] : []),
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
      title: articleTitle(title),
      description: pageDescription(description),
    })),
  ];
  expect(heads.length).toBeGreaterThan(8000);
  expect(heads.flatMap(faultsOf)).toEqual([]);
});
