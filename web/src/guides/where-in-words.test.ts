// @vitest-environment happy-dom
import { expect, it } from 'vitest';
import { formatDistance } from '../ui/format-distance.ts';
import { whereInWords } from './where-in-words.ts';

it.each([
  [
    { quarter: 'Le Marais', metersFromCentre: 1240, wind: 'east' },
    `By Le Marais, ${formatDistance(1240)} east of the centre of Paris`,
  ],
  [
    { quarter: null, metersFromCentre: 17_200, wind: 'south-west' },
    `${formatDistance(17_200)} south-west of the centre of Paris`,
  ],
  [{ quarter: null, metersFromCentre: 120, wind: 'north' }, 'In the centre of Paris'],
])('%j is told as one does', (where, words) => {
  expect(whereInWords(where, 'Paris')).toBe(words);
});
