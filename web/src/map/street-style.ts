import type { LayerSpecification, StyleSpecification } from 'maplibre-gl';
import type { StreetTiles } from '@wayfare/contracts/place-endpoints';
import { darkPalette, lightPalette } from './map-palette.ts';
import { streetForms } from './street-forms.ts';
import { streetGround } from './street-ground.ts';
import { streetNames } from './street-names.ts';
import { streetSource, streetTiles } from './street-source.ts';
import type { Theme } from './use-theme.ts';

/** From here on the streets name towns and quarters. */
const namedFrom = 10.2;
/** Names of the embedded map that streets have too; its sights are ours, and stay. */
const namedTwice = new Set([
  'quarters',
  'place-dots',
  'places',
  'guide-places',
  'stations',
  'station-dots',
  'airports',
  'airport-dots',
]);

const until = (layer: LayerSpecification, zoom: number): LayerSpecification => ({
  ...layer,
  maxzoom: Math.min(zoom, layer.maxzoom ?? zoom),
});

/**
 * The embedded map with streets over its ground and under its letters. `stand` says that streets are seen: only then
 * do names of the embedded map give way.
 */
export function withStreets(
  base: StyleSpecification,
  streets: StreetTiles,
  { theme, stand }: { theme: Theme; stand: boolean },
): StyleSpecification {
  const palette = theme === 'dark' ? darkPalette : lightPalette;
  const form = streetForms[streets.schema];
  const firstName = base.layers.findIndex(({ type }) => type === 'symbol');
  const names = base.layers.slice(firstName);
  return {
    ...base,
    sources: { ...base.sources, [streetSource]: streetTiles(streets) },
    layers: [
      ...base.layers.slice(0, firstName),
      ...streetGround(form, palette),
      ...streetNames(form, palette, theme),
      ...(stand ? names.flatMap((layer) => (namedTwice.has(layer.id) ? hidden(layer) : layer)) : names),
    ],
  };
}

/** A layer that begins where streets name places themselves has nothing left to show. */
const hidden = (layer: LayerSpecification): LayerSpecification[] =>
  (layer.minzoom ?? 0) < namedFrom ? [until(layer, namedFrom)] : [];
