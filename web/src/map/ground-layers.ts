import type { ExpressionSpecification, LayerSpecification, LineLayerSpecification } from 'maplibre-gl';
import type { MapPalette } from './map-palette.ts';
import { byZoom, citySource, worldSource } from './style-parts.ts';

const round = { 'line-join': 'round', 'line-cap': 'round' } as const;

interface Ground {
  id: string;
  source?: string;
  layer: string;
  minzoom?: number;
  maxzoom?: number;
}

const line = (
  { layer, source = worldSource, ...rest }: Ground,
  paint: NonNullable<LineLayerSpecification['paint']>,
): LayerSpecification => ({ type: 'line', source, 'source-layer': layer, ...rest, layout: round, paint });

const fill = (
  { layer, source = worldSource, ...rest }: Ground,
  colour: string | ExpressionSpecification,
): LayerSpecification => ({
  type: 'fill',
  source,
  'source-layer': layer,
  ...rest,
  paint: { 'fill-color': colour },
});

/** From this zoom on the tiles of cities tell more. */
const near = 10;
/** Land that the coarse outlines leave out: from far, and from near with more corners. */
const regained: readonly Ground[] = [
  { id: 'regained', layer: 'regained', maxzoom: near },
  { id: 'regained-near', source: citySource, layer: 'regained', minzoom: near },
];
const lands: readonly Ground[] = [{ id: 'land', layer: 'land' }, ...regained];

/** What is known to a kilometre only would stand on the wrong side of a street. */
const roughlyKnown = { maxzoom: 11.5, opacity: byZoom(5, 0.5, 7, 1, 10.3, 1, 11.5, 0) };

/** A width on the ground (property `meters`), in pixels: doubles with each zoom. */
const acrossMeters = [
  'interpolate',
  ['exponential', 2],
  ['zoom'],
  10,
  ['max', 1.4, ['*', ['get', 'meters'], 0.02]],
  16,
  ['max', 5, ['*', ['get', 'meters'], 1.28]],
] as unknown as ExpressionSpecification;

/** Sea and land, and what covers it. */
const surfaces = (palette: MapPalette): LayerSpecification[] => [
  { id: 'water', type: 'background', paint: { 'background-color': palette.water } },
  ...lands.map((of) =>
    line(
      { ...of, id: `${of.id}-shallows` },
      {
        'line-color': palette.shallows,
        'line-width': byZoom(0, 4, 5, 10, 10, 18),
        'line-blur': byZoom(0, 2, 10, 8),
      },
    ),
  ),
  // Below the land, which hides its inner half, and all of it where two pieces of land lie over each other.
  ...lands.map((of) =>
    line(
      { ...of, id: `${of.id}-coast` },
      { 'line-color': palette.coast, 'line-width': byZoom(0, 0.8, 6, 1.6, 12, 2.6) },
    ),
  ),
  fill({ id: 'land', layer: 'land' }, palette.land),
  fill({ id: 'lakes', layer: 'lakes' }, palette.water),
  ...regained.map((of) => fill(of, palette.land)),
  fill(
    { id: 'built', layer: 'built' },
    byZoom(5, palette.land, 7, palette.built, 11, palette.built, 14, palette.builtNear),
  ),
  {
    ...fill(
      { id: 'quarter-areas', source: citySource, layer: 'quarter-areas', minzoom: near },
      palette.quarter,
    ),
    paint: { 'fill-color': palette.quarter, 'fill-opacity': byZoom(10.5, 0, 12, 0.6) },
  } as LayerSpecification,
  fill({ id: 'parks', source: citySource, layer: 'parks', minzoom: near }, palette.park),
];

/** Rivers, railways and borders. */
const lines = (palette: MapPalette): LayerSpecification[] => [
  line(
    { id: 'rivers', layer: 'rivers', maxzoom: roughlyKnown.maxzoom },
    {
      'line-color': palette.river,
      'line-width': [
        'interpolate',
        ['linear'],
        ['zoom'],
        2,
        ['*', ['get', 'width'], 1.2],
        8,
        ['+', 0.8, ['*', ['get', 'width'], 3]],
        13,
        ['+', 2.5, ['*', ['get', 'width'], 7]],
      ],
      'line-opacity': byZoom(10.3, 1, 11.5, 0),
    },
  ),
  line(
    { id: 'city-rivers', source: citySource, layer: 'city-rivers', minzoom: near },
    {
      'line-color': palette.water,
      'line-width': acrossMeters,
      'line-opacity': byZoom(10, 0, 11, 1),
    },
  ),
  line(
    { id: 'railways', layer: 'railways', maxzoom: roughlyKnown.maxzoom },
    {
      'line-color': palette.rail,
      'line-width': byZoom(5, 0.5, 9, 1.1, 13, 1.8),
      'line-opacity': roughlyKnown.opacity,
    },
  ),
  {
    id: 'railway-ties',
    type: 'line',
    source: worldSource,
    'source-layer': 'railways',
    minzoom: 8,
    maxzoom: roughlyKnown.maxzoom,
    paint: {
      'line-color': palette.rail,
      'line-width': byZoom(8, 3, 13, 5),
      'line-dasharray': [0.35, 3.2],
      'line-opacity': roughlyKnown.opacity,
    },
  },
  line(
    { id: 'borders', layer: 'borders' },
    {
      'line-color': palette.border,
      'line-width': byZoom(0, 0.4, 5, 1, 10, 1.6),
      'line-dasharray': [3, 2],
    },
  ),
];

/** Sea and land, and what lies on it. */
export const groundLayers = (palette: MapPalette): LayerSpecification[] => [
  ...surfaces(palette),
  ...lines(palette),
];
