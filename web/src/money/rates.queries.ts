import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { TripDocument } from '@wayfare/contracts/trip-document';
import { useSettledValue } from '../ui/use-settled-value.ts';
import { api } from '../api.ts';

/** The server's indicative rates with their day; asked for once. */
export const useExchangeRates = () =>
  useQuery({
    queryKey: ['exchangeRates'],
    queryFn: ({ signal }) => api.call('exchangeRates', { signal }),
    staleTime: Infinity,
  });

/** What the trip would cost with usual prices for whatever has none; asked for once changes have settled. */
export const useUsualCost = ({ trip, plan }: TripDocument, currency: string) => {
  const settled = useSettledValue(trip, 800);
  return useQuery({
    queryKey: ['usualCost', settled.stops, settled.legs, settled.request, settled.assumed, currency],
    queryFn: ({ signal }) =>
      api.call('usualCost', { body: { trip: { ...settled, ideas: [], notes: '' }, plan, currency }, signal }),
    enabled: settled.stops.length > 0,
    placeholderData: keepPreviousData,
    staleTime: Infinity,
  });
};
