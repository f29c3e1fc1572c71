import type { PlanItem } from '@wayfare/contracts/plan';
import { expect, it } from 'vitest';
import { googleMapsLinks } from './google-maps-links.ts';

const place = (latitude: number) => ({
  name: 'A place',
  kind: 'custom' as const,
  latitude,
  longitude: 2,
  status: 'own' as const,
});
const item = (latitude: number): PlanItem => ({
  id: `i${latitude}`,
  kind: 'visit',
  title: 'A place',
  place: place(latitude),
  startMinute: 600,
  endMinute: 660,
  travel: null,
  locked: false,
  madeBy: 'traveller',
});
const day = (count: number) => ({
  base: null,
  endBase: null,
  items: Array.from({ length: count }, (_, n) => item(n)),
});
const partsOf = (link: string) => {
  const query = new URL(link).searchParams;
  return [query.get('origin'), ...(query.get('waypoints')?.split('|') ?? []), query.get('destination')];
};

it('has no address for a day with fewer than two places', () => {
  expect(googleMapsLinks(day(1))).toEqual([]);
});

it('takes up to eleven places in one address', () => {
  const links = googleMapsLinks(day(11));
  expect(links).toHaveLength(1);
  expect(partsOf(links[0]!)).toEqual(Array.from({ length: 11 }, (_, n) => `${n},2`));
});

it('goes on in the next address where the last one ended', () => {
  const links = googleMapsLinks(day(25));
  expect(links.map((link) => partsOf(link).length)).toEqual([11, 11, 5]);
  expect(partsOf(links[1]!)[0]).toBe(partsOf(links[0]!).at(-1));
  expect(partsOf(links[2]!).at(-1)).toBe('24,2');
});

it('leaves out a place that follows itself', () => {
  expect(
    partsOf(googleMapsLinks({ base: place(1), endBase: place(1), items: [item(1), item(2)] })[0]!),
  ).toEqual(['1,2', '2,2', '1,2']);
});
