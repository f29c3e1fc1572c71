import { useQueries } from '@tanstack/react-query';
import { api } from '../api.ts';
import type { MapRoute, MapWay } from './map-contents.ts';
import { isAlongRoads, wayKey, type WayLines } from './way-features.ts';

const ends = ({ from, to, mode }: MapWay) => ({
  from: { longitude: from[0], latitude: from[1] },
  to: { longitude: to[0], latitude: to[1] },
  mode: mode as 'drive' | 'walk' | 'bike',
});

/** How the ways of days run along the roads, as far as it is known; asked for a day at a time, where roads are. */
export function useWayLines(routes: readonly MapRoute[], roads: boolean): WayLines {
  const asked = roads ? routes.map(({ ways = [] }) => ways.filter(isAlongRoads)) : [];
  return useQueries({
    queries: asked
      .filter((ways) => ways.length > 0)
      .map((ways) => ({
        queryKey: ['wayLines', JSON.stringify(ways)],
        queryFn: async ({ signal }: { signal: AbortSignal }): Promise<WayLines> => {
          const { lines } = await api.call('wayLines', { body: { ways: ways.map(ends) }, signal });
          return Object.fromEntries(
            lines.flatMap((line, index) => (line ? [[wayKey(ways[index]!), line]] : [])),
          );
        },
        staleTime: Infinity,
        retry: false,
      })),
    combine: gather,
  });
}

const gather = (answers: readonly { data?: WayLines | undefined }[]): WayLines =>
  Object.assign({}, ...answers.map(({ data }) => data));
