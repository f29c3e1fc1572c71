import type { ExpressionSpecification, FilterSpecification, LayerSpecification } from 'maplibre-gl';
import type { MapPalette } from './map-palette.ts';
import type { AreaUse, StreetForm } from './street-forms.ts';
import { streetSource as source } from './street-source.ts';

type Stops = readonly [zoom: number, value: unknown][];
const over = (base: number, stops: Stops) =>
  ['interpolate', ['exponential', base], ['zoom'], ...stops.flat()] as unknown as ExpressionSpecification;

/** Streets come in over one step of zoom, so that the coarse map below goes as they come. */
const fadesIn = over(1, [
  [9, 0],
  [9.8, 1],
]);

/** How wide a road is at some zooms, in pixels, from the motorway down to the lane. */
const widths: Record<string, Record<number, number>> = {
  motorway: { 9: 1.1, 12: 2.6, 14: 5.5, 16: 12, 18: 30 },
  trunk: { 9: 0.9, 12: 2.2, 14: 5, 16: 11, 18: 28 },
  primary: { 9: 0.6, 12: 2, 14: 4.6, 16: 11, 18: 27 },
  secondary: { 9: 0, 12: 1.3, 14: 3.8, 16: 9.5, 18: 24 },
  tertiary: { 9: 0, 12: 0.8, 14: 3, 16: 8.5, 18: 21 },
  minor: { 9: 0, 12: 0.2, 14: 2, 16: 6.8, 18: 18 },
  walk: { 9: 0, 12: 0, 14: 1.6, 16: 5.5, 18: 15 },
  service: { 9: 0, 12: 0, 14: 0.5, 16: 3.4, 18: 9 },
};
const zooms = [9, 12, 14, 16, 18];

const byClass = (form: StreetForm, valueOf: (name: string) => unknown, other: unknown) =>
  [
    'match',
    form.roadClass,
    ...Object.keys(widths).flatMap((name) => [name, valueOf(name)]),
    other,
  ] as unknown as ExpressionSpecification;

/** `edge` is how far the casing stands out on both sides. */
const roadWidth = (form: StreetForm, edge: number) =>
  over(
    1.5,
    zooms.map((zoom) => [
      zoom,
      byClass(
        form,
        (name) => {
          const width = widths[name]![zoom]!;
          return width < 0.5 ? (edge > 0 ? 0 : width) : width + edge * (zoom <= 12 ? 0.6 : 1);
        },
        0,
      ),
    ]),
  );

function roadColour(form: StreetForm, { streets }: MapPalette) {
  const { motorway, main, second, street } = streets;
  const colours: Record<string, string> = { motorway, trunk: main, primary: main, secondary: second };
  return byClass(form, (name) => colours[name] ?? street, street);
}

const isLine: FilterSpecification = ['==', ['geometry-type'], 'LineString'];
const isRoad = (form: StreetForm) =>
  ['match', form.roadClass, Object.keys(widths), true, false] as unknown as ExpressionSpecification;

/** Casing and surface of roads: those in tunnels faint, those on bridges over all others. */
function roads(form: StreetForm, palette: MapPalette): LayerSpecification[] {
  const { casing, mainCasing } = palette.streets;
  const wide = ['motorway', 'trunk', 'primary'];
  const shared = { type: 'line', source, 'source-layer': form.roads, minzoom: 9 } as const;
  const importance = byClass(form, (name) => -Object.keys(widths).indexOf(name), -20);
  const pair = (suffix: string, only: ExpressionSpecification, strength: number): LayerSpecification[] => {
    const filter = ['all', isLine, isRoad(form), only] as FilterSpecification;
    const shape = { 'line-join': 'round', 'line-sort-key': importance } as const;
    return [
      {
        ...shared,
        id: `street-casing${suffix}`,
        filter,
        layout: { ...shape, 'line-cap': suffix === '' ? 'round' : 'butt' },
        paint: {
          'line-color': byClass(form, (name) => (wide.includes(name) ? mainCasing : casing), casing),
          'line-width': roadWidth(form, 1.6),
          'line-opacity': over(1, [
            [9.8, 0],
            [11, strength],
          ]),
        },
      },
      {
        ...shared,
        id: `streets${suffix}`,
        filter,
        layout: { ...shape, 'line-cap': 'round' },
        paint: {
          'line-color': roadColour(form, palette),
          'line-width': roadWidth(form, 0),
          'line-opacity': over(1, [
            [9, 0],
            [9.8, strength],
          ]),
        },
      },
    ];
  };
  return [
    ...pair('-below', form.isTunnel, 0.45),
    ...pair('', ['!', ['any', form.isTunnel, form.isBridge]], 1),
    ...pair('-above', form.isBridge, 1),
  ];
}

