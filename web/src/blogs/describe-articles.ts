import { artOf } from '../ui/art-of.ts';
import { siteOperator } from '../ui/operator.ts';
import { siteOrigin } from '../ui/page-data.ts';
import { breadcrumbs, type Described, publisher } from '../ui/structured-data.tsx';
import type { Article, ListedArticle } from './blogs.queries.ts';

const posting = (article: ListedArticle, image: string): Described => ({
  '@type': 'BlogPosting',
  headline: article.title,
  description: article.description,
  url: siteOrigin() + article.path,
  image: siteOrigin() + image,
  datePublished: article.writtenOn,
  dateModified: article.updatedOn,
  inLanguage: 'en',
  author: publisher(),
});

/** An article for search engines. */
export const describeArticle = (article: Article, image: string): Described[] => [
  {
    ...posting(article, image),
    publisher: publisher(),
    mainEntityOfPage: siteOrigin() + article.path,
    keywords: article.tags.join(', '),
    timeRequired: `PT${article.minutes}M`,
    about: { '@type': 'City', name: article.city.name, url: siteOrigin() + article.city.path },
  },
  breadcrumbs([
    ['Blogs', '/blogs'],
    [article.title, article.path],
  ]),
];

/** The list of articles for search engines. */
export const describeBlog = (articles: readonly ListedArticle[]): Described[] => [
  {
    '@type': 'Blog',
    name: siteOperator().name,
    url: `${siteOrigin()}/blogs`,
    inLanguage: 'en',
    publisher: publisher(),
    blogPost: articles.map((article) => posting(article, artOf(article.city.id, 'png'))),
  },
  breadcrumbs([['Blogs', '/blogs']]),
];
