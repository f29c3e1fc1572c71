import type { Map as MapLibre } from 'maplibre-gl';
import { ownSource } from './basemap-style.ts';
import { citySource } from './style-parts.ts';

interface Listener {
  /** A source of a street style failed. */
  onStreetFailure: () => void;
  /** Nothing of the map of our own could be had. */
  onUndrawable: (error: Error) => void;
  /** Something failed, once, on a map that can be seen nevertheless. */
  onFlaw: (error: Error) => void;
}

/** Watches whether there is anything to see below the routes of a map. */
export function watchGround(map: MapLibre, { onStreetFailure, onUndrawable, onFlaw }: Listener) {
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
  map.on('idle', settle);
  map.on('error', (event) => {
    const { sourceId } = event as { sourceId?: string };
    if (sourceId !== undefined && sourceId !== ownSource && sourceId !== citySource) return onStreetFailure();
    failure ??= event.error instanceof Error ? event.error : new Error(event.error.message);
    settle();
  });
}
