import { expect, test } from 'vitest';
import type { LngLat, MapWay } from './map-contents.ts';
import { routePieces, wayKey } from './way-features.ts';

const [base, museum, tower, station]: LngLat[] = [
  [0, 0],
  [1, 0],
  [2, 0],
  [3, 0],
];
const ways: MapWay[] = [
  { from: base!, to: museum!, mode: 'walk' },
  { from: museum!, to: tower!, mode: 'transit' },
  { from: tower!, to: station!, mode: 'rail' },
];
const line = [base!, museum!, tower!, station!];

test('a day of which no way is known is one straight line', () => {
  expect(routePieces({ line, ways }, {})).toEqual([{ line, straight: true }]);
});

test('a known way runs along its road, from the door and to it', () => {
  const road: LngLat[] = [
    [0.1, 0.1],
    [0.9, 0.1],
  ];
  expect(routePieces({ line, ways }, { [wayKey(ways[0]!)]: road })).toEqual([
    { line: [base, ...road, museum], straight: false },
    { line: [museum, tower, station], straight: true },
  ]);
});

test('what is no day’s route is drawn as it is', () => {
  expect(routePieces({ line }, {})).toEqual([{ line, straight: false }]);
});
