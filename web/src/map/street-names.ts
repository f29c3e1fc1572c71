import type { ExpressionSpecification, LayerSpecification } from 'maplibre-gl';
import type { MapPalette } from './map-palette.ts';
import type { StreetForm } from './street-forms.ts';
import { kindsOf, type StreetLook } from './street-kinds.ts';
import { lookImage, looks } from './street-marks.ts';
import { streetSource as source } from './street-source.ts';
import { byZoom, type Label, label, plain, slanted, strong } from './style-parts.ts';

/** The name in English, or as it is written there in Latin letters. */
const latin: ExpressionSpecification = [
  'coalesce',
  ['get', 'name:en'],
  ['get', 'name:latin'],
  ['get', 'name2'],
  ['get', 'name'],
];
/** The name as it stands on the spot, where that is in other letters. */
const local: ExpressionSpecification = [
  'coalesce',
  ['get', 'name:nonlatin'],
  ['case', ['has', 'script'], ['get', 'name'], ''],
];
/** Both, where a traveller has to tell one sign from the other. */
const bothNames = [
  'case',
  ['any', ['==', local, ''], ['==', local, latin]],
  latin,
  ['format', latin, {}, '\n', {}, local, { 'font-scale': 0.85 }],
] as unknown as ExpressionSpecification;
/** Streets are found by the signs on them, so English names come second. */
const streetName: ExpressionSpecification = [
  'coalesce',
  ['get', 'name:latin'],
  [
    'case',
    ['has', 'script'],
    ['coalesce', ['get', 'name:en'], ['get', 'name2'], ['get', 'name']],
    ['get', 'name'],
  ],
];

type Name = Omit<Label, 'source' | 'font'> & { font?: string[] };

const name = ({ font = plain, layout, ...rest }: Name) =>
  label({ source, font, ...rest, layout: { 'text-field': bothNames, ...layout } });

/** Names along streets and rivers. */
function lineNames(form: StreetForm, { halo, water, waterInk, streets }: MapPalette): LayerSpecification[] {
  const main = [
    'match',
    form.roadClass,
    ['motorway', 'trunk', 'primary', 'secondary', 'tertiary'],
    true,
    false,
  ];
  const small = ['match', form.roadClass, ['minor', 'walk', 'service', 'path'], true, false];
  const street = (id: string, minzoom: number, only: unknown, spacing: number): LayerSpecification =>
    name({
      id,
      layer: form.roadNames,
      minzoom,
      filter: ['all', ['has', 'name'], only] as ExpressionSpecification,
      colour: streets.roadInk,
      halo,
      size: byZoom(13, 10, 18, 13),
      layout: {
        'symbol-placement': 'line',
        'symbol-spacing': spacing,
        'text-field': streetName,
        'text-max-angle': 30,
        'text-padding': 6,
      },
    });
  return [
    street('street-names', 15, small, 320),
    street('street-main-names', 13, main, 420),
    ...form.waterNames.map((layer) =>
      name({
        id: `street-${layer}-names`,
        layer,
        minzoom: 11,
        filter: ['all', ['has', 'name'], ['==', ['geometry-type'], 'LineString']],
        colour: waterInk,
        halo: water,
        font: slanted,
        size: byZoom(11, 10.5, 16, 13),
        layout: {
          'symbol-placement': 'line',
          'symbol-spacing': 480,
          'text-field': latin,
          'text-letter-spacing': 0.08,
        },
      }),
    ),
  ];
}

const houseNumbers = ({ houseNumbers: { layer, number } }: StreetForm, palette: MapPalette) =>
  name({
    id: 'street-numbers',
    layer,
    minzoom: 17,
    filter: ['has', number],
    colour: palette.streets.numberInk,
    halo: palette.streets.building,
    size: byZoom(17, 10, 19, 11),
    layout: { 'text-field': ['to-string', ['get', number]], 'text-padding': 2 },
  });

