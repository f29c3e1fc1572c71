import { useQuery } from '@tanstack/react-query';
import { api, ApiError, type CallAnswer } from '../api.ts';

export type ListedArticle = CallAnswer<'articles'>['articles'][number];
export type Article = CallAnswer<'article'>;

const hourMs = 3_600_000;

const fetchArticles = async (signal: AbortSignal) => (await api.call('articles', { signal })).articles;

/** The articles of the blog, newest first. */
export const useArticles = () =>
  useQuery({
    queryKey: ['articles'],
    queryFn: ({ signal }) => fetchArticles(signal),
    staleTime: hourMs,
  });

/** Some of the articles, chosen for what the key names: the page that shows them need not hold all. */
export const useChosenArticles = (
  chosenFor: string,
  choose: (articles: ListedArticle[]) => ListedArticle[],
) =>
  useQuery({
    queryKey: ['articles', chosenFor],
    queryFn: async ({ signal }) => choose(await fetchArticles(signal)),
    staleTime: hourMs,
  });

/** One article, by the parts of its address. Null where there is none. */
export const useArticle = (params: { country: string; city: string; file: string }) =>
  useQuery({
    queryKey: ['article', params],
    queryFn: async ({ signal }): Promise<Article | null> => {
      try {
        return await api.call('article', { params, signal });
      } catch (error) {
        if (error instanceof ApiError && [400, 404].includes(error.status)) return null;
        throw error;
      }
    },
    staleTime: hourMs,
  });
