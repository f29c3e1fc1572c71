import { crests } from './crests.ts';
import type { Point } from './great-circle.ts';
import { boxOf, inBox, isParting } from './parting-line.ts';

const aroundDegrees = 3;
const boxes = crests.map(({ line }) => ({ line, box: boxOf(line, aroundDegrees) }));

/** Whether mountains without a road lie between two places. */
export const overCrest = (from: Point, to: Point): boolean =>
  boxes.some(({ line, box }) => inBox(from, box) && inBox(to, box) && isParting(line, from, to));
