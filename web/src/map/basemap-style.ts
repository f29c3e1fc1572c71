import type {
  ExpressionSpecification,
  LayerSpecification,
  StyleSpecification,
  SymbolLayerSpecification,
} from 'maplibre-gl';
import type { MapPalette } from './map-palette.ts';

/** What the style calls the embedded map. */
export const ownSource = 'world';
const source = ownSource;
// The first name is looked up in vain; its words tell the weight, the second name is the face.
const plain = ['Medium', 'Inter Variable'];
const strong = ['Semibold', 'Inter Variable'];
const slanted = ['Italic', 'Inter Variable'];

const byZoom = (...stops: readonly number[]) =>
  ['interpolate', ['linear'], ['zoom'], ...stops] as unknown as ExpressionSpecification;

/** A length on the ground (property `reach`, in tenths of a kilometre), in pixels: doubles with each zoom. */
const builtRadius = [
  'interpolate',
  ['exponential', 2],
  ['zoom'],
  4,
  ['*', ['get', 'reach'], 0.024],
  14,
  ['*', ['get', 'reach'], 24.6],
] as unknown as ExpressionSpecification;

function ground(palette: MapPalette): LayerSpecification[] {
  const layer = { source, 'source-layer': 'land' };
  return [
    { id: 'water', type: 'background', paint: { 'background-color': palette.water } },
    {
      id: 'shallows',
      type: 'line',
      ...layer,
      paint: {
        'line-color': palette.shallows,
        'line-width': byZoom(0, 4, 5, 10, 10, 18),
        'line-blur': byZoom(0, 2, 10, 8),
      },
    },
    { id: 'land', type: 'fill', ...layer, paint: { 'fill-color': palette.land } },
    {
      id: 'built',
      type: 'circle',
      source,
      'source-layer': 'places',
      minzoom: 5,
      filter: ['>=', ['get', 'reach'], 12],
      paint: {
        'circle-color': palette.built,
        'circle-radius': builtRadius,
        'circle-blur': 0.6,
        'circle-opacity': byZoom(5, 0, 7, 0.4, 11, 0.5, 13, 0),
        'circle-pitch-alignment': 'map',
      },
    },
    {
      id: 'rivers',
      type: 'line',
      source,
      'source-layer': 'rivers',
      layout: { 'line-join': 'round', 'line-cap': 'round' },
      paint: {
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
          ['+', 2, ['*', ['get', 'width'], 6]],
        ],
      },
    },
    { id: 'lakes', type: 'fill', source, 'source-layer': 'lakes', paint: { 'fill-color': palette.water } },
    {
      id: 'coast',
      type: 'line',
      ...layer,
      layout: { 'line-join': 'round' },
      paint: { 'line-color': palette.coast, 'line-width': byZoom(0, 0.4, 6, 0.8, 12, 1.4) },
    },
    {
      id: 'borders',
      type: 'line',
      source,
      'source-layer': 'borders',
      layout: { 'line-join': 'round' },
      paint: {
        'line-color': palette.border,
        'line-width': byZoom(0, 0.4, 5, 1, 10, 1.6),
        'line-dasharray': [3, 2],
      },
    },
  ];
}

interface Label {
  id: string;
  layer: string;
  font: string[];
  colour: string;
  halo: string;
  size: ExpressionSpecification;
  layout?: SymbolLayerSpecification['layout'];
  minzoom?: number;
  maxzoom?: number;
  filter?: ExpressionSpecification;
}

const label = ({ id, layer, font, colour, halo, size, layout, ...rest }: Label): LayerSpecification => ({
  id,
  type: 'symbol',
  source,
  'source-layer': layer,
  ...rest,
  layout: {
    'text-field': ['get', 'name'],
    'text-font': font,
    'text-size': size,
    'text-max-width': 8,
    'text-padding': 4,
    ...layout,
  },
  paint: { 'text-color': colour, 'text-halo-color': halo, 'text-halo-width': 1.4, 'text-halo-blur': 0.4 },
});

