import type { ExpressionSpecification, LayerSpecification } from 'maplibre-gl';
import type { MapPalette } from './map-palette.ts';
import { besideDot, byZoom, label, plain, slanted, strong, worldSource } from './style-parts.ts';

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

const morePeopleFirst: ExpressionSpecification = ['-', 0, ['get', 'people']];

/** Seas, countries and the places in them. */
export function worldNames(palette: MapPalette): LayerSpecification[] {
  const { halo, water } = palette;
  const source = worldSource;
  const waterName = { source, font: slanted, colour: palette.waterInk, halo: water };
  return [
    label({
      ...waterName,
      id: 'lake-names',
      layer: 'lake-names',
      size: byZoom(4, 9.5, 9, 13),
      maxzoom: 12,
      layout: { 'text-max-width': 6 },
    }),
    label({
      ...waterName,
      id: 'seas',
      layer: 'seas',
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
      filter: [
        'all',
        ['<=', ['get', 'from'], ['zoom']],
        ['>=', ['get', 'people'], ['step', ['zoom'], 0, 8, 8000]],
      ],
      paint: {
        'circle-radius': ['case', ['has', 'capital'], 2.6, 1.9],
        'circle-color': palette.halo,
        'circle-stroke-color': palette.dot,
        'circle-stroke-width': 1.1,
      },
    },
    label({
      id: 'places',
      source,
      layer: 'places',
      font: plain,
      colour: palette.ink,
      halo,
      size: byPeople(10.5, 14),
      filter: ['!', ['has', 'guide']],
      layout: { ...besideDot, 'symbol-sort-key': morePeopleFirst, 'text-padding': 14 },
    }),
    label({
      id: 'guide-places',
      source,
      layer: 'places',
      font: strong,
      colour: palette.strongInk,
      halo,
      size: byPeople(12, 15.5),
      maxzoom: 13.5,
      filter: ['has', 'guide'],
      layout: { ...besideDot, 'symbol-sort-key': morePeopleFirst },
    }),
    label({
      id: 'countries',
      source,
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
