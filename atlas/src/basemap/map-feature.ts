import type { Feature } from 'geojson';
import type { Point } from './smooth-line.ts';

/** What a feature of a tile says; one with `from` is left out of tiles of lower zoom. */
export type Facts = Record<string, string | number>;

/** The layers of the map's tiles. */
export type BasemapLayers = Record<string, Feature[]>;

export const pointFeature = (coordinates: Point, properties: Facts): Feature => ({
  type: 'Feature',
  properties,
  geometry: { type: 'Point', coordinates },
});

export const lineFeature = (coordinates: Point[], properties: Facts): Feature => ({
  type: 'Feature',
  properties,
  geometry: { type: 'LineString', coordinates },
});

export const areaFeature = (rings: Point[][], properties: Facts): Feature => ({
  type: 'Feature',
  properties,
  geometry: { type: 'Polygon', coordinates: rings },
});
