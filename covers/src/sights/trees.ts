import { paintTrees } from '../draw-ground.ts';
import { type DrawnTrees, drawTree, treesOf } from '../draw-trees.ts';
import type { Stage } from './stage.ts';

/** Trees of the country at the places given: where they stand and how tall they are. */
export function trees(
  stage: Stage,
  places: readonly (readonly [x: number, foot: number, size: number])[],
  depth = 1,
): string {
  const { scene, countryCode, palette, random } = stage;
  const kinds = treesOf(scene, countryCode);
  const drawn: DrawnTrees = { leaves: '', evergreens: '', trunks: '', blossoms: '' };
  const flowering = palette.blossom === null ? 0 : scene.season === 'autumn' ? 0.5 : 0.25;
  for (const [x, foot, size] of places) drawTree(random.pick(kinds), drawn, x, foot, size, random, flowering);
  return paintTrees(drawn, palette, depth);
}

/** A row of trees across the picture. */
export function treeRow(stage: Stage, foot: number, size: number, count: number, depth: number): string {
  const { random } = stage;
  return trees(
    stage,
    Array.from(
      { length: count },
      (_, i) =>
        [
          ((i + random.between(0.1, 0.9)) / count) * 1200,
          foot + random.between(-4, 8),
          size * random.between(0.75, 1.2),
        ] as const,
    ),
    depth,
  );
}
