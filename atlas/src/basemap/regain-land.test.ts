import { describe, expect, it } from 'vitest';
import { indexAreas } from './area-index.ts';
import { areaFeature } from './map-feature.ts';
import { regainLand } from './regain-land.ts';
import { softPatch } from './soft-patch.ts';
import type { Point } from './smooth-line.ts';

const box = (west: number, south: number, east: number, north: number): Point[] => [
  [west, south],
  [east, south],
  [east, north],
  [west, north],
  [west, south],
];
/** Land west of the tenth degree with a lake in it; a hundredth of a degree is 1.1 km. */
const land = indexAreas([areaFeature([box(9, -1, 10, 1)], {})]);
const lakes = indexAreas([areaFeature([box(9.4, -0.1, 9.6, 0.1)], {})]);
const regain = (...spots: Point[]) =>
  regainLand(
    spots.map((at) => ({ at, meters: 250 })),
    { land, lakes },
  );

describe('land', () => {
  it('is known by point, with its shore', () => {
    expect([land.holds([9.5, 0.5]), land.holds([10.1, 0.5])]).toEqual([true, false]);
    expect(land.nearestEdge([10.005, 0], 1000)?.meters).toBeCloseTo(556, 0);
    expect(land.nearestEdge([10.05, 0], 1000)).toBeNull();
  });

  it('goes on beyond the date line', () => {
    const fiji = indexAreas([areaFeature([box(179, -1, 181, 1)], {}), areaFeature([box(10, -1, 20, 1)], {})]);
    const inside: Point[] = [
      [179.5, 0],
      [-179.5, 0],
      [15, 0],
    ];
    expect(inside.every(fiji.holds)).toBe(true);
    expect(fiji.holds([0, 0]) || fiji.holds([-178, 0])).toBe(false);
  });
});

describe('land regained', () => {
  it('reaches from the shore to what stands before it, and is not wider than that needs', () => {
    const { isDry, regained } = regain([10.008, 0]);
    expect(regained).toHaveLength(1);
    expect([isDry([10.008, 0]), isDry([10.004, 0])]).toEqual([true, true]);
    expect([isDry([10.02, 0]), isDry([10.008, 0.03])]).toEqual([false, false]);
  });

  it('is an island where the shore is far, and a headland in a lake', () => {
    const { isDry } = regain([10.05, 0], [9.598, 0]);
    expect([isDry([10.05, 0]), isDry([10.02, 0]), isDry([9.598, 0]), isDry([9.5, 0])]).toEqual([
      true,
      false,
      true,
      false,
    ]);
  });

  it('leaves what stands inland alone', () => {
    expect(regain([9.8, 0]).regained).toEqual([]);
  });

  it('joins neighbours on one shore, and none across a harbour', () => {
    const shore = regain([10.006, 0], [10.006, 0.007]);
    expect(shore.isDry([10.006, 0.0035])).toBe(true);
    const banks = indexAreas([
      areaFeature([box(9, -1, 10, 1)], {}),
      areaFeature([box(10.01, -1, 11, 1)], {}),
    ]);
    const spots: Point[] = [
      [10.001, 0],
      [10.009, 0],
    ];
    const harbour = regainLand(
      spots.map((at) => ({ at, meters: 150 })),
      { land: banks, lakes },
    );
    expect(harbour.isDry([10.005, 0])).toBe(false);
  });
});

it('ends a patch of ground where water begins', () => {
  const ground = regain([9.8, 0]);
  const patch = softPatch({ at: [9.98, 0], meters: 4000 }, ground);
  expect(patch.every(([longitude]) => longitude <= 10.0001)).toBe(true);
  expect(Math.min(...patch.map(([longitude]) => longitude))).toBeLessThan(9.96);
});
