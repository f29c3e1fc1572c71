import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { tripDocument } from './trip-document.ts';

const slug = z.string().regex(/^[a-z0-9-]{1,120}$/);

/** An article as the list shows it. */
export const articleSummary = z.object({
  /** `/blog/japan/kyoto/first-morning`. */
  path: z.string(),
  title: z.string(),
  description: z.string(),
  /** Local date of writing, `YYYY-MM-DD`. */
  writtenOn: z.string(),
  /** The same, of the last time its facts were gone through. */
  updatedOn: z.string(),
  minutes: z.int(),
  tags: z.array(z.string()),
  city: z.object({ id: z.string(), name: z.string(), country: z.string(), path: z.string() }),
});
export type ArticleSummary = z.infer<typeof articleSummary>;

const articleOf = z.object({ country: slug, city: slug, file: slug });

/** A sight that an article speaks of. */
const articlePlace = z.object({
  id: z.string(),
  name: z.string(),
  path: z.string(),
  latitude: z.number(),
  longitude: z.number(),
});

export const articleEndpoints = {
  articles: endpoint({
    summary: 'The articles of the blog, newest first.',
    answer: z.object({ articles: z.array(articleSummary) }),
    errors: [],
  }),
  article: endpoint({
    summary: 'One article, in markdown.',
    params: articleOf,
    answer: articleSummary.extend({
      markdown: z.string(),
      /** The sights it links to, in the order of the text, and those of its days. */
      places: z.array(articlePlace),
      days: z.array(z.object({ title: z.string(), placeIds: z.array(z.string()) })),
    }),
    errors: ['bad_input', 'not_found'],
  }),
  articleTrip: endpoint({
    summary: 'The days that an article tells as a trip to go on with: timed, with their ways, without dates.',
    params: articleOf,
    answer: tripDocument,
    errors: ['bad_input', 'not_found'],
  }),
};
