import { siteOrigin } from '../ui/page-data.ts';
import { breadcrumbs, type Described, pictureOf, publisher } from '../ui/structured-data.tsx';
import type { Article, ListedArticle } from './blogs.queries.ts';

const posting = (article: ListedArticle): Described => ({
  '@type': 'BlogPosting',
  headline: article.title,
  description: article.description,
  url: siteOrigin() + article.path,
  image: pictureOf(article.city.id),
  datePublished: article.writtenOn,
  inLanguage: 'en',
  author: publisher(),
});

/** An article for search engines. */
export const describeArticle = (article: Article): Described[] => [
  {
    ...posting(article),
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
    name: 'Wayfare',
    url: `${siteOrigin()}/blogs`,
    inLanguage: 'en',
    publisher: publisher(),
    blogPost: articles.map(posting),
  },
  breadcrumbs([['Blogs', '/blogs']]),
];
