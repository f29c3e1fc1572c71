import {
  keepPreviousData,
  useInfiniteQuery,
  useMutation,
  useQuery,
  useQueryClient,
} from '@tanstack/react-query';
import { api, type CallAnswer, type CallInput } from '../api.ts';

export type Overview = CallAnswer<'adminOverview'>;
export type Account = CallAnswer<'adminUsers'>['rows'][number];
export type SentMessage = CallAnswer<'adminBroadcasts'>['rows'][number];
export type Campaign = CallAnswer<'adminCampaigns'>['rows'][number];
export type CampaignInput = CallInput<'adminSaveCampaign'>['body'];
export type SiteRules = CallAnswer<'adminSiteRules'>;
export type ClientError = CallAnswer<'adminClientErrors'>['rows'][number];
export type AdminAct = CallAnswer<'adminActs'>['rows'][number];

export type OutsideService = CallAnswer<'adminOutside'>['services'][number];

const meta = { private: true };
const key = (...parts: unknown[]) => ['admin', ...parts];

/** One page after another of a list of the admin's. */
function usePages<Row>(
  name: readonly unknown[],
  read: (cursor: string | undefined) => Promise<{ rows: Row[]; nextCursor: string | null }>,
) {
  return useInfiniteQuery({
    queryKey: key(...name),
    queryFn: ({ pageParam }) => read(pageParam),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: (page) => page.nextCursor ?? undefined,
    meta,
    staleTime: 0,
    // What stands there stays until what was asked for instead has come.
    placeholderData: keepPreviousData,
  });
}

const pageOf = (cursor: string | undefined) => (cursor === undefined ? {} : { cursor });

export const useOverview = (days: number) =>
  useQuery({
    queryKey: key('overview', days),
    queryFn: ({ signal }) => api.call('adminOverview', { query: { days }, signal }),
    meta,
    staleTime: 30_000,
  });

export const useUsers = (search: string) =>
  usePages(['users', search], (cursor) =>
    api.call('adminUsers', { query: { ...pageOf(cursor), ...(search ? { q: search } : {}) } }),
  );

export const useBroadcasts = () =>
  usePages(['broadcasts'], (cursor) => api.call('adminBroadcasts', { query: pageOf(cursor) }));

export const useClientErrors = () =>
  usePages(['client-errors'], (cursor) => api.call('adminClientErrors', { query: pageOf(cursor) }));

export const useAdminActs = () =>
  usePages(['acts'], (cursor) => api.call('adminActs', { query: pageOf(cursor) }));

export const useCampaigns = () =>
  useQuery({
    queryKey: key('campaigns'),
    queryFn: ({ signal }) => api.call('adminCampaigns', { signal }),
    meta,
    staleTime: 0,
  });

export const useSiteRules = () =>
  useQuery({
    queryKey: key('site-rules'),
    queryFn: ({ signal }) => api.call('adminSiteRules', { signal }),
    meta,
    staleTime: 0,
  });

export const useOutside = () =>
  useQuery({
    queryKey: key('outside'),
    queryFn: ({ signal }) => api.call('adminOutside', { signal }),
    meta,
    staleTime: 0,
    refetchInterval: 15_000,
  });

/** Something an admin does; every list of the admin page is read again after it. */
function useAdminMutation<Input, Output>(act: (input: Input) => Promise<Output>) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: act,
    onSuccess: () => client.invalidateQueries({ queryKey: key() }),
  });
}

export const useChangeUser = () =>
  useAdminMutation(({ id, ...body }: { id: string; admin?: boolean; suspended?: boolean }) =>
    api.call('adminChangeUser', { params: { id }, body }),
  );
export const useDeleteUser = () =>
  useAdminMutation((id: string) => api.call('adminDeleteUser', { params: { id } }));
export const usePasswordLink = () =>
  useAdminMutation((id: string) => api.call('adminPasswordLink', { params: { id } }));
export const useBroadcast = () =>
  useAdminMutation((body: NonNullable<CallInput<'adminBroadcast'>['body']>) =>
    api.call('adminBroadcast', { body }),
  );
export const useEndBroadcast = () =>
  useAdminMutation((id: string) => api.call('adminEndBroadcast', { params: { id } }));
export const useSaveCampaign = () =>
  useAdminMutation((body: CampaignInput) => api.call('adminSaveCampaign', { body }));
export const useDeleteCampaign = () =>
  useAdminMutation((id: string) => api.call('adminDeleteCampaign', { params: { id } }));
export const useSetSiteRules = () =>
  useAdminMutation((body: NonNullable<CallInput<'adminSetSiteRules'>['body']>) =>
    api.call('adminSetSiteRules', { body }),
  );
export const useSetOutside = () =>
  useAdminMutation(({ id, on }: { id: OutsideService['id']; on: boolean }) =>
    api.call('adminSetOutside', { params: { id }, body: { on } }),
  );
export const useDeleteClientError = () =>
  useAdminMutation((id: string) => api.call('adminDeleteClientError', { params: { id } }));
