import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
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

/** Takes a trip out of the featured ones. Admins only. */
export function useUnfeatureTrip() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (id: string) => api.call('featureTrip', { params: { id }, body: { featured: false } }),
    onSuccess: () => {
      void client.invalidateQueries({ queryKey: ['featured'] });
      void client.invalidateQueries({ queryKey: ['trips'] });
    },
  });
}
