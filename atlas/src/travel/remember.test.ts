import { expect, it } from 'vitest';
import { remember } from './remember.ts';

it('finds once what was asked for again, nothing found included, and lets the oldest go first', () => {
  const sought: string[] = [];
  const known = remember<number | null>(2);
  const ask = (key: string, found: number | null) =>
    known(key, () => {
      sought.push(key);
      return found;
    });
  expect([ask('a', null), ask('a', 1), ask('b', 2), ask('b', 3)]).toEqual([null, null, 2, 2]);
  expect(ask('c', 4)).toBe(4);
  expect([ask('b', 5), ask('a', 6)]).toEqual([2, 6]);
  expect(sought).toEqual(['a', 'b', 'c', 'a']);
});
