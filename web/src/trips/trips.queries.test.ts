import { expect, test } from 'vitest';
import { searchTrips, type ListedTrip } from './listed-trip.ts';
import { applyChanges } from './trips.queries.ts';

const trip = (id: string, day: number, tripName = id, cities: string[] = []): ListedTrip => ({
  _id: id,
  tripName,
  modified: new Date(2026, 0, day),
  featured: false,
  version: 1,
  startOn: null,
  endOn: null,
  nights: 0,
  cities: cities.map((name) => ({ name, placeId: null, countryCode: null })),
  interests: [],
  hasPlan: false,
  region: null,
});
const ids = (trips: readonly ListedTrip[]) => trips.map(({ _id }) => _id).join('');
const [a, b, c] = [trip('a', 3), trip('b', 2), trip('c', 1)];

test('archiving takes a trip from one list to its place in the other', () => {
  const changes = [{ call: 'archiveTrip', trip: b, to: 'archived' } as const];
  expect(ids(applyChanges('active', [a, b], changes))).toBe('a');
  expect(ids(applyChanges('archived', [c], changes))).toBe('bc');
});

test('a change that the server already shows changes nothing more', () => {
  const changes = [{ call: 'archiveTrip', trip: b, to: 'archived' } as const];
  expect(ids(applyChanges('active', [a], changes))).toBe('a');
  expect(ids(applyChanges('archived', [b, c], changes))).toBe('bc');
});

test('the last of several changes to one trip stands', () => {
  const there = { call: 'archiveTrip', trip: a, to: 'archived' } as const;
  const gone = { call: 'deleteArchivedTrip', trip: a, to: null } as const;
  expect(ids(applyChanges('archived', [c], [there, gone]))).toBe('c');
  expect(ids(applyChanges('active', [a, b], [there, gone]))).toBe('b');
});

test('a failed change, once taken away, leaves the lists as they were beside other changes', () => {
  const other = { call: 'unarchiveTrip', trip: c, to: 'active' } as const;
  expect(ids(applyChanges('active', [a, b], [other]))).toBe('abc');
});

test('search fits name and city, whatever the case and accents, all words at once', () => {
  const trips = [
    trip('a', 1, 'Été au Québec', ['Montréal']),
    trip('b', 2, 'Japan in spring', ['Kyoto', 'Tokyo']),
  ];
  expect(ids(searchTrips(trips, 'quebec'))).toBe('a');
  expect(ids(searchTrips(trips, 'SPRING kyoto'))).toBe('b');
  expect(ids(searchTrips(trips, 'kyoto quebec'))).toBe('');
  expect(ids(searchTrips(trips, '  '))).toBe('ab');
});
