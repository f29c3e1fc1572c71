import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { api } from '../api.ts';

/** A trip's id, or null for all trips of the account. */
type Followed = string | null;

const keyOf = (tripId: Followed) => ['calendarSubscription', tripId];

/** The private address at which calendar programs read a trip, or all of them, if one was made. */
export const useCalendarSubscription = (tripId: Followed) =>
  useQuery({
    queryKey: keyOf(tripId),
    queryFn: async ({ signal }) => {
      const { subscription } = await api.call('calendarSubscription', {
        query: tripId === null ? {} : { tripId },
        signal,
      });
      return subscription;
    },
    meta: { private: true },
  });

/** Makes the address. */
export function useCreateCalendarSubscription(tripId: Followed) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: () => api.call('createCalendarSubscription', { body: { tripId } }),
    onSuccess: (subscription) => client.setQueryData(keyOf(tripId), subscription),
  });
}

/** Makes the address void. */
export function useRevokeCalendarSubscription(tripId: Followed) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (id: string) => api.call('revokeCalendarSubscription', { params: { id } }),
    onSuccess: () => client.setQueryData(keyOf(tripId), null),
  });
}
