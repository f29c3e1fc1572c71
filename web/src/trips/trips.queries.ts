import {
  queryOptions,
  useInfiniteQuery,
  useMutation,
  useMutationState,
  useQuery,
  useQueryClient,
  type InfiniteData,
  type QueryClient,
} from '@tanstack/react-query';
import { api } from '../api.ts';
import { logError } from '../telemetry/telemetry.queries.ts';
import type { ListedTrip } from './listed-trip.ts';
import { changesSettled, trackChange } from './pending-changes.ts';
import { applyChanges, type TripChange } from './trip-change.ts';

/** One page of a list; `failed` where it could not be fetched and stands empty for that reason. */
interface TripPage {
  tripInfos: ListedTrip[];
  unsavedTrip: ListedTrip | null;
  nextCursor: string | null;
  failed?: true;
}

type ListName = 'active' | 'archived';
const keyOf = (list: ListName) => ['trips', list];
const changeKey = ['tripChange'];

/** Fetches one page. Changes under way are awaited first; a failure is logged, reported, and an empty page stands. */
async function fetchPage(list: ListName, cursor: string | null, signal: AbortSignal): Promise<TripPage> {
  await changesSettled();
  const query = cursor === null ? {} : { cursor };
  try {
    if (list === 'active') return await api.call('listTrips', { query, signal });
    return { ...(await api.call('listArchivedTrips', { query, signal })), unsavedTrip: null };
  } catch (error) {
    if (signal.aborted) throw error;
    const message = `Failed to get trips: ${error instanceof Error ? error.message : String(error)}`;
    console.error(message);
    void logError(new Error(message, { cause: error }));
    return { tripInfos: [], unsavedTrip: null, nextCursor: null, failed: true };
  }
}

/** One of the two lists as it is to be shown: what the server said, with the changes under way. */
export function useTripList(list: ListName, enabled = true) {
  const query = useInfiniteQuery({
    queryKey: keyOf(list),
    queryFn: ({ pageParam, signal }) => fetchPage(list, pageParam, signal),
    initialPageParam: null as string | null,
    getNextPageParam: (page) => page.nextCursor,
    meta: { private: true },
    enabled,
  });
  const changes = useMutationState({
    filters: { mutationKey: changeKey, status: 'pending' },
    select: ({ state }) => state.variables as TripChange,
  });
  const pages = query.data?.pages ?? [];
  return {
    trips: applyChanges(
      list,
      pages.flatMap(({ tripInfos }) => tripInfos),
      changes,
    ),
    unsavedTrip: pages[0]?.unsavedTrip ?? null,
    loading: query.isPending,
    failed: pages.some(({ failed }) => failed === true),
    refreshedAt: query.dataUpdatedAt,
    refreshing: query.isFetching,
    refresh: query.refetch,
    hasMore: query.hasNextPage,
    showMore: query.fetchNextPage,
    loadingMore: query.isFetchingNextPage,
  };
}

function callFor({ trip, from, to }: TripChange) {
  const input = { params: { id: trip._id } };
  if (from === 'deleted') return api.call('restoreTrip', input);
  if (to === 'archived') return api.call('archiveTrip', input);
  if (to === 'active') return api.call('unarchiveTrip', input);
  return api.call(from === 'archived' ? 'deleteArchivedTrip' : 'deleteTrip', input);
}

function keepChange(client: QueryClient, change: TripChange) {
  for (const list of ['active', 'archived'] as const) {
    client.setQueryData<InfiniteData<TripPage>>(keyOf(list), (held) => {
      if (!held) return held;
      return {
        ...held,
        pages: held.pages.map((page, index) => {
          // A trip that comes in belongs to the first page; on the others only what left is taken out.
          const own = index === 0 ? change : { ...change, to: 'deleted' as const };
          return { ...page, tripInfos: applyChanges(list, page.tripInfos, [own]) };
        }),
      };
    });
  }
}

/**
 * Archives, unarchives, deletes or restores a trip. The lists show it at once, and are as before if it fails,
 * whatever else is under way.
 */
export function useChangeTrip() {
  const client = useQueryClient();
  return useMutation({
    mutationKey: changeKey,
    mutationFn: (change: TripChange) => trackChange(callFor(change)),
    onMutate: () => client.cancelQueries({ queryKey: ['trips'] }),
    onSuccess: (_done, change) => keepChange(client, change),
    onSettled: () => {
      if (client.isMutating({ mutationKey: changeKey }) > 1) return;
      void client.invalidateQueries({ queryKey: ['trips'] });
    },
  });
}

/** Sets or clears the featured flag; afterwards the lists are fetched again. */
export function useFeatureTrip() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ trip, featured }: { trip: ListedTrip; featured: boolean }) =>
      trackChange(api.call('featureTrip', { params: { id: trip._id }, body: { featured } })),
    onSuccess: () => {
      void client.invalidateQueries({ queryKey: ['trips'] });
      void client.invalidateQueries({ queryKey: ['featured'] });
    },
  });
}

/** Copies a trip one may read to one's own. */
export function useCopyTrip() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ id, ticket }: { id: string; ticket?: string | undefined }) =>
      trackChange(api.call('copyTrip', { params: { id }, body: ticket ? { ticket } : {} })),
    onSuccess: () => client.invalidateQueries({ queryKey: ['trips'] }),
  });
}

/** Makes the account's draft a saved trip. */
export function useSaveDraft() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async (id: string) => {
      const draft = await api.call('getTrip', { params: { id }, query: { unsaved: 'true' } });
      const { _id, tripName, trip, plan, version } = draft;
      return trackChange(api.call('saveTrip', { body: { _id, tripName, trip, plan, version } }));
    },
    onSuccess: () => client.invalidateQueries({ queryKey: ['trips'] }),
  });
}

/** Throws the account's draft away. */
export function useDiscardDraft() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (id: string) => trackChange(api.call('discardUnsavedTrip', { params: { id } })),
    onSuccess: () => client.invalidateQueries({ queryKey: ['trips'] }),
  });
}

/** How a trip to read is asked for, with the ticket of a share link where there is one. */
export const tripOutlineQuery = (id: string, ticket?: string) =>
  queryOptions({
    queryKey: ['tripOutline', id, ticket],
    queryFn: ({ signal }) =>
      api.call('tripOutline', { params: { id }, query: ticket ? { ticket } : {}, signal }),
    meta: { private: true },
  });

/** A trip to read. */
export const useTripOutline = (id: string, ticket: string | undefined) =>
  useQuery(tripOutlineQuery(id, ticket));
