import { openAtlas, openTravel, toldWay } from '@wayfare/atlas';
import { expect, it } from 'vitest';
import { dayTripsOf } from './day-trips.ts';

const atlas = openAtlas();
const travel = openTravel(atlas);
const needs = {
  atlas: () => atlas,
  now: () => Date.parse('2026-11-21T10:00:00Z'),
  ways: {
    between: async (...ends: Parameters<typeof travel.estimateTravel>) => travel.estimateTravel(...ends),
  },
} as unknown as Parameters<typeof dayTripsOf>[0];

const trips = (
  await Promise.all(
    atlas.catalogueCities().map(async ({ id }) => {
      const { dayTrips } = await dayTripsOf(needs, id);
      return dayTrips.map((trip) => ({ from: id, trip }));
    }),
  )
).flat();
const sights = trips.flatMap(({ from, trip }) =>
  trip.kind === 'attraction' ? [{ from, sight: trip.attraction, there: trip.there, back: trip.back }] : [],
);

/** Whose outings are all in the place itself, or that nothing lies near. */
const withoutAny = ['jp-nikko', 'pe-machupicchu', 'gr-fira', 'my-george-town'];

it('every guide has day trips, but for a few', () => {
  const without = atlas.catalogueCities().filter(({ id }) => trips.every(({ from }) => from !== id));
  expect(without.map(({ id }) => id)).toEqual(withoutAny);
});

it('no card contradicts its own text', () => {
  const told = sights.flatMap(({ from, sight, there }) => {
    const way = sight.dayTrip ? toldWay(sight.why) : null;
    return way ? [{ from, sight, there, way }] : [];
  });
  expect(told.length).toBeGreaterThan(300);
  const odd = told.filter(
    ({ there, way }) => there.minutes !== way.minutes || (way.mode !== null && there.mode !== way.mode),
  );
  expect(odd.map(({ sight }) => sight.id)).toEqual([]);
});

it('no card drives, or takes a train, to an island that its text goes to by boat', () => {
  const byBoat = /\b(?:boats?|ferr(?:y|ies)|catamarans?|speedboats?|hydrofoils?|sails? (?:to|from|out))\b/i;
  const byLand = /\b(?:bridge|causeway|tunnel|bus|drive|car|railway|road)\b/i;
  const islands = sights.filter(
    ({ sight }) => sight.category === 'island' && byBoat.test(sight.why) && !byLand.test(sight.why),
  );
  expect(islands.length).toBeGreaterThan(40);
  const dry = islands.filter(({ there, back }) =>
    [there, back].some(({ mode }) => mode !== 'ferry' && mode !== 'flight'),
  );
  expect(dry.map(({ from, sight, there }) => `${from} ${sight.id} ${there.mode} ${sight.why}`)).toEqual([]);
});
