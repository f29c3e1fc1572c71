import type { Map as MapLibre } from 'maplibre-gl';
import { useCallback, useEffect, useRef } from 'react';
import { isCalm } from '../ui/use-media-query.ts';
import type { Bounds } from './bounds-of.ts';
import { fittingOf } from './fitting.ts';

const isSeen = (map: MapLibre) => map.getContainer().clientWidth > 0;

/** How a map is brought to what one looks at: at once where that was asked for, gently where it goes along. */
export function useFitting(map: MapLibre | null) {
  const isMovedByHand = useRef(false);
  /** What is to be seen once the map is: on a phone it stands behind the list, and has no size there. */
  const waiting = useRef<Bounds | null>(null);
  useEffect(() => {
    map?.on('movestart', ({ originalEvent }) => {
      isMovedByHand.current = originalEvent !== undefined;
    });
    map?.on('moveend', () => {
      isMovedByHand.current = false;
    });
    map?.on('resize', () => {
      if (!waiting.current || !isSeen(map)) return;
      map.fitBounds(waiting.current, { ...fittingOf(map.getContainer()), animate: false });
      waiting.current = null;
    });
  }, [map]);
  const fit = useCallback(
    (to: Bounds | null, duration = 450) => {
      if (!map || !to) return;
      waiting.current = isSeen(map) ? null : to;
      if (isSeen(map)) map.fitBounds(to, { ...fittingOf(map.getContainer()), animate: !isCalm(), duration });
    },
    [map],
  );
  /** Goes along with the list, but never out from under a hand. */
  const follow = useCallback(
    (to: Bounds | null) => {
      if (!isMovedByHand.current) fit(to, 900);
    },
    [fit],
  );
  return { fit, follow };
}