const aboveDot = {
  'text-variable-anchor': ['bottom', 'left', 'right', 'top'],
  'text-radial-offset': 0.45,
  'text-justify': 'auto',
} satisfies SymbolLayerSpecification['layout'];

const byPeople = (least: number, most: number) =>
  [
    'interpolate',
    ['linear'],
    ['log10', ['max', 1000, ['get', 'people']]],
    3.2,
    least,
    6.8,
    most,
  ] as unknown as ExpressionSpecification;

/** What a city is made of. */
function cityNames(palette: MapPalette): LayerSpecification[] {
  const { halo } = palette;
  return [
    label({
      id: 'quarters',
      layer: 'quarters',
      font: plain,
      colour: palette.countryInk,
      halo,
      size: byZoom(11, 11, 15, 14),
      minzoom: 11.3,
      layout: { 'text-letter-spacing': 0.06 },
    }),
    {
      id: 'sight-dots',
      type: 'circle',
      source,
      'source-layer': 'sights',
      minzoom: 10.5,
      paint: {
        'circle-radius': byZoom(10.5, 1.4, 15, 3),
        'circle-color': palette.dot,
        'circle-opacity': 0.75,
      },
    },
    label({
      id: 'sights',
      layer: 'sights',
      font: plain,
      colour: palette.ink,
      halo,
      size: byZoom(12, 10.5, 16, 12.5),
      minzoom: 12.4,
      layout: { ...aboveDot, 'symbol-sort-key': ['-', 0, ['get', 'fame']] },
    }),
  ];
}

const morePeopleFirst: ExpressionSpecification = ['-', 0, ['get', 'people']];

/** Seas, countries and the places in them. */
function worldNames(palette: MapPalette): LayerSpecification[] {
  const { halo, water } = palette;
  return [
    label({
      id: 'seas',
      layer: 'seas',
      font: slanted,
      colour: palette.waterInk,
      halo: water,
      size: byZoom(0, 10, 6, 14),
      maxzoom: 10,
      layout: { 'text-letter-spacing': 0.12, 'text-max-width': 6 },
    }),
    {
      id: 'place-dots',
      type: 'circle',
      source,
      'source-layer': 'places',
      maxzoom: 10,
      filter: ['<=', ['get', 'from'], ['zoom']],
      paint: {
        'circle-radius': ['case', ['has', 'capital'], 2.6, 1.9],
        'circle-color': palette.halo,
        'circle-stroke-color': palette.dot,
        'circle-stroke-width': 1.1,
      },
    },
    label({
      id: 'places',
      layer: 'places',
      font: plain,
      colour: palette.ink,
      halo,
      size: byPeople(10.5, 14),
      filter: ['!', ['has', 'guide']],
      layout: { ...aboveDot, 'symbol-sort-key': morePeopleFirst, 'text-padding': 14 },
    }),
    label({
      id: 'guide-places',
      layer: 'places',
      font: strong,
      colour: palette.strongInk,
      halo,
      size: byPeople(12, 15.5),
      maxzoom: 13.5,
      filter: ['has', 'guide'],
      layout: { ...aboveDot, 'symbol-sort-key': morePeopleFirst },
    }),
    label({
      id: 'countries',
      layer: 'countries',
      font: strong,
      colour: palette.countryInk,
      halo,
      size: byZoom(1, 9.5, 5, 14),
      maxzoom: 6.5,
      layout: {
        'text-transform': 'uppercase',
        'text-letter-spacing': 0.14,
        'symbol-sort-key': ['-', 0, ['get', 'area']],
      },
    }),
  ];
}

/** The embedded map of the world: drawn from one archive of our own server, its letters by the browser. */
export const basemapStyle = (palette: MapPalette, archiveUrl: string): StyleSpecification => ({
  version: 8,
  sources: { [source]: { type: 'vector', url: `pmtiles://${archiveUrl}` } },
  layers: [...ground(palette), ...cityNames(palette), ...worldNames(palette)],
});
