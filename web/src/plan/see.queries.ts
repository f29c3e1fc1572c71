import { useQuery } from '@tanstack/react-query';
import type { BodyInput } from '@wayfare/contracts/endpoints';
import type { PlaceRef } from '@wayfare/contracts/place-ref';
import type { PlanDay } from '@wayfare/contracts/plan';
import type { Trip } from '@wayfare/contracts/trip';
import { api, type CallAnswer } from '../api.ts';

/** A place of a city as it is offered for a day. */
export type Offer = CallAnswer<'whatToSee'>['offers'][number];

/** What a city offers for a day of a trip, what these travellers would like best first. */
export function useWhatToSee(city: PlaceRef | null, { on }: Pick<PlanDay, 'on'>, trip: Trip) {
  const request = { ...trip.assumed, ...trip.request };
  const month = on === null ? request.month : Number(on.slice(5, 7));
  const body: BodyInput<'whatToSee'> | null = city && {
    city,
    request,
    on,
    ...(month !== undefined && { month }),
  };
  return useQuery({
    queryKey: ['whatToSee', JSON.stringify(body)],
    queryFn: ({ signal }) => (body ? api.call('whatToSee', { body, signal }) : { offers: [] }),
    enabled: body !== null,
    staleTime: 10 * 60_000,
    select: ({ offers }) => offers,
  });
}
