import { describe, expect, it } from 'vitest';
import { isInPassing } from './in-passing.ts';

const isTold = (line: string) => isInPassing(line.replace('*', ''), line.indexOf('*'));

describe('a place that is told of', () => {
  it.each([
    'My neighbour went to *Oman in February and we would like a week in Cyprus',
    'Two summers ago, that is in 2024, we spent ten days on *Corfu',
    'Last year we did the *Dolomites, now the Pyrenees',
    'We usually go to *Texel',
    'We do *Colorado every summer',
    'A colleague of mine, Bert, visited *Bhutan',
    'The ship goes on to *Santorini',
    'Everybody tells us to add *Toledo, but the days are few',
  ])('was somebody else’s, is over, or was only advised: %s', (line) => {
    expect(isTold(line)).toBe(true);
  });

  it.each([
    'My sister and I went nowhere last year, we want *Malta',
    'I was in Peru in 2019 but now I would like *Chile',
    'My brother lives in Ghent and we go to *Bruges',
    'Last year I broke a leg, so *Tenerife it is',
    'A friend told us about *Kotor',
    'Everybody tells us to add *Toledo',
  ])('is wanted all the same: %s', (line) => {
    expect(isTold(line)).toBe(false);
  });
});
