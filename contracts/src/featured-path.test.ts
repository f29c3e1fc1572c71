import { expect, it } from 'vitest';
import { featuredCode, featuredPath } from './featured-path.ts';

const at = (tripName: string, _id = 'x-7K_2pQ9abcdefghijklm') => featuredPath({ _id, tripName });

it('reads as the trip is called, and ends with what stays', () => {
  expect(at('Japan by train, old capitals first')).toBe('/featured/japan-by-train-old-capitals-first-x7k2pq');
  expect(at('Münchens Straßen & Žižkov!')).toBe('/featured/munchens-stra-en-zizkov-x7k2pq');
  expect(at('東京')).toBe('/featured/x7k2pq');
  expect(at('a'.repeat(200)).length).toBeLessThan(90);
  expect(at('— A —')).toBe('/featured/a-x7k2pq');
});

it('is found by the end of any address it ever had', () => {
  const code = featuredCode('x-7K_2pQ9abcdefghijklm');
  for (const name of ['One', 'Two words', '東京']) expect(at(name).endsWith(code)).toBe(true);
});
