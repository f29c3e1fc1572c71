import { useQuery } from '@tanstack/react-query';
import type { FeaturedRegion } from '@wayfare/contracts/vocabulary';
import { api, type CallAnswer } from '../api.ts';

/** A featured trip as the lists hold it. */
export type FeaturedTrip = CallAnswer<'listFeaturedTrips'>[number];

/** The featured trips of a region, or all. A failure is logged; the list is then empty and says so. */
export const useFeaturedTrips = (region?: FeaturedRegion) =>
  useQuery({
    queryKey: ['featured', region ?? null],
    queryFn: async ({ signal }): Promise<{ trips: FeaturedTrip[]; failed: boolean }> => {
      try {
        return {
          trips: await api.call('listFeaturedTrips', { query: region ? { region } : {}, signal }),
          failed: false,
        };
      } catch (error) {
        if (signal.aborted) throw error;
        console.error('Failed to fetch featured trips:', error);
        return { trips: [], failed: true };
      }
    },
    staleTime: 5 * 60_000,
  });
