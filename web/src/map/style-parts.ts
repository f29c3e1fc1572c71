import type { ExpressionSpecification, LayerSpecification, SymbolLayerSpecification } from 'maplibre-gl';

/** The sources of the embedded map: the world, and near by what its cities are made of. */
export const worldSource = 'world';
export const citySource = 'cities';

// The first name is looked up in vain; its words tell the weight, the second name is the face.
export const plain = ['Medium', 'Inter Variable'];
export const strong = ['Semibold', 'Inter Variable'];
export const slanted = ['Italic', 'Inter Variable'];

export const byZoom = (...stops: readonly (number | string)[]) =>
  ['interpolate', ['linear'], ['zoom'], ...stops] as unknown as ExpressionSpecification;

export interface Label {
  id: string;
  source: string;
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

/** The names of a layer of the tiles. */
export const label = ({
  id,
  source,
  layer,
  font,
  colour,
  halo,
  size,
  layout,
  ...rest
}: Label): LayerSpecification => ({
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

/** A name beside the dot that it belongs to. */
export const besideDot = {
  'text-variable-anchor': ['bottom', 'left', 'right', 'top'],
  'text-radial-offset': 0.5,
  'text-justify': 'auto',
} satisfies SymbolLayerSpecification['layout'];
