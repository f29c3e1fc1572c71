import type { Map as MapLibre, MapMouseEvent, MapTouchEvent } from 'maplibre-gl';
import { useEffect } from 'react';
import { isOnMarker } from './is-on-marker.ts';
import type { LngLat } from './map-contents.ts';

const pressMs = 550;

/** Calls back for a right click on the map, or a finger that rests on it. */
export function useLongPress(map: MapLibre | null, onPress: ((at: LngLat) => void) | undefined) {
  useEffect(() => {
    if (!map || !onPress) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const cancel = () => clearTimeout(timer);
    const onMenu = (event: MapMouseEvent) => {
      event.preventDefault();
      cancel();
      if (!isOnMarker(event)) onPress(event.lngLat.wrap().toArray());
    };
    const onTouch = (event: MapTouchEvent) => {
      cancel();
      if (event.points.length !== 1 || isOnMarker(event)) return;
      timer = setTimeout(() => onPress(event.lngLat.wrap().toArray()), pressMs);
    };
    const endings = ['touchend', 'touchmove', 'touchcancel', 'movestart'] as const;
    map.on('contextmenu', onMenu);
    map.on('touchstart', onTouch);
    for (const ending of endings) map.on(ending, cancel);
    return () => {
      cancel();
      map.off('contextmenu', onMenu);
      map.off('touchstart', onTouch);
      for (const ending of endings) map.off(ending, cancel);
    };
  }, [map, onPress]);
}
