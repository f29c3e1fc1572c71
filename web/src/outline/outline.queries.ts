import { useQuery } from '@tanstack/react-query';
import { api } from '../api.ts';
import type { CallAnswer } from '../api.ts';

/** The drawn maps of a trip and what is good to know of its countries. */
export type TripSheet = CallAnswer<'tripSheet'>;

/** What the outline shows beside the trip. It follows the trip's version, so that an older drawing is not shown. */
export const useTripSheet = (id: string, ticket: string | undefined, version: number) =>
  useQuery({
    queryKey: ['tripSheet', id, ticket, version],
    queryFn: ({ signal }) =>
      api.call('tripSheet', { params: { id }, query: ticket ? { ticket } : {}, signal }),
    meta: { private: true },
  });
