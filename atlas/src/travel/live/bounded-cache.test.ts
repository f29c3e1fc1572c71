import { expect, test } from 'vitest';
import { createBoundedCache } from './bounded-cache.ts';

test('the answer longest unused goes when the store is full', () => {
  const cache = createBoundedCache<number>(2, 1000, () => 0);
  cache.set('a', 1);
  cache.set('b', 2);
  expect(cache.get('a')).toBe(1);
  cache.set('c', 3);
  expect([cache.get('a'), cache.get('b'), cache.get('c')]).toEqual([1, undefined, 3]);
  expect(cache.size).toBe(2);
});

test('an answer is gone when its time is over', () => {
  let clock = 0;
  const cache = createBoundedCache<number>(2, 1000, () => clock);
  cache.set('a', 1);
  clock = 999;
  expect(cache.get('a')).toBe(1);
  clock = 1000;
  expect(cache.get('a')).toBeUndefined();
  expect(cache.size).toBe(0);
});
