import { expect, test } from 'vitest';
import { tilesAround } from './tiles-around.ts';

const at = (point: [number, number], deepest: number, zoom = deepest) =>
  tilesAround([point], deepest)
    .filter(([z]) => z === zoom)
    .map(([, x, y]) => `${x},${y}`)
    .toSorted();

test('the whole world is one tile', () => {
  expect(tilesAround([[135.77, 35.01]], 0)).toEqual([[0, 0, 0]]);
});

test('a point has its tile and the eight around it', () => {
  const tiles = at([135.77, 35.01], 7);
  expect(tiles).toHaveLength(9);
  expect(tiles).toContain('112,50');
  expect(tiles).toContain('111,49');
  expect(tiles).toContain('113,51');
});

test('beyond the date line the world goes on at its other side, and beyond the poles not at all', () => {
  expect(at([179.9, 0], 3)).toContain('0,4');
  expect(at([0, 84.9], 3)).toHaveLength(6);
});

test('neighbours share their tiles', () => {
  const [one, two] = [
    tilesAround([[2.35, 48.85]], 7),
    tilesAround(
      [
        [2.35, 48.85],
        [2.4, 48.8],
      ],
      7,
    ),
  ];
  expect(two).toEqual(one);
});
