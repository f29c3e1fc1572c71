import type { Feature, FeatureCollection } from 'geojson';
import type { FilterSpecification, StyleSpecification } from 'maplibre-gl';
import type { MapRoute } from './map-contents.ts';
import type { RouteColours } from './read-colours.ts';

/** Routes of days are lost in a point when a country is in view; the ways between cities, when a street is. */
const daysFrom = 7;

/** The features of the routes: those of other days step back behind the chosen one. */
export const routeFeatures = (
  routes: readonly MapRoute[],
  dayId: string | null,
  colours: RouteColours,
): FeatureCollection => ({
  type: 'FeatureCollection',
  features: routes.map(({ id, dayId: of, colour, line, flown }): Feature => ({
    type: 'Feature',
    properties: {
      id,
      colour: colours.days[colour] ?? colours.days[0]!,
      ofDay: of !== null,
      strength: dayId === null || of === dayId ? 1 : of === null ? 0.5 : 0.22,
      flown,
    },
    geometry: { type: 'LineString', coordinates: line },
  })),
});

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
            ['any', ['>=', ['zoom'], namesUntil], ['!', ['in', ['get', 'name'], ['literal', names]]]],
          ] as FilterSpecification,
        }
      : layer,
  );

/** The source that the routes of a trip are drawn from. */
export const routesSource = 'routes';

/** A style with a trip's routes drawn over it; `named` is what the markers name themselves. */
export function withRoutes(
  base: StyleSpecification,
  { casing, named }: { casing: string; named: MarkerNames },
): StyleSpecification {
  const shape = { 'line-cap': 'round', 'line-join': 'round' } as const;
  const source = routesSource;
  return {
    ...base,
    layers: [
      ...withoutNames(base, named),
      {
        id: 'legs',
        type: 'line',
        source,
        maxzoom: 11,
        filter: ['!', ['get', 'ofDay']],
        layout: shape,
        paint: {
          'line-color': ['get', 'colour'],
          'line-width': 2,
          'line-opacity': ['*', 0.75, ['get', 'strength']],
          'line-dasharray': [0.5, 2.2],
        },
      },
      {
        id: 'route-casing',
        type: 'line',
        source,
        minzoom: daysFrom,
        filter: ['get', 'ofDay'],
        layout: shape,
        paint: { 'line-color': casing, 'line-width': 6, 'line-opacity': ['*', 0.8, ['get', 'strength']] },
      },
      {
        id: 'routes',
        type: 'line',
        source,
        minzoom: daysFrom,
        filter: ['get', 'ofDay'],
        layout: shape,
        paint: { 'line-color': ['get', 'colour'], 'line-width': 3.2, 'line-opacity': ['get', 'strength'] },
      },
    ],
  };
}

/** The same style with these routes in it. */
export const withData = (style: StyleSpecification, data: FeatureCollection): StyleSpecification => ({
  ...style,
  sources: { ...style.sources, [routesSource]: { type: 'geojson', data } },
});
