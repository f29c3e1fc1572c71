import { clusterPoints, type Cluster } from './cluster-points.ts';
import { lngLatOf, type MapContents, type MapPoint, type MapSelection } from './map-contents.ts';

/** Below this zoom a city is one marker; from it on, what one does there. */
export const itemsFrom = 8.5;
const ideaReach = 44;
const itemReach = 24;

/** A marker of the map: one point, or several that lie too near each other. */
export interface MapMark {
  id: string;
  points: [MapPoint, ...MapPoint[]];
  /** Set back because another day is chosen. */
  faint: boolean;
}

/** The markers that a map shows at a zoom, in the order of the trip. */
export function visibleMarkers(
  { points, days }: MapContents,
  zoom: number,
  { dayId, itemId }: MapSelection,
): MapMark[] {
  const near = zoom >= itemsFrom;
  const of = (kind: MapPoint['kind']) => points.filter((point) => point.kind === kind);
  const stops = of('stop');
  const items = near || stops.length === 0 ? of('item') : [];
  const shownStops = near && days.length > 0 ? stops.filter(({ id }) => id === itemId) : stops;
  const alone = (point: MapPoint) => point.id === itemId || (dayId !== null && point.dayId === dayId);
  return [
    ...shownStops.map((point): MapMark => ({ id: point.id, points: [point], faint: false })),
    ...gather(
      items.filter((point) => !alone(point)),
      zoom,
      itemReach,
      dayId !== null,
    ),
    ...items
      .filter(alone)
      .map((point): MapMark => ({ id: point.id, points: [point], faint: point.faint ?? false })),
    ...gather(of('idea'), zoom, ideaReach, false),
  ];
}

/** The cities that markers name, so that the ground need not: all the way in where nothing takes their place. */
export const markerNames = ({ points, days }: MapContents) => ({
  names: points.filter(({ kind }) => kind === 'stop').map(({ name }) => name),
  // A little longer than the marker itself: what one does there says what is there, not where.
  until: days.length > 0 ? 11 : 24,
});

function gather(points: readonly MapPoint[], zoom: number, reach: number, faint: boolean): MapMark[] {
  const placed = points.map((point) => ({ id: point.id, at: lngLatOf(point.place), point }));
  return clusterPoints(placed, Math.floor(zoom * 2) / 2, reach).map(
    ({ id, points: gathered }: Cluster<(typeof placed)[number]>) => ({
      id,
      points: gathered.map(({ point }) => point) as MapMark['points'],
      faint,
    }),
  );
}
