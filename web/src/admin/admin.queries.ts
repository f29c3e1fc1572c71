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
export type CuratedTrip = CallAnswer<'adminFeatured'>['rows'][number];
export type Campaign = CallAnswer<'adminCampaigns'>['rows'][number];
export type CampaignInput = CallInput<'adminSaveCampaign'>['body'];
export type SiteRules = CallAnswer<'adminSiteRules'>;
export type ClientError = CallAnswer<'adminClientErrors'>['rows'][number];
export type Invitation = CallAnswer<'adminInvitations'>['rows'][number];
export type RegistrationKind = CallAnswer<'adminRegistration'>['kind'];
export type AdminAct = CallAnswer<'adminActs'>['rows'][number];

export type OutsideService = CallAnswer<'adminOutside'>['services'][number];

const meta = { private: true };
/** The keys of all that only admins are told. */
export const adminKey = (...parts: unknown[]) => ['admin', ...parts];

/** One page after another of a list of the admin's. */
function usePages<Row>(
  name: readonly unknown[],
  read: (cursor: string | undefined) => Promise<{ rows: Row[]; nextCursor: string | null }>,
) {
  return useInfiniteQuery({
    queryKey: adminKey(...name),
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
    queryKey: adminKey('overview', days),
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

export const useInvitations = () =>
  usePages(['invitations'], (cursor) => api.call('adminInvitations', { query: pageOf(cursor) }));

export const useRegistration = () =>
  useQuery({
    queryKey: adminKey('registration'),
    queryFn: ({ signal }) => api.call('adminRegistration', { signal }),
    meta,
    staleTime: 0,
  });

export const useCampaigns = () =>
  useQuery({
    queryKey: adminKey('campaigns'),
    queryFn: ({ signal }) => api.call('adminCampaigns', { signal }),
    meta,
    staleTime: 0,
  });

export const useCuratedTrips = () =>
  useQuery({
    queryKey: adminKey('featured'),
    queryFn: ({ signal }) => api.call('adminFeatured', { signal }),
    meta,
    staleTime: 0,
  });

export const useSiteRules = () =>
  useQuery({
    queryKey: adminKey('site-rules'),
    queryFn: ({ signal }) => api.call('adminSiteRules', { signal }),
    meta,
    staleTime: 0,
  });

export const useOutside = () =>
  useQuery({
    queryKey: adminKey('outside'),
    queryFn: ({ signal }) => api.call('adminOutside', { signal }),
    meta,
    staleTime: 0,
    refetchInterval: 15_000,
  });

/** Something an admin does; every list of the admin page is read again after it. */
export function useAdminMutation<Input, Output>(act: (input: Input) => Promise<Output>) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: act,
    onSuccess: () => client.invalidateQueries({ queryKey: adminKey() }),
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
export const useSetRegistration = () =>
  useAdminMutation((kind: RegistrationKind) => api.call('adminSetRegistration', { body: { kind } }));
export const useInvite = () =>
  useAdminMutation((body: NonNullable<CallInput<'adminInvite'>['body']>) =>
    api.call('adminInvite', { body }),
  );
export const useRevokeInvitation = () =>
  useAdminMutation((id: string) => api.call('adminRevokeInvitation', { params: { id } }));
export const useDeleteClientError = () =>
  useAdminMutation((id: string) => api.call('adminDeleteClientError', { params: { id } }));

/** Features a trip, moves it to another region, or takes it off; every list that shows it is read again. */
export function useCurateTrip() {
  const client = useQueryClient();
  return useAdminMutation(
    async ({ id, ...body }: { id: string } & NonNullable<CallInput<'featureTrip'>['body']>) => {
      await api.call('featureTrip', { params: { id }, body });
      void client.invalidateQueries({ queryKey: ['featured'] });
      void client.invalidateQueries({ queryKey: ['trips'] });
    },
  );
}
