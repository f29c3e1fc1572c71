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
import { showToast } from '../ui/toast.tsx';
import type { ListedTrip } from './listed-trip.ts';
import { changesSettled, trackChange } from './pending-changes.ts';

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

/** A trip on its way from one list to another, or out of both, and the call that takes it there. */
export interface TripChange {
  call: 'archiveTrip' | 'unarchiveTrip' | 'deleteTrip' | 'deleteArchivedTrip' | 'restoreTrip';
  trip: ListedTrip;
  to: ListName | null;
}

/** A list as it is after some changes: what left is gone, what came stands in its place by `modified`. */
export function applyChanges(
  list: ListName,
  trips: readonly ListedTrip[],
  changes: readonly TripChange[],
): ListedTrip[] {
  let shown = [...trips];
  for (const { trip, to } of changes) {
    shown = shown.filter(({ _id }) => _id !== trip._id);
    if (to === list) shown.push(trip);
  }
  return changes.length === 0
    ? shown
    : shown.sort((one, other) => other.modified.getTime() - one.modified.getTime());
}

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

/** Writes a change that the server has made into the lists. */
function keepChange(client: QueryClient, change: TripChange) {
  for (const list of ['active', 'archived'] as const) {
    client.setQueryData<InfiniteData<TripPage>>(keyOf(list), (held) => {
      if (!held) return held;
      return {
        ...held,
        pages: held.pages.map((page, index) => {
          // A trip that comes in belongs to the first page; on the others only what left is taken out.
          const own = index === 0 ? change : { ...change, to: null };
          return { ...page, tripInfos: applyChanges(list, page.tripInfos, [own]) };
        }),
      };
    });
  }
}

/** Makes a change. The lists show it at once, and are as before if it fails, whatever else is under way. */
function useChangeLists() {
  const client = useQueryClient();
  return useMutation({
    mutationKey: changeKey,
    mutationFn: ({ call, trip }: TripChange) => trackChange(api.call(call, { params: { id: trip._id } })),
    onMutate: () => client.cancelQueries({ queryKey: ['trips'] }),
    onSuccess: (_done, change) => keepChange(client, change),
    onSettled: () => {
      if (client.isMutating({ mutationKey: changeKey }) > 1) return;
      void client.invalidateQueries({ queryKey: ['trips'] });
    },
  });
}

/** Sets or clears the featured flag; afterwards the lists are fetched again. */
function useFeatureTrip() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ trip, featured }: { trip: ListedTrip; featured: boolean }) => {
      const { region } = trip;
      // A trip that is featured again goes back to where it was.
      const body = { featured, ...(featured && region && region !== 'all' ? { region } : {}) };
      return trackChange(api.call('featureTrip', { params: { id: trip._id }, body }));
    },
    onSuccess: () => {
      void client.invalidateQueries({ queryKey: ['trips'] });
      void client.invalidateQueries({ queryKey: ['featured'] });
    },
  });
}

/** Runs one change and shows its failure with Retry. The promise is each call's own, so none is passed over. */
function attempt(run: () => Promise<unknown>, failure: string, onDone?: () => void) {
  run().then(onDone, () =>
    showToast({
      text: failure,
      action: { label: 'Retry', run: () => attempt(run, failure, onDone) },
      durationMs: 10_000,
    }),
  );
}

/** What can be done with a trip of one list, each telling when it failed and, for a deletion, offering Undo. */
export function useTripActions(list: ListName) {
  const { mutateAsync: change } = useChangeLists();
  const { mutateAsync: feature } = useFeatureTrip();

  const archiveTrip = (trip: ListedTrip) =>
    attempt(
      () => change({ call: 'archiveTrip', trip, to: 'archived' }),
      `“${trip.tripName}” could not be archived.`,
    );
  const unarchiveTrip = (trip: ListedTrip) =>
    attempt(
      () => change({ call: 'unarchiveTrip', trip, to: 'active' }),
      `“${trip.tripName}” could not be unarchived.`,
    );
  const restoreTrip = (trip: ListedTrip) =>
    attempt(
      () => change({ call: 'restoreTrip', trip, to: list }),
      `“${trip.tripName}” could not be brought back.`,
    );
  const deleteTrip = (trip: ListedTrip) =>
    attempt(
      () => change({ call: list === 'active' ? 'deleteTrip' : 'deleteArchivedTrip', trip, to: null }),
      `“${trip.tripName}” could not be deleted.`,
      () =>
        showToast({
          text: `“${trip.tripName}” was deleted.`,
          action: { label: 'Undo', run: () => restoreTrip(trip) },
          durationMs: 10_000,
        }),
    );
  const featureTrip = (trip: ListedTrip, featured: boolean) =>
    attempt(
      () => feature({ trip, featured }),
      `“${trip.tripName}” could not be ${featured ? 'featured' : 'unfeatured'}.`,
      () => {
        if (featured) return;
        showToast({
          text: `“${trip.tripName}” is no longer featured.`,
          action: { label: 'Undo', run: () => featureTrip(trip, true) },
          durationMs: 10_000,
        });
      },
    );

  return { archiveTrip, unarchiveTrip, deleteTrip, featureTrip };
}

/** What can be done with a trip of one list. */
export type TripActions = ReturnType<typeof useTripActions>;

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

/** A featured trip to read, by its readable address. */
export const useFeaturedTrip = (address: string) =>
  useQuery({
    queryKey: ['featuredTrip', address],
    queryFn: ({ signal }) => api.call('featuredTrip', { params: { address }, signal }),
    meta: { private: true },
  });
