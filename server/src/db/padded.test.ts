import { expect, it } from 'vitest';
import { padded } from './padded.ts';

it('lists of many lengths make few statements, and mean the same', () => {
  expect([[], [1], [1, 2, 3], [1, 2, 3, 4], [1, 2, 3, 4, 5]].map((list) => padded(list))).toEqual([
    [],
    [1],
    [1, 2, 3, 3],
    [1, 2, 3, 4],
    [1, 2, 3, 4, 5, 5, 5, 5],
  ]);
});
