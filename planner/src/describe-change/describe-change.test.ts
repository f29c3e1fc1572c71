import type { PlanItem } from '@wayfare/contracts/plan';
import { emptyTrip } from '@wayfare/contracts/empty-trip';
import type { TripDocument } from '@wayfare/contracts/trip-document';
import { describe, expect, it } from 'vitest';
import { describeChange } from './describe-change.ts';

const place = (name: string) => ({
  name,
  kind: 'city' as const,
  latitude: 1,
  longitude: 2,
  status: 'own' as const,
});
const item = (title: string, startMinute: number): PlanItem => ({
  id: title,
  kind: 'visit',
  title,
  place: null,
  startMinute,
  endMinute: startMinute + 60,
  travel: null,
  locked: false,
  madeBy: 'planner',
});

function document(stops: [string, number][], days: PlanItem[][] | null = null): TripDocument {
  return {
    tripName: 'Two cities',
    trip: {
      ...emptyTrip(),
      stops: stops.map(([name, nights]) => ({ id: name, place: place(name), nights })),
    },
    plan: days && {
      schemaVersion: 1,
      days: days.map((items, index) => ({
        id: `day-${index}`,
        on: null,
        stopId: null,
        base: null,
        endBase: null,
        startMinute: 540,
        endMinute: 1260,
        items,
      })),
    },
  };
}

describe('what changed', () => {
  it('is nothing between two equal trips', () => {
    const same = document([['Porto', 2]], [[item('Ribeira', 600)]]);
    expect(describeChange(same, structuredClone(same), String)).toEqual([]);
  });

  it('names stops that came, went, grew or moved', () => {
    const before = document([
      ['Porto', 2],
      ['Braga', 1],
      ['Lisbon', 3],
    ]);
    const after = document([
      ['Lisbon', 4],
      ['Porto', 2],
      ['Faro', 1],
    ]);
    expect(describeChange(before, after, String)).toEqual([
      'Lisbon: 3 → 4 nights',
      '+ Faro, 1 night',
      '− Braga',
      'Order: Lisbon, Porto, Faro',
    ]);
  });

  it('names what came and went in a day', () => {
    const before = document([], [[item('Tower', 600), item('Market', 700)]]);
    const after = document([], [[item('Market', 700), item('Garden', 800)]]);
    expect(describeChange(before, after, String)).toEqual(['Day 1: + Garden 13:20, − Tower']);
  });

  it('sums up a plan that is new', () => {
    expect(describeChange(document([]), document([], [[item('Tower', 600)], []]), String)).toEqual([
      'Day plan: 2 days, 1 thing to do',
    ]);
  });
});
