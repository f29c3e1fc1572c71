import type { Answer } from '@wayfare/contracts/endpoints';
import type { TripDocument } from '@wayfare/contracts/trip-document';
import type { FastifyInstance } from 'fastify';
import { type Article, type Atlas, sightLinks } from '@wayfare/atlas';
import { notFound } from '../http/refusal.ts';
import { serve } from '../http/serve.ts';
import type { Work } from '../work/work.ts';
import { articlesOf } from './articles-of.ts';
import { pathOf } from './describe-places.ts';

type Summary = Answer<'articles'>['articles'][number];

function summaryOf(atlas: Atlas, article: Article): Summary[] {
  const city = atlas.cityBySlug(article.country, article.city);
  if (!city) return [];
  const { title, description, writtenOn, updatedOn, minutes } = article;
  return [
    {
      path: `/blog/${article.country}/${article.city}/${article.file}`,
      ...{ title, description, writtenOn, updatedOn, minutes },
      tags: [...article.tags],
      city: { id: city.id, name: city.name, country: city.countryName, path: pathOf(atlas, city.id) ?? '' },
    },
  ];
}

/** The sights of an article: those its text links to, then those of its days. */
function placesOf(atlas: Atlas, { markdown, days }: Article) {
  const linked = sightLinks(markdown).map(
    ({ country, city, slug }) => `${atlas.cityBySlug(country, city)?.id}/${slug}`,
  );
  const ids = new Set([...linked, ...days.flatMap(({ sights }) => sights)]);
  return [...ids].flatMap((id) => {
    const [cityId = '', slug = ''] = id.split('/');
    const sight = atlas.attraction(cityId, slug);
    if (!sight) return [];
    const { name, lat: latitude, lon: longitude } = sight;
    return [{ id, name, path: pathOf(atlas, id) ?? '', latitude, longitude }];
  });
}

/** The blog. */
export function articleRoutes(app: FastifyInstance, atlas: () => Atlas, work: Work) {
  const articles = () => articlesOf(atlas());
  const articleAt = (at: Pick<Article, 'country' | 'city' | 'file'>) => {
    const found = articles().find(
      ({ country, city, file }) => country === at.country && city === at.city && file === at.file,
    );
    if (!found) throw notFound('article');
    return found;
  };

  serve(app, 'articles', () => ({ articles: articles().flatMap((article) => summaryOf(atlas(), article)) }));
  serve(app, 'article', ({ params }) => {
    const found = articleAt(params);
    const [summary] = summaryOf(atlas(), found);
    if (!summary) throw notFound('article');
    const places = placesOf(atlas(), found);
    const days = found.days.map(({ title, sights }) => ({ title, placeIds: [...sights] }));
    return { ...summary, markdown: found.markdown, places, days };
  });
  const trips = new WeakMap<Article, Promise<TripDocument>>();
  serve(app, 'articleTrip', ({ params }) => {
    const article = articleAt(params);
    const made = trips.get(article) ?? work.run('toldTrip', { title: article.title, days: article.days });
    trips.set(article, made);
    made.catch(() => trips.delete(article));
    return made;
  });
}
