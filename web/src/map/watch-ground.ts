import type { Map as MapLibre } from 'maplibre-gl';
import { ownSource } from './basemap-style.ts';
import { streetSource } from './street-source.ts';

interface Listener {
  /** Whether streets are seen, as often as the map has come to rest near enough for them. */
  onStreets: (stand: boolean) => void;
  /** Nothing of the map of our own could be had. */
  onUndrawable: (error: Error) => void;
  /** Something failed, once, on a map that can be seen nevertheless. */
  onFlaw: (error: Error) => void;
}

/** Farther away streets are not drawn in full. */
const streetsFrom = 9.5;

/** Watches whether there is anything to see below the routes of a map. */
export function watchGround(map: MapLibre, { onStreets, onUndrawable, onFlaw }: Listener) {
  let drawn = false;
  let failure: Error | null = null;
  let reported = false;
  const settle = () => {
    // As long as a tile is under way it may be the one that comes.
    if (!failure || reported || (!drawn && !map.areTilesLoaded())) return;
    reported = true;
    (drawn ? onFlaw : onUndrawable)(failure);
  };
  map.on('sourcedata', ({ sourceId, tile }) => {
    if (sourceId === ownSource && (tile as { hasData?: () => boolean } | undefined)?.hasData?.())
      drawn = true;
    settle();
  });
  map.on('idle', () => {
    settle();
    if (map.getZoom() >= streetsFrom && map.getSource(streetSource))
      onStreets(map.querySourceFeatures(streetSource, { sourceLayer: 'ground' }).length > 0);
  });
  let streetsFailed = false;
  map.on('error', (event) => {
    const { sourceId } = event as { sourceId?: string };
    // What a worker threw arrives without a stack, and without its words where it is printed.
    const error = new Error(event.error.message);
    if (sourceId === streetSource) {
      // The embedded map stands where streets fail.
      if (!streetsFailed) onFlaw(error);
      streetsFailed = true;
      return;
    }
    failure ??= error;
    settle();
  });
}
