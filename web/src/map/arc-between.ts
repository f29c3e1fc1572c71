import type { LngLat } from './map-contents.ts';

const steps = 24;

/**
 * A gently bowed line between two points, the short way round the world: `bow` is how far its middle stands off,
 * as a share of its length. Ways that cross then stay apart, and there and back are two lines.
 */
export function arcBetween(from: LngLat, to: LngLat, bow: number): LngLat[] {
  const [x1, y1] = from;
  const x2 = nearestTurn(x1, to[0]);
  const [dx, dy] = [x2 - x1, to[1] - y1];
  const [middleX, middleY] = [x1 + dx / 2 - dy * bow * 2, y1 + dy / 2 + dx * bow * 2];
  return Array.from({ length: steps + 1 }, (_, step): LngLat => {
    const t = step / steps;
    const [a, b, c] = [(1 - t) ** 2, 2 * t * (1 - t), t ** 2];
    return [a * x1 + b * middleX + c * x2, clampLatitude(a * y1 + b * middleY + c * to[1])];
  });
}

const nearestTurn = (from: number, to: number) =>
  to - from > 180 ? to - 360 : to - from < -180 ? to + 360 : to;
const clampLatitude = (latitude: number) => Math.max(-85, Math.min(85, latitude));
