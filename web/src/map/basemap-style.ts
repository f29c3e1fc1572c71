import type { StyleSpecification } from 'maplibre-gl';
import { cityNames } from './city-names.ts';
import { groundLayers } from './ground-layers.ts';
import type { MapPalette } from './map-palette.ts';
import { citySource, worldSource } from './style-parts.ts';
import { worldNames } from './world-names.ts';

/** What the style calls the embedded map; it stands where this is drawn. */
export const ownSource = worldSource;

/** The nearest tiles of the world, and the only ones of its cities, as `atlas/src/build/build-basemap.ts` cuts them. */
const worldZoom = 8;
const cityZoom = 10;

/** The embedded map of the world: drawn from one archive of our own server, its letters by the browser. */
export function basemapStyle(palette: MapPalette, archiveUrl: string): StyleSpecification {
  const url = `pmtiles://${archiveUrl}`;
  return {
    version: 8,
    sources: {
      [worldSource]: { type: 'vector', url, maxzoom: worldZoom },
      [citySource]: { type: 'vector', url, minzoom: cityZoom, maxzoom: cityZoom },
    },
    layers: [...groundLayers(palette), ...cityNames(palette), ...worldNames(palette)],
  };
}
