import { expect, test } from 'vitest';
import type { ListedTrip } from '../trips/listed-trip.ts';
import { currentTrips } from './current-trips.ts';

const trip = (id: string, startOn: string | null, endOn: string | null) =>
  ({ _id: id, startOn, endOn }) as ListedTrip;
const ids = (trips: ListedTrip[]) => trips.map(({ _id }) => _id).join('');

test('tells trips that may be under way from those within two weeks, soonest first, and leaves the others out', () => {
  const { near, coming } = currentTrips(
    [
      trip('a', '2026-05-01', '2026-05-10'),
      trip('b', '2026-05-11', '2026-05-12'),
      trip('c', '2026-05-24', '2026-05-30'),
      trip('d', '2026-05-12', '2026-05-14'),
      trip('e', '2026-05-25', '2026-05-30'),
      trip('f', '2026-05-01', '2026-05-08'),
      trip('g', null, null),
      trip('h', '2026-05-10', null),
      trip('i', '2026-05-01', '2026-05-09'),
    ],
    '2026-05-10',
  );
  expect(ids(near)).toBe('aihb');
  expect(ids(coming)).toBe('dc');
});
