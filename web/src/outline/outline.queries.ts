import { useQuery } from '@tanstack/react-query';
import { api } from '../api.ts';
import type { CallAnswer } from '../api.ts';
import { documentOf } from '../trips/document-of.ts';
import { deviceTripId } from '../trips/device-trip-id.ts';
import type { OpenedTrip } from '../trips/listed-trip.ts';

/** The drawn maps of a trip and what is good to know of its countries. */
export type TripSheet = CallAnswer<'tripSheet'>;

/** What the outline shows beside the trip. It follows the trip's version, so that an older drawing is not shown. */
export const useTripSheet = (opened: OpenedTrip, ticket: string | undefined) =>
  useQuery({
    queryKey: ['tripSheet', opened._id, ticket, opened.version],
    queryFn: ({ signal }) =>
      opened._id === deviceTripId
        ? api.call('draftSheet', { body: documentOf(opened), signal })
        : api.call('tripSheet', { params: { id: opened._id }, query: ticket ? { ticket } : {}, signal }),
    meta: { private: true },
  });
