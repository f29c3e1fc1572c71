import type { LngLat, MapRoute, MapWay } from './map-contents.ts';

/** Known lines along the roads, by their ways. */
export type WayLines = Record<string, LngLat[]>;

export const wayKey = ({ from, to, mode }: MapWay) => [mode, ...from, ...to].join();
export const isAlongRoads = ({ mode }: MapWay) => mode === 'drive' || mode === 'walk' || mode === 'bike';

/** A piece of a route: along the roads, or straight because nobody knows how it runs. */
export interface RoutePiece {
  line: LngLat[];
  straight: boolean;
}

/** A route in as few pieces as can be: the ways that are known along the roads, the others straight. */
export function routePieces({ line, ways }: Pick<MapRoute, 'line' | 'ways'>, known: WayLines): RoutePiece[] {
  if (!ways) return [{ line, straight: false }];
  const pieces: RoutePiece[] = [];
  for (const way of ways) {
    const road = known[wayKey(way)];
    const straight = road === undefined;
    // A road begins beside the door; the point itself keeps the line whole.
    const points = straight ? [way.from, way.to] : [way.from, ...road, way.to];
    const last = pieces.at(-1);
    if (last?.straight === straight) last.line.push(...points.slice(1));
    else pieces.push({ line: points, straight });
  }
  return pieces;
}
