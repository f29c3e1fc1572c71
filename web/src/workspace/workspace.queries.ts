import { useQuery } from '@tanstack/react-query';
import type { TripDocument } from '@wayfare/contracts/trip-document';
import { api } from '../api.ts';
import { documentOf } from '../trips/document-of.ts';
import { updateCopies } from '../offline/copies.ts';
import { changesSettled, trackChange } from '../trips/pending-changes.ts';

/** Where a trip is kept: on this device, as the account's draft, or as a saved trip. */
export type SaveTarget =
  | { kind: 'device' }
  | { kind: 'draft'; id?: string; version?: number }
  | { kind: 'trip'; id: string; version: number; ticket?: string };

const ticketOf = (ticket: string | undefined) => (ticket === undefined ? {} : { ticket });

/** Sends a trip to where it is kept on the server. */
export function sendTrip(
  document: TripDocument,
  target: SaveTarget & { kind: 'draft' | 'trip' },
  keepalive = false,
) {
  const version = target.version === undefined ? {} : { version: target.version };
  const id = target.id === undefined ? {} : { _id: target.id };
  const body = { ...document, ...id, ...version };
  const call =
    target.kind === 'draft'
      ? api.call('saveUnsavedTrip', { body, keepalive })
      : api.call('saveTrip', { body: { ...body, ...ticketOf(target.ticket) }, keepalive });
  return trackChange(
    call.then((saved) => {
      const { _id, version, tripName } = saved;
      const ticket = target.kind === 'trip' ? target.ticket : undefined;
      void updateCopies(_id, ticket, { ...document, tripName, version });
      return saved;
    }),
  );
}

/** Makes a draft a saved trip. */
export const saveDraftAsTrip = (document: TripDocument, draft: SaveTarget & { kind: 'draft' }) =>
  trackChange(
    api.call('saveTrip', {
      body: {
        ...document,
        ...(draft.id === undefined ? {} : { _id: draft.id }),
        ...(draft.version === undefined ? {} : { version: draft.version }),
      },
    }),
  );

/** A trip to be worked on; asked for afresh each time it is opened. */
export const useTripToOpen = (id: string, unsaved: boolean, ticket: string | undefined) =>
  useQuery({
    queryKey: ['openTrip', id, unsaved, ticket],
    queryFn: async ({ signal }) => {
      // A screen that is left sends its last changes in its next turn; this one begins with them.
      await Promise.resolve();
      await changesSettled();
      return api.call('getTrip', {
        params: { id },
        query: { unsaved: `${unsaved}`, ...ticketOf(ticket) },
        signal,
      });
    },
    gcTime: 0,
    staleTime: Infinity,
    refetchOnReconnect: false,
    refetchOnWindowFocus: false,
  });

/** A trip as it stands now, with its version. */
export async function readNewerTrip(id: string, ticket: string | undefined) {
  const query = { unsaved: 'false' as const, ...ticketOf(ticket) };
  const newer = await api.call('getTrip', { params: { id }, query });
  return { ...documentOf(newer), _id: newer._id, version: newer.version };
}

/** The place that an atlas id or a name means. */
export const usePlaceById = (asked: string | undefined) =>
  useQuery({
    queryKey: ['locationInfos', asked],
    queryFn: ({ signal }) => api.call('locationInfos', { body: { locations: [asked ?? ''] }, signal }),
    enabled: asked !== undefined,
    staleTime: Infinity,
  });

/** The sample days of a city's guide as a trip. */
export const useSampleTrip = (cityId: string | null) =>
  useQuery({
    queryKey: ['sampleTrip', cityId],
    queryFn: ({ signal }) => api.call('sampleTrip', { params: { id: cityId ?? '' }, signal }),
    enabled: cityId !== null,
    staleTime: Infinity,
  });

/** The days that an article tells as a trip; the article by `country/city/file`. */
export const useArticleTrip = (article: string | null) =>
  useQuery({
    queryKey: ['articleTrip', article],
    queryFn: ({ signal }) => {
      const [country = '', city = '', file = ''] = (article ?? '').split('/');
      return api.call('articleTrip', { params: { country, city, file }, signal });
    },
    enabled: article !== null,
    staleTime: Infinity,
  });

/** A featured trip, to be begun from. */
export const useFeaturedToCopy = (id: string | null) =>
  useQuery({
    queryKey: ['featuredToCopy', id],
    queryFn: async ({ signal }) =>
      documentOf(await api.call('tripOutline', { params: { id: id ?? '' }, signal })),
    enabled: id !== null,
    staleTime: Infinity,
  });
