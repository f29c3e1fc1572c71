import type { MapMouseEvent, MapTouchEvent } from 'maplibre-gl';

/** Whether what one points at is a marker, and not the map below it. */
export const isOnMarker = ({ originalEvent: { target } }: MapMouseEvent | MapTouchEvent) =>
  target instanceof Element && target.closest('button') !== null;
