import { expect, test } from 'vitest';
import type { City } from '../atlas.ts';
import { openAtlas } from '../open-atlas.ts';
import { createLandMasses } from './land-masses.ts';
import { greatCircle } from './great-circle.ts';
import { openTravel } from './open-travel.ts';
import { readLandSpans } from './read-land-spans.ts';

const atlas = openAtlas();
const travel = openTravel(atlas);
const land = createLandMasses(readLandSpans());
const guides = [...atlas.cities(0)].filter((city) => city.inCatalogue);
const pairs = guides.flatMap((from, i) =>
  guides
    .slice(i + 1)
    .filter((to) => to.countryCode === from.countryCode)
    .map((to) => ({ from, to, kilometers: greatCircle(from, to) / 1000 })),
);
const named = ({ from, to }: { from: City; to: City }): string => `${from.id} – ${to.id}`;
const byId = (id: string): City => guides.find((city) => city.id === id)!;

/** Pairs on one land mass that no road joins; none are known. */
const roadless: readonly string[] = [];

test('no guide city is cut off from another of its country, and none is reached at a snail’s pace or at once', () => {
  expect(guides.length).toBeGreaterThan(300);
  const odd = pairs.filter(({ from, to, kilometers }) => {
    const [best] = travel.estimateTravel(from, to);
    if (!best) return true;
    const kmh = (kilometers / best.minutes) * 60;
    return kmh > 700 || (kilometers > 40 && kmh < 20);
  });
  expect(odd.map(named)).toEqual([]);
}, 60_000);

test('one flies where it is far, and drives wherever a road can lead', () => {
  const modes = (pair: { from: City; to: City }): string[] =>
    travel.estimateTravel(pair.from, pair.to).map(({ mode }) => mode);
  const unflown = pairs.filter((pair) => pair.kilometers > 1000 && !modes(pair).includes('flight'));
  expect(unflown.map(named)).toEqual([]);
  const undriven = pairs.filter(
    (pair) => land.massAt(pair.from) === land.massAt(pair.to) && !modes(pair).includes('drive'),
  );
  expect(undriven.map(named)).toEqual(roadless);
});

test('Cairns is three hours in the air from Sydney, and Rovaniemi a day on the road from Helsinki', () => {
  const way = (from: string, to: string, mode: string) =>
    travel.estimateTravel(byId(from), byId(to)).find((option) => option.mode === mode);
  expect(way('au-sydney', 'au-cairns', 'flight')).toMatchObject({ via: ['SYD', 'CNS'] });
  expect(way('au-sydney', 'au-cairns', 'flight')!.minutes).toBeLessThan(6 * 60);
  expect(way('au-sydney', 'au-cairns', 'drive')!.minutes).toBeGreaterThan(24 * 60);
  const north = way('fi-rovaniemi', 'fi-helsinki', 'drive')!;
  expect(north.distanceMeters / 1000).toBeGreaterThan(740);
  expect(north.distanceMeters / 1000).toBeLessThan(900);
});
