import { useQuery } from '@tanstack/react-query';
import type { TripDocument } from '@wayfare/contracts/trip-document';
import { ApiError, api } from '../api.ts';
import { documentOf } from '../trips/document-of.ts';
import { updateCopies } from '../offline/copies.ts';
import { changesSettled, trackChange } from '../trips/pending-changes.ts';
import type { SentEdits } from './known-on-server.ts';

/** Where a trip is kept: on this device, as the account's draft, or as a saved trip. */
export type SaveTarget =
  | { kind: 'device' }
  | { kind: 'draft'; id?: string; version?: number }
  | { kind: 'trip'; id: string; version: number; ticket?: string };

const ticketOf = (ticket: string | undefined) => (ticket === undefined ? {} : { ticket });

type ServerTarget = SaveTarget & { kind: 'draft' | 'trip' };

function sendWhole(document: TripDocument, target: ServerTarget, keepalive: boolean) {
  const version = target.version === undefined ? {} : { version: target.version };
  const id = target.id === undefined ? {} : { _id: target.id };
  const body = { ...document, ...id, ...version };
  return target.kind === 'draft'
    ? api.call('saveUnsavedTrip', { body, keepalive })
    : api.call('saveTrip', { body: { ...body, ...ticketOf(target.ticket) }, keepalive });
}

function sendEdits({ edits, unnamed }: SentEdits, target: ServerTarget, keepalive: boolean) {
  const { id: _id = '', version = 0 } = target;
  const name = unnamed ? { unnamed: true as const } : {};
  const body = { kind: 'edits' as const, _id, version, edits: [...edits], ...name };
  return target.kind === 'draft'
    ? api.call('saveUnsavedTrip', { body, keepalive })
    : api.call('saveTrip', { body: { ...body, ...ticketOf(target.ticket) }, keepalive });
}

/** Whether a refusal is about how the trip was sent, or may be: sent whole, it is taken or told better. */
const mayBeTakenWhole = (error: unknown) =>
  error instanceof ApiError && [400, 404, 413].includes(error.status);

/** Sends a trip to where it is kept on the server, by the edits that were made on the version there where they are given. */
export function sendTrip(
  document: TripDocument,
  target: ServerTarget,
  keepalive = false,
  edits: SentEdits | null = null,
) {
  const call = edits
    ? sendEdits(edits, target, keepalive).catch((error: unknown) => {
        if (!mayBeTakenWhole(error)) throw error;
        return sendWhole(document, target, keepalive);
      })
    : sendWhole(document, target, keepalive);
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
