import { expect, it } from 'vitest';
import { rateLimit } from './rate-limit.ts';

const day = 86_400_000;

it('refuses further calls until the window is over, and says how long that is', () => {
  let time = day;
  const may = rateLimit({ most: 2, windowMs: 60_000 }, () => time);
  may('a');
  may('a');
  time += 20_000;
  expect(() => may('a')).toThrow(expect.objectContaining({ detail: { retryAfterSeconds: 40 } }));
  may('b');
  time += 40_000;
  may('a');
});

it('keeps its window when the clock is set back', () => {
  let time = 2 * day;
  const may = rateLimit({ most: 1, windowMs: 60_000 }, () => time);
  may('a');
  time -= day;
  may('a');
  expect(() => may('a')).toThrow(expect.objectContaining({ detail: { retryAfterSeconds: 60 } }));
  time += 60_000;
  may('a');
});
