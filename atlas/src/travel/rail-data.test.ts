import { expect, test } from 'vitest';
import { ferries } from './ferries.ts';
import { railRides, stations } from './rail-lines.ts';
import { greatCircle } from './great-circle.ts';

test('no train of the table is quicker than trains run', () => {
  const tooQuick = railRides.filter(({ from, to, minutes }) => {
    const kmh = (greatCircle(stations[from]!, stations[to]!) / 1000 / minutes) * 60;
    return kmh > 290 || !(minutes > 0);
  });
  expect(tooQuick.map(({ from, to }) => `${stations[from]!.name}–${stations[to]!.name}`)).toEqual([]);
});

test('station names are unique and every station is served', () => {
  expect(new Set(stations.map(({ name }) => name)).size).toBe(stations.length);
  const served = new Set(railRides.flatMap(({ from, to }) => [from, to]));
  expect(stations.filter((_, i) => !served.has(i)).map(({ name }) => name)).toEqual([]);
});

test('no ferry is quicker than ferries sail', () => {
  const tooQuick = ferries.filter(({ from, to, minutes }) => {
    const meters = greatCircle(from, to);
    return meters / 1000 / (minutes / 60) > 90 || !(minutes > 0);
  });
  expect(tooQuick.map(({ from, to }) => `${from.name}–${to.name}`)).toEqual([]);
});
