import type { Feature, FeatureCollection } from 'geojson';
import type {
  ExpressionSpecification,
  FilterSpecification,
  LayerSpecification,
  StyleSpecification,
  SymbolLayerSpecification,
} from 'maplibre-gl';
import { lngLatOf, type MapContents, type MapPoint } from './map-contents.ts';
import type { RouteColours } from './read-colours.ts';
import { plain, strong } from './style-parts.ts';
import { itemsFrom } from './visible-markers.ts';
import { routePieces, type WayLines } from './way-features.ts';

/** Routes of days are lost in a point when a country is in view; the ways between cities, when a street is. */
const daysFrom = 7;
/** Farther out a city is one marker and its names are many. */
const pinNamesFrom = 10;

/** The features of the routes: those of other days step back behind the chosen one. */
export const routeFeatures = (
  { points, routes }: Pick<MapContents, 'points' | 'routes'>,
  { dayId, colours, lines }: { dayId: string | null; colours: RouteColours; lines: WayLines },
): FeatureCollection => ({
  type: 'FeatureCollection',
  features: [
    ...routes.flatMap((route) => {
      const { id, dayId: of, colour, flown, track } = route;
      const look = {
        id,
        colour: colours.days[colour] ?? colours.days[0]!,
        ofDay: of !== null,
        strength: dayId === null || of === dayId ? 1 : of === null ? 0.5 : 0.22,
        flown,
        ...(track !== undefined && { track }),
      };
      return routePieces(route, lines).map(({ line, straight }): Feature => ({
        type: 'Feature',
        properties: { ...look, straight },
        geometry: { type: 'LineString', coordinates: line },
      }));
    }),
    ...spotsOf(points, dayId),
  ],
});

/**
 * Where markers stand, which no name may cover, and the names that they have on the map: those of another day than the
 * chosen one have none. Markers of one place stand beside each other, and only the first of them is named.
 */
function spotsOf(points: readonly MapPoint[], chosenDay: string | null): Feature[] {
  const taken = new Map<string, number>();
  return points.map(({ kind, place, name, dayId }) => {
    const at = lngLatOf(place);
    const faint = chosenDay !== null && dayId !== null && dayId !== chosenDay;
    const beside = kind === 'item' && !faint ? (taken.get(at.join()) ?? 0) : 0;
    if (kind === 'item' && !faint) taken.set(at.join(), beside + 1);
    return {
      type: 'Feature',
      properties: {
        spot: kind,
        beside: chosenDay === null ? 0 : beside,
        ...(!faint && beside === 0 && { label: name }),
        // What the atlas knows is found by its name as what the ground shows.
        ...(place.placeId !== undefined && { name, id: place.placeId, kind: 'held' }),
      },
      geometry: { type: 'Point', coordinates: at },
    };
  });
}

const isTrack: ExpressionSpecification = ['has', 'track'];
const isOfDay: ExpressionSpecification = ['==', ['get', 'ofDay'], true];

/** What markers name themselves, and up to which zoom they do. */
export interface MarkerNames {
  names: readonly string[];
  until: number;
}

/** Leaves names out of the ground's labels that a marker carries already. */
const withoutNames = (base: StyleSpecification, { names, until: namesUntil }: MarkerNames) =>
  base.layers.map((layer) =>
    layer.type === 'symbol' && layer.id.endsWith('places')
      ? {
          ...layer,
          filter: [
            'all',
            layer.filter ?? true,
            [
              'any',
              ['>=', ['zoom'], namesUntil],
              ['!', ['in', ['coalesce', ['get', 'name:en'], ['get', 'name']], ['literal', names]]],
            ],
          ] as FilterSpecification,
        }
      : layer,
  );

/** The source that the routes of a trip are drawn from. */
export const routesSource = 'routes';
/** The layers that the ways of days are drawn in. */
export const dayLines = ['routes', 'straight-routes'] as const;

/** Nothing to be seen: it takes the room of a marker, so that names keep clear of it. */
const spots = (
  rest: Pick<SymbolLayerSpecification, 'id' | 'minzoom' | 'maxzoom' | 'filter'>,
): LayerSpecification => ({
  ...rest,
  type: 'symbol',
  source: routesSource,
  layout: {
    'text-field': '●',
    'text-font': plain,
    'text-size': 24,
    'text-padding': 2,
    // As far as the markers themselves are moved.
    'text-offset': [
      'match',
      ['get', 'beside'],
      1,
      ['literal', [0.83, 0]],
      2,
      ['literal', [1.67, 0]],
      ['literal', [0, 0]],
    ],
    'text-allow-overlap': true,
  },
  paint: { 'text-opacity': 0 },
});

interface NameLook extends Pick<SymbolLayerSpecification, 'id' | 'minzoom' | 'maxzoom' | 'filter'> {
  size: number;
  /** How far from the middle of the marker, in letters. */
  off: number;
  anchors: ('left' | 'right' | 'top' | 'bottom')[];
  halo: number;
}

