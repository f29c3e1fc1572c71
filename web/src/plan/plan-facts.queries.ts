import { keepPreviousData, queryOptions, useQuery, useQueryClient } from '@tanstack/react-query';
import type { PlaceRef } from '@wayfare/contracts/place-ref';
import type { PlanDay } from '@wayfare/contracts/plan';
import type { TripDocument } from '@wayfare/contracts/trip-document';
import { useCallback, useMemo, useState } from 'react';
import { api, type CallAnswer } from '../api.ts';
import { readFacts, type PlanFacts } from './plan-facts.ts';
import { covers, needsOf, type PlanNeeds } from './plan-needs.ts';

/** A day in a better order, as the server found it. */
export type OptimizedDay = CallAnswer<'optimizeRoute'>;

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
export const optimizeRoute = (planDay: PlanDay) => api.call('optimizeRoute', { body: { planDay } });

/** The ways from one place to another, the quickest first. */
export const useWays = (from: PlaceRef, to: PlaceRef) =>
  useQuery({
    queryKey: ['transportationInfo', from, to],
    queryFn: ({ signal }) => api.call('transportationInfo', { body: { from, to }, signal }),
    staleTime: 60 * 60_000,
  });

/** The sights of a city. */
export const useSights = (cityId: string | undefined) =>
  useQuery({
    queryKey: ['attractions', cityId],
    queryFn: ({ signal }) => api.call('attractions', { body: { places: [cityId ?? ''] }, signal }),
    enabled: cityId !== undefined,
    staleTime: 5 * 60_000,
    select: ({ places }) => places[0]?.attractions ?? [],
  });
