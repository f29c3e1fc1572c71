import { Marker, type Map as MapLibre } from 'maplibre-gl';
import { useEffect, useState, type ReactNode } from 'react';
import { createPortal } from 'react-dom';
import type { LngLat } from './map-contents.ts';

interface MapMarkerProps {
  map: MapLibre;
  at: LngLat;
  /** Pixels to the right of the point. */
  offset?: number | undefined;
  /** Markers with more of it lie over the others. */
  height: number;
  /** Told where it was dropped; without it the marker stays where it is. */
  onDrag?: (at: LngLat) => void;
  children: ReactNode;
}

/** Holds what it is given at a point of the map. */
export function MapMarker({
  map,
  at: [longitude, latitude],
  offset = 0,
  height,
  onDrag,
  children,
}: MapMarkerProps) {
  const [marker] = useState(() => new Marker({ element: document.createElement('div') }));
  useEffect(() => {
    marker.setLngLat([longitude, latitude]);
    marker.setOffset([offset, 0]);
  }, [marker, longitude, latitude, offset]);
  useEffect(() => {
    marker.addTo(map);
    return () => void marker.remove();
  }, [marker, map]);
  useEffect(() => {
    if (!onDrag) return;
    const dropped = () => onDrag(marker.getLngLat().toArray());
    marker.setDraggable(true);
    marker.on('dragend', dropped);
    return () => void marker.off('dragend', dropped);
  }, [marker, onDrag]);
  const element = marker.getElement();
  element.style.zIndex = String(height);
  return createPortal(children, element);
}
