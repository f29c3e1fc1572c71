import { expect, test } from 'vitest';
import { formatBytes } from './format-bytes.ts';

test.each([
  [0, /^10.kB$/],
  [323_456, /^320.kB$/],
  [996_000, /^1.MB$/],
  [1_440_000, /^1[.,]4.MB$/],
])('%i bytes', (bytes, words) => {
  expect(formatBytes(bytes)).toMatch(words);
});
