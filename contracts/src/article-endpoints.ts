import { z } from 'zod';
import { endpoint } from './endpoint.ts';

const slug = z.string().regex(/^[a-z0-9-]{1,120}$/);

/** An article as the list shows it. */
export const articleSummary = z.object({
  /** `/blog/japan/kyoto/first-morning`. */
  path: z.string(),
  title: z.string(),
  description: z.string(),
  /** Local date of writing, `YYYY-MM-DD`. */
  writtenOn: z.string(),
  minutes: z.int(),
  tags: z.array(z.string()),
  city: z.object({ id: z.string(), name: z.string(), country: z.string(), path: z.string() }),
});
export type ArticleSummary = z.infer<typeof articleSummary>;

export const articleEndpoints = {
  articles: endpoint({
    summary: 'The articles of the blog, newest first.',
    answer: z.object({ articles: z.array(articleSummary) }),
    errors: [],
  }),
  article: endpoint({
    summary: 'One article, in markdown.',
    params: z.object({ country: slug, city: slug, file: slug }),
    answer: articleSummary.extend({ markdown: z.string() }),
    errors: ['bad_input', 'not_found'],
  }),
};
