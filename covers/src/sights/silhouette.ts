import { drawLandmark } from '../draw-landmark.ts';
import type { Landmark } from '../landmark.ts';
import { sheet } from './shores.ts';
import type { Stage } from './stage.ts';

const tallest = 0.56;
/** What a landmark takes of the picture's width at most, in units of it. */
const widest = 1020;

/** A landmark by itself, as large as the picture allows. */
export function silhouette(stage: Stage, landmark: Landmark): string {
  const tall = Math.min(tallest, (widest / landmark.width) * (landmark.height / 750));
  const ground = landmark.place === 'water' ? sheet(stage, stage.foot - 50) : '';
  const bottom = landmark.place === 'town' ? stage.foot - 6 : stage.foot + 6;
  // By itself it stands before everything, in its own colours.
  const near = {
    ...landmark,
    tall,
    place: landmark.place === 'mountain' ? ('town' as const) : landmark.place,
  };
  return ground + drawLandmark(near, stage.palette, stage.middle, bottom);
}
