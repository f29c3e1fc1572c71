import type { ExpressionSpecification, LayerSpecification } from 'maplibre-gl';
import type { MapPalette } from './map-palette.ts';
import { besideDot, byZoom, citySource, label, plain, slanted, strong, worldSource } from './style-parts.ts';

/** What kinds of sight have a colour in common. */
const kinds: readonly (readonly [colour: keyof MapPalette['kinds'], categories: readonly string[]])[] = [
  ['food', ['food', 'market', 'nightlife', 'shopping']],
  ['nature', ['park', 'garden', 'nature', 'national_park', 'zoo', 'viewpoint', 'cemetery']],
  ['shore', ['beach', 'island', 'aquarium', 'wellness', 'bridge']],
  ['culture', ['museum', 'gallery', 'theatre', 'experience', 'theme_park']],
];

const kindColour = ({ kinds: colours }: MapPalette) =>
  [
    'match',
    ['get', 'kind'],
    ...kinds.flatMap(([colour, categories]) => [categories, colours[colour]]),
    colours.landmark,
  ] as unknown as ExpressionSpecification;

/** The more a first visitor would miss a sight, the sooner it is shown. */
const famousFirst: ExpressionSpecification = ['-', 0, ['get', 'fame']];
const famousEnough = (...steps: readonly number[]) =>
  ['>=', ['get', 'fame'], ['step', ['zoom'], ...steps]] as unknown as ExpressionSpecification;

const dot = (palette: MapPalette, colour: string | ExpressionSpecification) => ({
  'circle-color': colour,
  'circle-stroke-color': palette.halo,
  'circle-stroke-width': 1.2,
});

/** The dots of sights, stations and airports. */
const dots = (palette: MapPalette): LayerSpecification[] => [
  {
    id: 'airport-dots',
    type: 'circle',
    source: worldSource,
    'source-layer': 'airports',
    minzoom: 8,
    paint: { ...dot(palette, palette.kinds.transport), 'circle-radius': byZoom(8, 2.2, 14, 5) },
  },
  {
    id: 'sight-dots',
    type: 'circle',
    source: citySource,
    'source-layer': 'sights',
    minzoom: 10,
    layout: { 'circle-sort-key': ['get', 'fame'] },
    paint: {
      ...dot(palette, kindColour(palette)),
      'circle-radius': byZoom(10, 1.5, 13, 3.6, 16, 5.5),
      'circle-stroke-width': byZoom(10, 0.5, 13, 1.4),
    },
  },
  {
    id: 'station-dots',
    type: 'circle',
    source: citySource,
    'source-layer': 'stations',
    minzoom: 11,
    paint: {
      'circle-color': palette.halo,
      'circle-stroke-color': palette.kinds.transport,
      'circle-stroke-width': byZoom(11, 1.6, 15, 2.6),
      'circle-radius': byZoom(11, 2.4, 15, 4.4),
    },
  },
];

const airportName: ExpressionSpecification = [
  'step',
  ['zoom'],
  ['get', 'iata'],
  10,
  ['concat', ['get', 'name'], ' (', ['get', 'iata'], ')'],
];

/** What a city is made of. Its first layer is one of letters: whatever else is drawn goes below that. */
export function cityNames(palette: MapPalette): LayerSpecification[] {
  const { halo, kinds: colours } = palette;
  const near = { source: citySource, halo, minzoom: 11 };
  return [
    label({
      ...near,
      id: 'city-river-names',
      layer: 'city-rivers',
      font: slanted,
      colour: palette.waterInk,
      halo: palette.water,
      size: byZoom(11, 10, 15, 13),
      layout: {
        'symbol-placement': 'line',
        'text-letter-spacing': 0.06,
        'symbol-spacing': 300,
        'text-max-angle': 40,
      },
    }),
    ...dots(palette),
    label({
      id: 'airports',
      source: worldSource,
      layer: 'airports',
      font: plain,
      colour: colours.transport,
      halo,
      size: byZoom(8, 10, 14, 12),
      minzoom: 8.5,
      layout: { ...besideDot, 'text-field': airportName },
    }),
    label({
      ...near,
      id: 'sights',
      layer: 'sights',
      font: plain,
      colour: palette.ink,
      size: byZoom(11, 10.5, 16, 12.5),
      minzoom: 10.3,
      filter: famousEnough(92, 11, 85, 12, 60, 13, 30, 14, 0),
      layout: { ...besideDot, 'symbol-sort-key': famousFirst },
    }),
    label({
      ...near,
      id: 'stations',
      layer: 'stations',
      font: strong,
      colour: colours.transport,
      size: byZoom(11, 10.5, 15, 12.5),
      layout: besideDot,
    }),
    label({
      ...near,
      id: 'quarters',
      layer: 'quarters',
      font: strong,
      colour: palette.countryInk,
      size: byZoom(11, 10, 15, 13.5),
      layout: { 'text-letter-spacing': 0.08, 'text-transform': 'uppercase', 'text-max-width': 7 },
    }),
  ];
}