/** Paths, rails and ferries: thin lines, each with a stroke of its own. */
function thinLines(form: StreetForm, { river, streets }: MapPalette): LayerSpecification[] {
  const line = (id: string, name: string, rest: Pick<LayerSpecification, 'minzoom'> & { paint: object }) =>
    ({
      id,
      type: 'line',
      source,
      'source-layer': form.roads,
      filter: ['all', isLine, ['==', form.roadClass, name]],
      ...rest,
    }) as LayerSpecification;
  const width = (near: number, far: number) =>
    over(1.3, [
      [13, near],
      [18, far],
    ]);
  return [
    line('street-ferries', 'ferry', {
      minzoom: 10,
      paint: { 'line-color': river, 'line-width': width(1.2, 2), 'line-dasharray': [5, 3] },
    }),
    line('street-paths', 'path', {
      minzoom: 14,
      paint: { 'line-color': streets.path, 'line-width': width(0.7, 2.2), 'line-dasharray': [2, 1.4] },
    }),
    line('street-rails', 'rail', {
      minzoom: 10,
      paint: { 'line-color': streets.rail, 'line-width': width(1.1, 2.4), 'line-opacity': fadesIn },
    }),
    line('street-sleepers', 'rail', {
      minzoom: 13.5,
      paint: { 'line-color': streets.rail, 'line-width': width(3.2, 7), 'line-dasharray': [0.25, 2.4] },
    }),
  ];
}

/** Land, water, areas and buildings. */
function areas(form: StreetForm, palette: MapPalette): LayerSpecification[] {
  const { land, water, river, coast, streets } = palette;
  const colours: Record<AreaUse, string> = {
    green: streets.green,
    wood: streets.wood,
    sand: streets.sand,
    built: streets.builtUp,
    civic: streets.civic,
    plaza: streets.plaza,
  };
  const fill = (id: string, layer: string, colour: string, rest: object = {}) =>
    ({
      id,
      type: 'fill',
      source,
      'source-layer': layer,
      minzoom: 9,
      ...rest,
      paint: { 'fill-color': colour, 'fill-opacity': fadesIn },
    }) as LayerSpecification;
  return [
    fill('street-land', 'ground', land),
    ...form.areas.map(({ layer, use, filter }, index) =>
      fill(`street-area-${index}`, layer, colours[use], { filter }),
    ),
    fill('street-water', 'water', water, { filter: ['==', ['geometry-type'], 'Polygon'] }),
    {
      id: 'street-shores',
      type: 'line',
      source,
      'source-layer': 'water',
      minzoom: 9,
      filter: ['==', ['geometry-type'], 'Polygon'],
      paint: { 'line-color': coast, 'line-width': 0.8, 'line-opacity': fadesIn },
    },
    {
      id: 'street-streams',
      type: 'line',
      source,
      'source-layer': form.streams,
      minzoom: 9,
      filter: isLine,
      layout: { 'line-cap': 'round', 'line-join': 'round' },
      paint: {
        'line-color': river,
        'line-width': over(1.4, [
          [9, 0.6],
          [14, 1.6],
          [18, 7],
        ]),
        'line-opacity': fadesIn,
      },
    },
    {
      id: 'street-buildings',
      type: 'fill',
      source,
      'source-layer': form.buildings,
      minzoom: 13.2,
      filter: ['==', ['geometry-type'], 'Polygon'],
      paint: {
        'fill-color': streets.building,
        'fill-outline-color': streets.buildingEdge,
        'fill-opacity': over(1, [
          [13.2, 0],
          [14.2, 1],
        ]),
      },
    },
  ];
}

const borders = ({ borders: { layer, filter } }: StreetForm, palette: MapPalette): LayerSpecification => ({
  id: 'street-borders',
  type: 'line',
  source,
  'source-layer': layer,
  minzoom: 9,
  filter,
  layout: { 'line-join': 'round' },
  paint: {
    'line-color': palette.border,
    'line-width': 1.6,
    'line-dasharray': [3, 2],
    'line-opacity': fadesIn,
  },
});

/** Everything of the streets but their letters. */
export const streetGround = (form: StreetForm, palette: MapPalette): LayerSpecification[] => [
  ...areas(form, palette),
  ...thinLines(form, palette),
  ...roads(form, palette),
  borders(form, palette),
];
