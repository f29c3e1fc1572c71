import type { VectorSourceSpecification } from 'maplibre-gl';
import type { StreetTiles } from '@wayfare/contracts/place-endpoints';

/** What the style calls the streets. */
export const streetSource = 'streets';

/** The streets as a source of a style; addresses in a style have to be whole. */
export const streetTiles = ({ tiles, minzoom, maxzoom, bounds }: StreetTiles): VectorSourceSpecification => ({
  type: 'vector',
  tiles: tiles.map((path) => location.origin + path),
  minzoom,
  maxzoom,
  ...(bounds ? { bounds } : {}),
});
