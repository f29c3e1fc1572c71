import { useQuery } from '@tanstack/react-query';
import { api } from '../api.ts';

/** So long it is believed that there are no streets: their server may only have been slow. */
const againMs = 60_000;

/** What the maps of this site can show beyond the embedded one. Asked for once, as long as there are streets. */
export const useMapSettings = () =>
  useQuery({
    queryKey: ['mapSettings'],
    queryFn: ({ signal }) => api.call('mapSettings', { signal }),
    staleTime: ({ state }) => (state.data?.streets ? Infinity : againMs),
    retry: false,
  }).data;
