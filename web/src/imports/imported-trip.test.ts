import type { PlanItem } from '@wayfare/contracts/plan';
import type { TripDocument } from '@wayfare/contracts/trip-document';
import { emptyTrip } from '@wayfare/contracts/empty-trip';
import { expect, it } from 'vitest';
import { ImportRefused, intoTrip, withoutPlaces } from './imported-trip.ts';

const place = (name: string) => ({
  name,
  kind: 'custom' as const,
  latitude: 1,
  longitude: 2,
  status: 'own' as const,
});
const item = (id: string, at: ReturnType<typeof place> | null): PlanItem => ({
  id,
  kind: 'visit',
  title: `Title ${id}`,
  place: at,
  startMinute: 600,
  endMinute: 660,
  travel: null,
  locked: false,
  madeBy: 'traveller',
});
const document = (
  days: [on: string, items: PlanItem[]][],
  ideas: string[] = [],
  notes = '',
): TripDocument => ({
  tripName: 'A trip',
  trip: { ...emptyTrip(), ideas: ideas.map((name) => ({ id: name, place: place(name) })), notes },
  plan: {
    schemaVersion: 1,
    days: days.map(([on, items], index) => ({
      id: `d${index}`,
      on,
      stopId: null,
      base: null,
      endBase: null,
      startMinute: 540,
      endMinute: 1260,
      items,
    })),
  },
});

it('leaves out what was not chosen, and nothing else', () => {
  const imported = document([['2026-10-01', [item('a', place('A')), item('b', place('B'))]]], ['c', 'd']);
  const kept = withoutPlaces(imported, [
    { id: 'b', name: 'B', day: 1, role: 'item', matched: null },
    { id: 'c', name: 'c', day: null, role: 'idea', matched: null },
  ]);
  expect(kept.plan?.days[0]?.items.map(({ id }) => id)).toEqual(['a']);
  expect(kept.trip.ideas.map(({ id }) => id)).toEqual(['d']);
});

it('goes into the days of the same date, else among the ideas, else into the notes', () => {
  const target = document([['2026-10-01', [item('own', place('Own'))]]], ['mine'], 'My notes');
  const imported = document(
    [
      ['2026-10-01', [item('a', place('A'))]],
      ['2026-10-09', [item('b', place('B')), item('c', null)]],
    ],
    ['idea'],
    'Not found',
  );
  const { trip, plan } = intoTrip(target, imported);
  expect(plan?.days[0]?.items.map(({ title }) => title)).toEqual(['Title own', 'Title a']);
  expect(trip.ideas.map(({ place: { name }, note }) => [name, note])).toEqual([
    ['mine', undefined],
    ['B', 'Title b'],
    ['idea', undefined],
  ]);
  expect(trip.notes).toBe('My notes\n\nNot found\n\n2026-10-09 · Title c');
  expect(new Set(trip.ideas.map(({ id }) => id)).size).toBe(3);
});

it('says so where the notes are full', () => {
  const full = document([], [], 'x'.repeat(19_990));
  expect(() => intoTrip(full, document([], [], 'more than fits'))).toThrow(ImportRefused);
});
