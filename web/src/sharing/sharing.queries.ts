import type { ShareRight } from '@wayfare/contracts/vocabulary';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { api, type CallAnswer } from '../api.ts';

/** A share link as its owner sees it. */
export type ShareLink = CallAnswer<'listTickets'>['tickets'][number];

/** What a new link is to allow. */
export interface LinkWish {
  right: ShareRight;
  expiresOn?: string;
  shows: { costs: boolean; notes: boolean; bookings: boolean };
}

const keyOf = (tripId: string) => ['shareLinks', tripId];

/** The share links of an own trip. */
export const useTickets = (tripId: string) =>
  useQuery({
    queryKey: keyOf(tripId),
    queryFn: ({ signal }) => api.call('listTickets', { params: { id: tripId }, signal }),
    select: ({ tickets }) => tickets,
    meta: { private: true },
  });

/** Makes a link. */
export function useCreateTicket(tripId: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: LinkWish) => api.call('createTicket', { params: { id: tripId }, body }),
    onSuccess: () => client.invalidateQueries({ queryKey: keyOf(tripId) }),
  });
}

/** Ends a link at once. */
export function useRevokeTicket(tripId: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (ticketId: string) => api.call('revokeTicket', { params: { id: tripId, ticketId } }),
    onSuccess: () => client.invalidateQueries({ queryKey: keyOf(tripId) }),
  });
}
