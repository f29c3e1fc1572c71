import { keepPreviousData, queryOptions, useQuery, useQueryClient } from '@tanstack/react-query';
import { limits } from '@wayfare/contracts/limits';
import type { PlaceRef } from '@wayfare/contracts/place-ref';
import type { PlanDay } from '@wayfare/contracts/plan';
import type { TripRequest } from '@wayfare/contracts/request';
import type { TripDocument } from '@wayfare/contracts/trip-document';
import { useCallback, useMemo, useState } from 'react';
import { api, type CallAnswer } from '../api.ts';
import { pointKey, readFacts, type PlanFacts, type PlanNeeds } from './plan-facts.ts';

/** A day in a better order, as the server found it. */
export type OptimizedDay = CallAnswer<'optimizeRoute'>;

const mostPlacesOfStay = 100;
const mostPlaces = 1000;

const placeKey = (place: PlaceRef) => `${place.placeId ?? place.source?.id ?? ''}@${pointKey(place)}`;

/** The places of a plan stay by stay, its dates, and what the wishes ask of it. */
export function needsOf({ trip, plan }: TripDocument): PlanNeeds {
  const stays = new Map<string, Map<string, PlaceRef>>();
  const currencies = new Set<string>();
  for (const day of plan?.days ?? []) {
    const stay = stays.get(day.stopId ?? '') ?? new Map<string, PlaceRef>();
    stays.set(day.stopId ?? '', stay);
    const town = trip.stops.find(({ id }) => id === day.stopId)?.place ?? null;
    for (const place of [day.base, day.endBase, town, ...day.items.map((item) => item.place)])
      if (place) stay.set(placeKey(place), place);
    for (const { cost } of day.items) if (cost) currencies.add(cost.currency);
  }
  for (const { travel } of trip.legs) if (travel.cost) currencies.add(travel.cost.currency);
  let left = mostPlaces;
  return {
    stays: [...stays.values()].slice(0, limits.stops + 1).map((stay) => {
      const places = [...stay.values()].slice(0, Math.min(mostPlacesOfStay, left));
      left -= places.length;
      return places;
    }),
    dates: (plan?.days ?? []).flatMap(({ on }) => on ?? []),
    request: { ...trip.assumed, ...trip.request },
    dayCount: plan?.days.length ?? 0,
    currencies: [...currencies],
  };
}

const includes = (held: readonly string[], wanted: readonly string[]) => {
  const known = new Set(held);
  return wanted.every((one) => known.has(one));
};

/** Whether an answer to `asked` also answers `wanted`, as after taking something out of the plan. */
export function covers(asked: PlanNeeds, wanted: PlanNeeds): boolean {
  const stays = asked.stays.map((stay) => stay.map(placeKey));
  return (
    asked.dayCount === wanted.dayCount &&
    includes(asked.dates, wanted.dates) &&
    includes(asked.currencies, wanted.currencies) &&
    JSON.stringify(asked.request) === JSON.stringify(wanted.request) &&
    wanted.stays.every((stay) => stays.some((held) => includes(held, stay.map(placeKey))))
  );
}

const factsQuery = (asked: PlanNeeds) =>
  queryOptions({
    queryKey: ['planFacts', JSON.stringify(asked)],
    queryFn: async ({ signal }): Promise<Held> => ({
      asked,
      facts: readFacts(asked, await api.call('planFacts', { body: asked, signal })),
    }),
    staleTime: Infinity,
    retry: 1,
    structuralSharing: false,
  });

interface Held {
  asked: PlanNeeds;
  facts: PlanFacts;
}

/**
 * What is known of the world of a plan: asked for once, and again only when the plan holds something new. `factsFor`
 * gives what another state of the trip needs, at once where that is known already.
 */
export function usePlanFacts(document: TripDocument) {
  const client = useQueryClient();
  const needed = useMemo(() => needsOf(document), [document]);
  const [asked, setAsked] = useState(needed);
  if (asked !== needed && !covers(asked, needed)) setAsked(needed);
  const options = useMemo(() => factsQuery(asked), [asked]);
  const query = useQuery({ ...options, placeholderData: keepPreviousData, enabled: asked.dayCount > 0 });
  const held = query.data;
  const factsFor = useCallback(
    (wanted: TripDocument): PlanFacts | Promise<PlanFacts | null> => {
      const needs = needsOf(wanted);
      if (held && covers(held.asked, needs)) return held.facts;
      return client.fetchQuery(factsQuery(needs)).then(
        ({ facts }) => facts,
        () => held?.facts ?? null,
      );
    },
    [client, held],
  );
  return { facts: held?.facts ?? null, factsFor };
}

/** Looks up what is known of the world of a trip, for what changes days from outside their list; null where it cannot. */
export function useFactsLookup() {
  const client = useQueryClient();
  return useCallback(
    (wanted: TripDocument): Promise<PlanFacts | null> =>
      client.fetchQuery(factsQuery(needsOf(wanted))).then(
        ({ facts }) => facts,
        () => null,
      ),
    [client],
  );
}

/** A day in its best order. */
export const optimizeRoute = (planDay: PlanDay, { timeWishes }: TripRequest) =>
  api.call('optimizeRoute', { body: { planDay, ...(timeWishes !== undefined && { timeWishes }) } });

/** The ways from one place to another, the quickest first. */
export const useWays = (from: PlaceRef, to: PlaceRef) =>
  useQuery({
    queryKey: ['transportationInfo', from, to],
    queryFn: ({ signal }) => api.call('transportationInfo', { body: { from, to }, signal }),
    staleTime: 60 * 60_000,
  });
