import { queryOptions, useMutation, useQuery, useQueryClient, type QueryClient } from '@tanstack/react-query';
import { ApiError, api, type CallAnswer } from '../api.ts';
import { forgetCopies } from '../offline/copies.ts';
import { useHydrated } from '../ui/use-hydrated.ts';

/** Whoever is signed in. */
export type SignedInUser = CallAnswer<'currentUser'> & { id: string };

const userKey = ['currentUser'];

/** The signed-in user, or null. A failure is logged, and nobody is taken to be signed in. */
export const currentUserQuery = queryOptions({
  queryKey: userKey,
  queryFn: async ({ signal }): Promise<SignedInUser | null> => {
    try {
      const user = await api.call('currentUser', { signal });
      return user.id === undefined ? null : { ...user, id: user.id };
    } catch (error) {
      if (!signal.aborted) console.error(`Failed to fetch user: ${String(error)}`);
      return null;
    }
  },
  staleTime: Infinity,
  gcTime: Infinity,
  refetchOnReconnect: false,
  // The server draws pages for everybody: it never asks who looks at them.
  meta: { visitor: true },
});

/** The current user as it is known: undefined while it is not, null when nobody is signed in. */
export function useCurrentUser() {
  const { data } = useQuery(currentUserQuery);
  return useHydrated() ? data : undefined;
}

/** Fetches the current user again, whatever is held. */
export const refetchCurrentUser = (client: QueryClient) =>
  client.fetchQuery({ ...currentUserQuery, staleTime: 0 });

/** Forgets the user and everything that was theirs. */
export function forgetUser(client: QueryClient) {
  client.setQueryData(userKey, null);
  client.removeQueries({ predicate: ({ meta }) => meta?.['private'] === true });
  void forgetCopies();
}

/** Takes note that the server no longer knows the session; pages that need one check again and ask to sign in. */
export function expireSession(client: QueryClient) {
  client.setQueryData(userKey, null);
  client.removeQueries({ type: 'inactive', predicate: ({ meta }) => meta?.['private'] === true });
  void client.invalidateQueries({ queryKey: ['checkAuth'] });
}

/** The user as the profile page reads it, fresh each time. */
export const useProfile = () =>
  useQuery({
    queryKey: ['profile'],
    queryFn: ({ signal }) => api.call('currentUserForProfile', { signal }),
    meta: { private: true },
    staleTime: 0,
  });

export type Device = CallAnswer<'myDevices'>['devices'][number];
const devicesKey = ['devices'];

/** The browsers in which one is signed in. */
export const useDevices = () =>
  useQuery({
    queryKey: devicesKey,
    queryFn: async ({ signal }) => (await api.call('myDevices', { signal })).devices,
    meta: { private: true },
    staleTime: 0,
  });

/** How much one keeps here, and how much one may. */
export const useRoom = () =>
  useQuery({
    queryKey: ['myRoom'],
    queryFn: ({ signal }) => api.call('myRoom', { signal }),
    meta: { private: true },
    staleTime: 0,
  });

/** Signs one other browser out, or all others. */
export function useSignOutDevices() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (id: string | 'others') =>
      id === 'others' ? api.call('signOutOtherDevices') : api.call('signOutDevice', { params: { id } }),
    onSettled: () => client.invalidateQueries({ queryKey: devicesKey }),
  });
}

/** Changes the name under which others see one. */
export function useChangeName() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (displayName: string) => api.call('changeMyName', { body: { displayName } }),
    onSuccess: async () => {
      await Promise.all([refetchCurrentUser(client), client.invalidateQueries({ queryKey: ['profile'] })]);
    },
  });
}

/** The two identity providers. */
export const useSignInOptions = () =>
  useQuery({
    queryKey: ['signInOptions'],
    queryFn: ({ signal }) => api.call('signInOptions', { signal }),
    staleTime: Infinity,
  });

/**
 * Whether the server lets the visitor see the page at a path; a failed check means no. Only where the browser itself
 * says that there is no network, whoever was signed in last sees what this device kept for them.
 */
export function useAuthCheck(originalUri: string) {
  const client = useQueryClient();
  return useQuery({
    queryKey: ['checkAuth', originalUri],
    queryFn: async ({ signal }) => {
      try {
        return (await api.call('checkAuth', { body: { originalUri }, signal })).authenticated;
      } catch (error) {
        if (error instanceof ApiError || signal.aborted || navigator.onLine) return false;
        return (await client.ensureQueryData(currentUserQuery)) !== null;
      }
    },
    gcTime: 0,
    staleTime: 0,
    refetchOnWindowFocus: false,
  });
}

/** Ends the session on the server, then here. */
export function useLogout() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: () => api.call('logout'),
    onSuccess: () => forgetUser(client),
  });
}

/** Deletes the account on the server, then forgets it here. */
export function useDeleteMyAccount() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: () => api.call('deleteMyAccount'),
    onSuccess: () => forgetUser(client),
  });
}
