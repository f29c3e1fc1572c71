import { readFileSync } from 'node:fs';
import type { Feature, FeatureCollection, LineString, Polygon, Position } from 'geojson';
import { packageFile } from '../build/package-file.ts';
import { areaFeature, lineFeature } from './map-feature.ts';
import { smoothLine, type Point } from './smooth-line.ts';

const read = (file: string) =>
  (JSON.parse(readFileSync(packageFile('mapeo-offline-map', `dist/${file}`), 'utf8')) as FeatureCollection)
    .features;

const smooth = (line: Position[]) => smoothLine(line as Point[], 2);

/** The rivers of `mapeo-offline-map` (Natural Earth, 1:10 million, to a hundredth of a degree); they have no names. */
export const readRivers = (): Feature[] =>
  read('rivers.json').flatMap(({ properties, geometry }) => {
    const lines =
      geometry.type === 'MultiLineString' ? geometry.coordinates : [(geometry as LineString).coordinates];
    const from = Math.max(2, Math.floor(Number(properties?.['min_zoom'] ?? 5)) - 1);
    const width = Number(properties?.['strokeweig'] ?? 0.2);
    return lines.map((line) => lineFeature(smooth(line), { from, width }));
  });

/** Its lakes. */
export const readLakes = (): Feature[] =>
  read('lakes.json').flatMap(({ properties, geometry }) => {
    const polygons =
      geometry.type === 'MultiPolygon' ? geometry.coordinates : [(geometry as Polygon).coordinates];
    const from = Math.min(6, Math.max(1, Number(properties?.['scalerank'] ?? 5) - 1));
    const name = String(properties?.['name'] ?? '');
    return polygons.map((rings) => areaFeature(rings.map(smooth), { from, ...(name && { name }) }));
  });
