import { toPixels } from './cluster-points.ts';
import { lngLatOf, type LngLat, type MapContents } from './map-contents.ts';

/** How long and wide the sheet is that places are drawn on where there is no map. */
export const sheetSize = 400;
const margin = 28;

/** Puts points of the world onto a square sheet. */
export function ontoSheet({ points, routes }: Pick<MapContents, 'points' | 'routes'>) {
  const all = [...points.map(({ place }) => lngLatOf(place)), ...routes.flatMap(({ line }) => line)].map(
    (at) => toPixels(at, 0),
  );
  const [xs, ys] = [all.map(([x]) => x), all.map(([, y]) => y)];
  const [left, top] = [Math.min(...xs), Math.min(...ys)];
  const span = Math.max(Math.max(...xs) - left, Math.max(...ys) - top, 0.001);
  const scale = (sheetSize - 2 * margin) / span;
  return (at: LngLat): LngLat => {
    const [x, y] = toPixels(at, 0);
    return [margin + (x - left) * scale, margin + (y - top) * scale];
  };
}
