import { expect, test } from 'vitest';
import { isThrifty, type Connection } from './is-thrifty.ts';

test.each<[Connection, boolean]>([
  [{}, false],
  [{ saveData: false, effectiveType: '4g', type: 'wifi' }, false],
  [{ saveData: true, effectiveType: '4g' }, true],
  [{ effectiveType: '2g' }, true],
  [{ effectiveType: 'slow-2g' }, true],
  [{ effectiveType: '4g', type: 'cellular' }, true],
])('%o', (connection, thrifty) => {
  expect(isThrifty(connection)).toBe(thrifty);
});
