import { useQuery } from '@tanstack/react-query';
import { api } from '../api.ts';

/** The server's indicative rates with their day; asked for once. */
export const useRates = () =>
  useQuery({
    queryKey: ['exchangeRates'],
    queryFn: ({ signal }) => api.call('exchangeRates', { signal }),
    staleTime: Infinity,
  });
