import type { PlaceRef } from '@wayfare/contracts/place-ref';
import type { Plan, PlanItem } from '@wayfare/contracts/plan';
import type { Trip } from '@wayfare/contracts/trip';
import { emptyTrip } from '@wayfare/contracts/empty-trip';
import { describe, expect, it } from 'vitest';
import { tripContents } from './trip-contents.ts';

const at = (name: string, longitude: number, latitude: number): PlaceRef => ({
  name,
  kind: 'city',
  longitude,
  latitude,
  status: 'atlas',
});
const kyoto = at('Kyoto', 135.77, 35.01);
const osaka = at('Osaka', 135.5, 34.69);
const market = at('Nishiki Market', 135.76, 35.0);

const walk = { mode: 'walk' as const, minutes: 10, distanceMeters: 800, estimate: true };
const item = (id: string, place: PlaceRef | null, startMinute: number): PlanItem => ({
  id,
  kind: 'visit',
  title: place?.name ?? 'A nap',
  place,
  startMinute,
  endMinute: startMinute + 60,
  travel: null,
  locked: false,
  madeBy: 'planner',
});

const trip: Trip = {
  ...emptyTrip(),
  origin: at('London', -0.12, 51.5),
  stops: [
    { id: 's1', place: kyoto, nights: 3 },
    { id: 's2', place: osaka, nights: 0 },
  ],
  legs: [
    {
      id: 'l1',
      from: 'origin',
      to: 's1',
      travel: { mode: 'flight', minutes: 800, distanceMeters: 9_500_000, estimate: true },
    },
  ],
  ideas: [{ id: 'i1', place: market }],
};
const day = (id: string, items: PlanItem[]) => ({
  id,
  on: null,
  stopId: 's1',
  base: kyoto,
  endBase: kyoto,
  startMinute: 540,
  endMinute: 1260,
  items,
});
const plan: Plan = {
  schemaVersion: 1,
  days: [
    day('d1', [{ ...item('a', market, 600), travel: walk }, item('b', null, 700), item('c', kyoto, 800)]),
    day('d2', []),
  ],
};

describe('what a trip puts on the map', () => {
  it('numbers the stops, and the items of a day that are somewhere', () => {
    const { points } = tripContents(trip, plan);
    expect(points.map(({ id, kind, number, colour }) => [id, kind, number, colour])).toEqual([
      ['s1', 'stop', '1', 0],
      ['s2', 'stop', '2', 0],
      ['a', 'item', '1', 1],
      ['c', 'item', '2', 1],
      ['i1', 'idea', '', 0],
    ]);
    expect(points.map(({ detail }) => detail).slice(0, 2)).toEqual(['3 nights', 'A stop on the way']);
  });

  it('draws the ways between stops from where the trip begins, flights told apart', () => {
    const routes = tripContents(trip, null).routes;
    expect(routes.map(({ id, flown, dayId }) => [id, flown, dayId])).toEqual([
      ['origin-s1', true, null],
      ['s1-s2', false, null],
    ]);
    expect(routes[0]!.line[0]).toEqual([-0.12, 51.5]);
    expect(routes[0]!.line.at(-1)![0]).toBeCloseTo(135.77);
  });

  it('draws a day from its base and back, without standing still, and nothing for an empty day', () => {
    const [route, ...others] = tripContents(trip, plan).routes.filter(({ dayId }) => dayId !== null);
    expect(others).toEqual([]);
    expect(route).toMatchObject({ dayId: 'd1', colour: 1 });
    // Base, market, the sight at the base; the base again is the same point.
    expect(route!.line).toEqual([
      [135.77, 35.01],
      [135.76, 35],
      [135.77, 35.01],
    ]);
    expect(route!.ways!.map(({ mode }) => mode)).toEqual(['walk', null]);
  });

  it('begins again with the first colour on the ninth day', () => {
    const days = Array.from({ length: 9 }, (_, index) => day(`d${index}`, []));
    expect(tripContents(trip, { schemaVersion: 1, days }).days.at(-1)).toMatchObject({
      number: 9,
      colour: 1,
    });
  });
});
