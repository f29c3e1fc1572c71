import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { api } from '../api.ts';

const keyOf = (tripId: string) => ['calendarSubscription', tripId];

/** The private address at which calendar programs read a trip, if one was made. */
export const useCalendarSubscription = (tripId: string) =>
  useQuery({
    queryKey: keyOf(tripId),
    queryFn: async ({ signal }) => {
      const { subscription } = await api.call('calendarSubscription', { query: { tripId }, signal });
      return subscription;
    },
    meta: { private: true },
  });

/** Makes the address. */
export function useCreateCalendarSubscription(tripId: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: () => api.call('createCalendarSubscription', { body: { tripId } }),
    onSuccess: (subscription) => client.setQueryData(keyOf(tripId), subscription),
  });
}

/** Makes the address void. */
export function useRevokeCalendarSubscription(tripId: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (id: string) => api.call('revokeCalendarSubscription', { params: { id } }),
    onSuccess: () => client.setQueryData(keyOf(tripId), null),
  });
}
