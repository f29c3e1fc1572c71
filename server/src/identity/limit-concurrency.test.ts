import { expect, it } from 'vitest';
import { limitConcurrency } from './limit-concurrency.ts';

it('runs so many at a time of one key, in the order in which they came, whatever becomes of them', async () => {
  const limited = limitConcurrency(2);
  const begun: number[] = [];
  const ends: (() => void)[] = [];
  const work = (n: number) => () =>
    new Promise<number>((resolve, reject) => {
      begun.push(n);
      ends[n] = () => (n === 1 ? reject(new Error('broken')) : resolve(n));
    });
  const runs = [0, 1, 2, 3].map((n) => limited('a', work(n)));
  const other = limited('b', work(4));
  const settled = Promise.allSettled([...runs, other]);
  expect(begun).toEqual([0, 1, 4]);
  for (const n of [1, 0, 4]) ends[n]!();
  await expect.poll(() => begun).toEqual([0, 1, 4, 2, 3]);
  for (const n of [2, 3]) ends[n]!();
  expect((await settled).map(({ status }) => status === 'fulfilled')).toEqual([
    true,
    false,
    true,
    true,
    true,
  ]);
});
