import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { dropTrip, keepTrip, keptTrip, sizeToKeep, type TripAddress } from './keep-trip.ts';

const keyOf = (id: string) => ['keptTrip', id];

/** What is kept of a trip on this device. Asks no server. */
export const useKeptTrip = (id: string) =>
  useQuery({ queryKey: keyOf(id), queryFn: () => keptTrip(id), networkMode: 'always', staleTime: 0 });

/** How much keeping a trip would load, about. */
export const useSizeToKeep = (trip: TripAddress, enabled: boolean) =>
  useQuery({ queryKey: ['sizeToKeep', trip.id], queryFn: () => sizeToKeep(trip), enabled, retry: false });

/** Keeps a trip on this device. */
export function useKeepTrip(trip: TripAddress) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: () => keepTrip(trip),
    onSettled: () => client.invalidateQueries({ queryKey: keyOf(trip.id) }),
  });
}

/** Gives back the room that a kept trip takes. */
export function useDropTrip(id: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: () => dropTrip(id),
    networkMode: 'always',
    onSettled: () => client.invalidateQueries({ queryKey: keyOf(id) }),
  });
}
