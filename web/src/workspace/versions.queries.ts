import { useQuery } from '@tanstack/react-query';
import type { TripDocument } from '@wayfare/contracts/trip-document';
import { api, type CallAnswer } from '../api.ts';
import { trackChange } from '../trips/pending-changes.ts';
import { documentOf } from '../trips/document-of.ts';

/** An entry of a trip's change log as it is listed. */
export type ListedVersion = CallAnswer<'tripVersions'>['versions'][number];

/** The change log of a trip; asked for anew when the trip has another version. */
export const useTripVersions = (id: string, newest: number) =>
  useQuery({
    queryKey: ['tripVersions', id, newest],
    queryFn: ({ signal }) => api.call('tripVersions', { params: { id }, signal }),
    placeholderData: (held) => held,
    meta: { private: true },
    gcTime: 0,
  });

/** A trip as it was at a version. */
export const useTripVersion = (id: string, version: number) =>
  useQuery({
    queryKey: ['tripVersion', id, version],
    queryFn: async ({ signal }): Promise<TripDocument> =>
      documentOf(await api.call('tripVersion', { params: { id, version }, signal })),
    meta: { private: true },
    gcTime: 0,
  });

/** Makes a version the newest one, unless somebody saved after `newest`. */
export const restoreTripVersion = (id: string, version: number, newest: number) =>
  trackChange(api.call('restoreTripVersion', { params: { id, version }, body: { version: newest } }));
