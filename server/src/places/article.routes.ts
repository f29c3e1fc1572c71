import type { Answer } from '@wayfare/contracts/endpoints';
import type { FastifyInstance } from 'fastify';
import { type Article, type Atlas, readArticles } from '@wayfare/atlas';
import { notFound } from '../http/refusal.ts';
import { serve } from '../http/serve.ts';
import { pathOf } from './describe-places.ts';

type Summary = Answer<'articles'>['articles'][number];

function summaryOf(atlas: Atlas, article: Article): Summary[] {
  const city = atlas.cityBySlug(article.country, article.city);
  if (!city) return [];
  return [
    {
      path: `/blog/${article.country}/${article.city}/${article.file}`,
      title: article.title,
      description: article.description,
      writtenOn: article.writtenOn,
      minutes: article.minutes,
      tags: [...article.tags],
      city: { id: city.id, name: city.name, country: city.countryName, path: pathOf(atlas, city.id) ?? '' },
    },
  ];
}

/** The blog: articles of our own, read once. */
export function articleRoutes(app: FastifyInstance, atlas: () => Atlas) {
  let read: Article[] | undefined;
  const articles = () => (read ??= readArticles());

  serve(app, 'articles', () => ({ articles: articles().flatMap((article) => summaryOf(atlas(), article)) }));
  serve(app, 'article', ({ params }) => {
    const found = articles().find(
      ({ country, city, file }) => country === params.country && city === params.city && file === params.file,
    );
    const [summary] = found ? summaryOf(atlas(), found) : [];
    if (!found || !summary) throw notFound('article');
    return { ...summary, markdown: found.markdown };
  });
}
