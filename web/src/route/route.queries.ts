import { keepPreviousData, useMutation, useQuery } from '@tanstack/react-query';
import type { PlaceRef } from '@wayfare/contracts/place-ref';
import type { TripDocument } from '@wayfare/contracts/trip-document';
import { api } from '../api.ts';
import { pointIds } from '../money/sums.ts';
import { placeOf } from './route-edits.ts';

const point = (place: PlaceRef | null) => place && [place.name, place.latitude, place.longitude];

/** The ways between the points of the route, all in one answer; asked for anew when the points change. */
export const useWays = ({ trip }: TripDocument) => {
  const points = pointIds(trip);
  return useQuery({
    queryKey: ['ways', points.map((id) => [id, point(placeOf(trip, id))])],
    queryFn: async ({ signal }) => {
      // What the ways do not depend on stays here.
      const asked = { ...trip, legs: [], ideas: [], notes: '' };
      const { legs } = await api.call('tripTransportationInfo', { body: { trip: asked }, signal });
      return new Map(legs.map(({ from, to, options }) => [`${from} ${to}`, options]));
    },
    enabled: points.length > 1,
    placeholderData: keepPreviousData,
    staleTime: Infinity,
  });
};

/** The order of the stops with the least travel, looked for when asked. */
export const useBestOrder = () =>
  useMutation({ mutationFn: ({ trip }: TripDocument) => api.call('bestOrder', { body: { trip } }) });

/** What another first date would do to the trip; nothing is asked while none is looked at. */
export const useDatesPreview = ({ trip, plan }: TripDocument, startOn: string | null) =>
  useQuery({
    queryKey: ['previewDates', startOn, trip, plan],
    queryFn: ({ signal }) => api.call('previewDates', { body: { trip, plan, startOn: startOn! }, signal }),
    enabled: startOn !== null,
    placeholderData: keepPreviousData,
    staleTime: Infinity,
    gcTime: 0,
  });

/** The days that no longer fit the route (or all of them), made anew as an edit. */
export const useRebuildDays = () =>
  useMutation({
    mutationFn: async ({ document: { trip, plan }, all }: { document: TripDocument; all?: boolean }) =>
      plan && api.call('rebuildDays', { body: { trip, plan, ...(all ? { all } : {}) } }),
  });