/** Names beside their markers, where they hide no others. */
const names = (
  { size, off, anchors, halo, ...rest }: NameLook,
  [ink, casing]: readonly [string, string],
): LayerSpecification => ({
  ...rest,
  type: 'symbol',
  source: routesSource,
  layout: {
    'text-field': ['get', 'label'],
    'text-font': strong,
    'text-size': size,
    'text-max-width': 9,
    'text-variable-anchor': anchors,
    'text-radial-offset': off,
    'text-justify': 'auto',
    'text-padding': 3,
  },
  paint: { 'text-color': ink, 'text-halo-color': casing, 'text-halo-width': halo },
});

/** The names of what one does. */
const pinNames: NameLook = {
  id: 'pin-names',
  minzoom: pinNamesFrom,
  filter: ['all', ['has', 'label'], ['!=', ['get', 'spot'], 'stop']],
  size: 12,
  off: 1.5,
  anchors: ['left', 'right', 'top', 'bottom'],
  halo: 1.6,
};

/** The names of the stops. */
const stopNames: NameLook = {
  id: 'stop-names',
  filter: ['all', ['has', 'label'], ['==', ['get', 'spot'], 'stop']],
  size: 14,
  off: 1.35,
  anchors: ['top', 'left', 'right', 'bottom'],
  halo: 1.8,
};

const roundLine = { 'line-cap': 'round', 'line-join': 'round' } as const;

/** Recorded ways. */
const trackLines = (casing: string): LayerSpecification[] => [
  {
    id: 'track-casing',
    type: 'line',
    source: routesSource,
    filter: isTrack,
    layout: roundLine,
    paint: { 'line-color': casing, 'line-width': 5, 'line-opacity': ['*', 0.8, ['get', 'strength']] },
  },
  {
    id: 'tracks',
    type: 'line',
    source: routesSource,
    filter: isTrack,
    layout: roundLine,
    paint: { 'line-color': ['get', 'colour'], 'line-width': 2.6, 'line-opacity': ['get', 'strength'] },
  },
];

const trackNames = (ink: string, casing: string): LayerSpecification => ({
  id: 'track-names',
  type: 'symbol',
  source: routesSource,
  filter: isTrack,
  layout: {
    'symbol-placement': 'line',
    'text-field': ['get', 'track'],
    'text-font': strong,
    'text-size': 12,
    'text-padding': 3,
  },
  paint: { 'text-color': ink, 'text-halo-color': casing, 'text-halo-width': 1.6 },
});

/** A style with a trip's routes drawn over it; `named` is what the markers name themselves. */
export function withRoutes(
  base: StyleSpecification,
  { colours: { casing, days }, named }: { colours: RouteColours; named: MarkerNames },
): StyleSpecification {
  const source = routesSource;
  const ink = days[0]!;
  return {
    ...base,
    layers: [
      ...withoutNames(base, named),
      {
        id: 'legs',
        type: 'line',
        source,
        maxzoom: 11,
        filter: ['all', ['==', ['get', 'ofDay'], false], ['!', isTrack]],
        layout: roundLine,
        paint: {
          'line-color': ['get', 'colour'],
          'line-width': 2,
          'line-opacity': ['*', 0.75, ['get', 'strength']],
          'line-dasharray': [0.5, 2.2],
        },
      },
      ...trackLines(casing),
      {
        id: 'route-casing',
        type: 'line',
        source,
        minzoom: daysFrom,
        filter: isOfDay,
        layout: roundLine,
        paint: { 'line-color': casing, 'line-width': 6, 'line-opacity': ['*', 0.8, ['get', 'strength']] },
      },
      {
        id: 'routes',
        type: 'line',
        source,
        minzoom: daysFrom,
        filter: ['all', isOfDay, ['!', ['get', 'straight']]],
        layout: roundLine,
        paint: { 'line-color': ['get', 'colour'], 'line-width': 3.6, 'line-opacity': ['get', 'strength'] },
      },
      {
        id: 'straight-routes',
        type: 'line',
        source,
        minzoom: daysFrom,
        filter: ['all', isOfDay, ['get', 'straight']],
        layout: { 'line-join': 'round' },
        paint: {
          'line-color': ['get', 'colour'],
          'line-width': 3.2,
          'line-opacity': ['get', 'strength'],
          'line-dasharray': [2.4, 1.4],
        },
      },
      trackNames(ink, casing),
      // What stands higher is placed first: stops keep their names, and all others keep clear of them and of markers.
      names(pinNames, [ink, casing]),
      spots({ id: 'spots', minzoom: itemsFrom, filter: ['has', 'spot'] }),
      names({ ...stopNames, maxzoom: named.until }, [ink, casing]),
      spots({ id: 'far-spots', maxzoom: itemsFrom, filter: ['==', ['get', 'spot'], 'stop'] }),
    ],
  };
}

/** The same style with these routes in it. */
export const withData = (style: StyleSpecification, data: FeatureCollection): StyleSpecification => ({
  ...style,
  sources: { ...style.sources, [routesSource]: { type: 'geojson', data } },
});