/** What the looks appear from: a station is looked for from farther away than a shop. */
const looksFrom: Record<StreetLook, number> = {
  ride: 13,
  see: 13,
  green: 13,
  sleep: 15,
  eat: 15,
  drink: 15.5,
  shop: 16,
  help: 15.5,
};

/** Where many stand near each other, the first of them are shown from afar. */
const shownRank = ['step', ['zoom'], 7, 15, 15, 16, 26, 17, 99] as unknown as ExpressionSpecification;

function poiNames(form: StreetForm, { halo, streets }: MapPalette, theme: string): LayerSpecification[] {
  const ink = { ...streets, green: streets.park };
  // Later ones are placed first, so what matters most comes last.
  return [...looks].reverse().map((look) =>
    name({
      id: `street-${look}-pois`,
      layer: form.pois,
      minzoom: looksFrom[look],
      filter: [
        'all',
        ['has', 'name'],
        ['match', form.poiKind, kindsOf(look), true, false],
        ['<=', form.poiRank, shownRank],
      ] as ExpressionSpecification,
      colour: ink[look],
      halo,
      size: byZoom(13, 10.5, 18, 12.5),
      layout: {
        'icon-image': lookImage(look, theme),
        'icon-padding': 3,
        'text-variable-anchor': ['top', 'left', 'right', 'bottom'],
        'text-radial-offset': 0.85,
        'text-justify': 'auto',
        'text-optional': false,
        'symbol-sort-key': form.poiRank,
      },
    }),
  );
}

/** Airports, quarters and towns. */
function placeNames(
  form: StreetForm,
  { ink, strongInk, countryInk, halo, streets }: MapPalette,
  theme: string,
) {
  const of = (...kinds: string[]) =>
    [
      'all',
      ['has', 'name'],
      ['match', form.placeKind, kinds, true, false],
    ] as unknown as ExpressionSpecification;
  const names = [
    name({
      id: 'street-quarter-places',
      layer: form.places,
      minzoom: 12,
      maxzoom: 17,
      filter: of('neighbourhood', 'quarter', 'hamlet', 'isolated_dwelling', 'locality'),
      colour: countryInk,
      halo,
      size: byZoom(12, 10.5, 16, 13),
      layout: { 'text-letter-spacing': 0.04, 'text-padding': 10 },
    }),
    name({
      id: 'street-district-places',
      layer: form.places,
      minzoom: 10.5,
      maxzoom: 15.5,
      filter: of('suburb', 'macrohood', 'village', 'island'),
      colour: ink,
      halo,
      size: byZoom(10.5, 10.5, 15, 14),
      layout: { 'text-padding': 10 },
    }),
    name({
      id: 'street-town-places',
      layer: form.places,
      minzoom: 9.8,
      maxzoom: 15,
      filter: of('town', 'city'),
      colour: strongInk,
      halo,
      font: strong,
      size: byZoom(10, 12, 14, 16),
      layout: {
        'text-padding': 8,
        'symbol-sort-key': ['coalesce', ['get', 'rank'], 10],
      },
    }),
  ];
  if (form.airports === null) return names;
  const airport = name({
    id: 'street-airports',
    layer: form.airports,
    minzoom: 10,
    filter: [
      'all',
      ['has', 'name'],
      ['match', ['get', 'class'], ['international', 'public', 'regional'], true, false],
    ],
    colour: streets.ride,
    halo,
    size: byZoom(10, 10.5, 15, 12),
    layout: {
      'icon-image': lookImage('ride', theme),
      'text-variable-anchor': ['top', 'bottom'],
      'text-radial-offset': 0.9,
    },
  });
  return [airport, ...names];
}

/** Everything of the streets that is read; what matters most comes last. */
export const streetNames = (form: StreetForm, palette: MapPalette, theme: string): LayerSpecification[] => [
  houseNumbers(form, palette),
  ...lineNames(form, palette),
  ...poiNames(form, palette, theme),
  ...placeNames(form, palette, theme),
];
