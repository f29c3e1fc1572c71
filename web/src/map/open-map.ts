import { addProtocol, Map as MapLibre, setWorkerUrl, type StyleSpecification } from 'maplibre-gl';
import 'maplibre-gl/dist/maplibre-gl.css';
import workerUrl from 'maplibre-gl/dist/maplibre-gl-worker.mjs?worker&url';
import { Protocol } from 'pmtiles';
import { archiveAddress } from './archive-address.ts';
import { basemapStyle } from './basemap-style.ts';
import type { Bounds } from './bounds-of.ts';
import { fittingOf } from './fitting.ts';
import { darkPalette, lightPalette } from './map-palette.ts';
import { drawMarks } from './street-marks.ts';
import type { Theme } from './use-theme.ts';

setWorkerUrl(workerUrl);
addProtocol('pmtiles', new Protocol().tile);

/** The map of our own for a theme. */
export const ownStyle = (theme: Theme): StyleSpecification =>
  basemapStyle(theme === 'dark' ? darkPalette : lightPalette, archiveAddress());

interface MapNeeds {
  container: HTMLElement;
  style: StyleSpecification;
  bounds: Bounds | null;
  label: string;
}

/** Opens a map that lies flat with north up. */
export function openMap({ container, style, bounds, label }: MapNeeds): MapLibre {
  const map = new MapLibre({
    container,
    style,
    ...(bounds ? { bounds, fitBoundsOptions: fittingOf(container) } : { center: [12, 28], zoom: 1.1 }),
    attributionControl: false,
    dragRotate: false,
    pitchWithRotate: false,
    touchPitch: false,
    rollEnabled: false,
    maxPitch: 0,
    maxZoom: 18,
    fadeDuration: matchMedia('(prefers-reduced-motion: reduce)').matches ? 0 : 200,
    locale: { 'Map.Title': label },
  });
  map.touchZoomRotate.disableRotation();
  map.keyboard.disableRotation();
  map.once('style.load', () => drawMarks(map));
  return map;
}
