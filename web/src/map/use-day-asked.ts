import type { Map as MapLibre } from 'maplibre-gl';
import { useEffect } from 'react';
import { dayAskedEvent, type DayAsked } from '../ui/day-asked.ts';
import { dayLines } from './with-routes.ts';

/** A hand hits a line where it comes so near to it. */
const reach = 10;

/** Answers a drag whose day's way is drawn at a point of the screen. */
export function useDayAsked(map: MapLibre | null) {
  useEffect(() => {
    if (!map) return undefined;
    const container = map.getContainer();
    const answer = (event: Event) => {
      const asked = (event as CustomEvent<DayAsked>).detail;
      const { left, top } = container.getBoundingClientRect();
      const [x, y] = [asked.x - left, asked.y - top];
      const layers = dayLines.filter((id) => map.getLayer(id));
      const [way] = map.queryRenderedFeatures(
        [
          [x - reach, y - reach],
          [x + reach, y + reach],
        ],
        { layers },
      );
      const dayId: unknown = way?.properties['id'];
      if (typeof dayId === 'string') asked.dayId = dayId;
    };
    container.dataset['dayWays'] = '';
    container.addEventListener(dayAskedEvent, answer);
    return () => container.removeEventListener(dayAskedEvent, answer);
  }, [map]);
}
