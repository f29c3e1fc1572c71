import type { Ground } from './regain-land.ts';
import { pointFrom, type Disc } from './round-shapes.ts';
import { smoothLine, type Point } from './smooth-line.ts';

/** A ray for so many metres of the edge, and a look for water at so many metres of each ray. */
const edgeMeters = 300;
const stepMeters = 220;
const halvings = 3;
const raysOf = (meters: number) =>
  Math.max(20, Math.min(110, Math.round((2 * Math.PI * meters) / edgeMeters)));

/** Uneven in a way of its own, so that no two patches look alike and each is the same at every build. */
const uneven = (seed: number, angle: number) =>
  1 +
  0.16 * Math.sin(2 * angle + seed) +
  0.11 * Math.sin(3 * angle + seed * 1.7) +
  0.06 * Math.sin(5 * angle + seed * 2.3);

/** A patch of ground about a disc, like a town or a park from above: uneven at its edge, and ending where water begins. */
export function softPatch({ at, meters }: Disc, ground: Ground): Point[] {
  const seed = (Math.abs(at[0]) * 97 + Math.abs(at[1]) * 61) % (2 * Math.PI);
  const inland = ground.isInland(at, meters * 1.35);
  const rays = inland ? 20 : raysOf(meters);
  const ring = Array.from({ length: rays }, (_, index): Point => {
    const angle = (index / rays) * 2 * Math.PI;
    const far = meters * uneven(seed, angle);
    return pointFrom(at, angle, inland ? far : dryReach(at, angle, far, ground));
  });
  return smoothLine([...ring, ring[0]!], 1);
}

/** How far one gets in a direction before there is water, at most `far`. */
function dryReach(at: Point, angle: number, far: number, { isDry }: Ground): number {
  const dryAt = (meters: number) => isDry(pointFrom(at, angle, meters));
  let [dry, wet] = [0, Math.min(far, stepMeters)];
  while (dryAt(wet)) {
    if (wet === far) return far;
    [dry, wet] = [wet, Math.min(far, wet + stepMeters)];
  }
  for (let halving = 0; halving < halvings; halving += 1) {
    const middle = (dry + wet) / 2;
    if (dryAt(middle)) dry = middle;
    else wet = middle;
  }
  return dry;
}
