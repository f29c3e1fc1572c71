import { expect, test } from 'vitest';
import { changesSettled, trackChange } from './pending-changes.ts';

test('waits for every change, also one begun meanwhile, and for failed ones', async () => {
  const first = Promise.withResolvers<void>();
  const second = Promise.withResolvers<void>();
  const order: string[] = [];
  trackChange(first.promise).catch(() => order.push('first failed'));
  const settled = changesSettled().then(() => order.push('settled'));
  void trackChange(second.promise).then(() => order.push('second'));
  first.reject(new Error('no'));
  await Promise.resolve();
  second.resolve();
  await settled;
  expect(order).toEqual(['first failed', 'second', 'settled']);
});

test('resolves at once when nothing is under way', async () => {
  await expect(changesSettled()).resolves.toBeUndefined();
});
