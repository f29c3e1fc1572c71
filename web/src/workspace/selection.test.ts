import { emptyTrip } from '@wayfare/contracts/empty-trip';
import type { TripDocument } from '@wayfare/contracts/trip-document';
import { describe, expect, it } from 'vitest';
import { knownSelection } from './selection.ts';

const day = (id: string, itemIds: string[]) => ({
  id,
  on: null,
  stopId: null,
  base: null,
  endBase: null,
  startMinute: 540,
  endMinute: 1260,
  items: itemIds.map((itemId) => ({
    id: itemId,
    kind: 'visit' as const,
    title: itemId,
    place: null,
    startMinute: 600,
    endMinute: 660,
    travel: null,
    locked: false,
    madeBy: 'traveller' as const,
  })),
});
const document: TripDocument = {
  tripName: 'A trip',
  trip: emptyTrip(),
  plan: { schemaVersion: 1, days: [day('d1', ['a']), day('d2', [])] },
};

describe('the selection', () => {
  it('follows an item to its day and lets go of what is gone', () => {
    expect(knownSelection({ dayId: 'd2', itemId: 'a' }, document)).toEqual({ dayId: 'd1', itemId: 'a' });
    expect(knownSelection({ dayId: 'd2', itemId: 'gone' }, document)).toEqual({ dayId: 'd2', itemId: null });
    expect(knownSelection({ dayId: 'gone', itemId: null }, document)).toEqual({ dayId: null, itemId: null });
  });

  it('remembers that a day is only read, not chosen', () => {
    const read = { dayId: 'd2', itemId: null, followed: true };
    expect(knownSelection(read, document)).toEqual(read);
  });
});
