import { QueryClient } from '@tanstack/react-query';
import { ApiError } from './api.ts';

/** The cache of everything that was asked of the server. */
export const newQueryClient = () =>
  new QueryClient({
    defaultOptions: {
      queries: {
        staleTime: 30_000,
        // Without a network a call fails at once and says so, instead of waiting unseen.
        networkMode: 'always',
        retry: (failures, error) => failures < 1 && !(error instanceof ApiError && error.status < 500),
        retryDelay: 600,
      },
      mutations: { networkMode: 'always' },
    },
  });
