import type { LngLat, MapContents, MapPoint, MapSelection } from './map-contents.ts';
import { lngLatOf } from './map-contents.ts';

/** South-west and north-east corner. */
export type Bounds = [LngLat, LngLat];

/** The box around some points, the short way round the world; null for none. */
export function boundsOf(points: readonly LngLat[]): Bounds | null {
  const [first] = points;
  if (!first) return null;
  let [west, south, east, north] = [first[0], first[1], first[0], first[1]];
  for (const [longitude, latitude] of points) {
    const middle = (west + east) / 2;
    const near =
      longitude - middle > 180 ? longitude - 360 : longitude - middle < -180 ? longitude + 360 : longitude;
    west = Math.min(west, near);
    east = Math.max(east, near);
    south = Math.min(south, latitude);
    north = Math.max(north, latitude);
  }
  return [
    [west, south],
    [east, north],
  ];
}

const cityReach = 0.12;

/** A city is more than its point: some ground around it, in degrees. */
export const around = ([longitude, latitude]: LngLat): LngLat[] => [
  [longitude - cityReach, latitude - cityReach],
  [longitude + cityReach, latitude + cityReach],
];

/** What a map should show: the chosen day, or all of it. */
export function boundsToFit({ points, routes }: MapContents, dayId: MapSelection['dayId']): Bounds | null {
  const ofDay = dayId === null ? [] : points.filter((point) => point.dayId === dayId);
  if (ofDay.length > 0) return boundsOf(ofDay.map(({ place }) => lngLatOf(place)));
  const kept = points.filter(({ kind }) => kind !== 'idea');
  const shown = kept.length > 0 ? kept : points;
  const planned = shown.filter(({ kind }) => kind === 'item').map(({ place }) => lngLatOf(place));
  // Where it is planned what one sees there, that is how much of a city there is to show.
  const isSeen = ([longitude, latitude]: LngLat) =>
    planned.some(([x, y]) => Math.abs(x - longitude) < cityReach && Math.abs(y - latitude) < cityReach);
  const groundOf = ({ place, kind }: MapPoint): LngLat[] => {
    const at = lngLatOf(place);
    return kind === 'stop' && !isSeen(at) ? around(at) : [at];
  };
  return boundsOf([
    ...shown.flatMap(groundOf),
    // A flight from home would shrink the trip itself to a dot at the end of it.
    ...routes.flatMap(({ dayId: of, line, flown }) => (of === null && !flown ? line : [])),
  ]);
}
