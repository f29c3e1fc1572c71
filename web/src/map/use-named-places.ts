import type { Map as MapLibre, MapMouseEvent } from 'maplibre-gl';
import { useEffect, useRef } from 'react';
import { isOnMarker } from './is-on-marker.ts';
import { namedAt, type NamedPlace } from './named-places.ts';

/** How far from a name one may point and still mean it, in pixels: a finger is wider than a pointer. */
const reach = () => (matchMedia('(pointer: coarse)').matches ? 12 : 4);

/** Calls back with the place whose name or dot is clicked or tapped, null for the bare map; the pointer shows them. */
export function useNamedPlaces(map: MapLibre | null, onChoose: (place: NamedPlace | null) => void) {
  const told = useRef(onChoose);
  useEffect(() => {
    told.current = onChoose;
  });
  useEffect(() => {
    if (!map) return;
    const onClick = (event: MapMouseEvent) => {
      if (!isOnMarker(event)) told.current(namedAt(map, event.point, reach()));
    };
    let pointed: MapMouseEvent['point'] | null = null;
    const look = () => {
      map.getCanvas().style.cursor = pointed && namedAt(map, pointed, reach()) ? 'pointer' : '';
    };
    // One look a frame is enough, however often the pointer moves.
    let frame = 0;
    const onMove = ({ point }: MapMouseEvent) => {
      pointed = point;
      cancelAnimationFrame(frame);
      frame = requestAnimationFrame(look);
    };
    const onOut = () => (pointed = null);
    map.on('click', onClick);
    map.on('mousemove', onMove);
    map.on('mouseout', onOut);
    // The map may have come to rest under a pointer that did not move.
    map.on('idle', look);
    return () => {
      cancelAnimationFrame(frame);
      map.off('click', onClick);
      map.off('mousemove', onMove);
      map.off('mouseout', onOut);
      map.off('idle', look);
    };
  }, [map]);
}
