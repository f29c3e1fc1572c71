import type { PlaceRef } from '@wayfare/contracts/place-ref';
import type { PlanDay } from '@wayfare/contracts/plan';
import type { TripDocument } from '@wayfare/contracts/trip-document';
import { applyEdit, staleStays } from '@wayfare/planner';
import { expect, it } from 'vitest';
import { emptyDocument } from '../trips/empty-document.ts';
import { addStopAt } from '../route/route-edits.ts';
import { sampleEdit } from './sample-edit.ts';

const city = (placeId: string, name: string): PlaceRef => ({
  placeId,
  name,
  kind: 'city',
  latitude: 35,
  longitude: 135,
  status: 'atlas',
});
const kyoto = city('jp-kyoto', 'Kyoto');
const day = (id: string): PlanDay => ({
  id,
  on: null,
  stopId: 'stop1',
  base: kyoto,
  endBase: kyoto,
  startMinute: 540,
  endMinute: 1260,
  items: [
    {
      id: 'i1',
      kind: 'visit',
      title: `Temple of ${id}`,
      place: null,
      startMinute: 600,
      endMinute: 690,
      travel: null,
      locked: false,
      madeBy: 'planner',
    },
  ],
});
const sample: TripDocument = {
  tripName: '3 days in Kyoto',
  trip: { ...emptyDocument().trip, stops: [{ id: 'stop1', place: kyoto, nights: 2 }] },
  plan: { schemaVersion: 1, days: ['a', 'b', 'c'].map(day) },
};

function apply(document: TripDocument, edit: Parameters<typeof applyEdit>[1]): TripDocument {
  const result = applyEdit(document, edit);
  if ('refused' in result) throw new Error(result.refused);
  return result.document;
}
const titles = ({ plan }: TripDocument) => plan?.days.map(({ items }) => items.map(({ title }) => title));
const ids = ({ plan }: TripDocument) =>
  plan?.days.flatMap(({ id, items }) => [id, ...items.map((item) => item.id)]) ?? [];

it('brings the days as they stand into an empty trip, which then fits its route', () => {
  const made = apply(emptyDocument(), sampleEdit(emptyDocument(), sample));
  expect(made.trip.stops.map(({ place, nights }) => [place.name, nights])).toEqual([['Kyoto', 2]]);
  expect(titles(made)).toEqual([['Temple of a'], ['Temple of b'], ['Temple of c']]);
  expect(made.plan?.days[1]?.items[0]).toMatchObject({ startMinute: 600, endMinute: 690 });
  expect(staleStays(made).days).toBe(0);
});

it('puts them behind what is planned, on the dates that follow, each time as its own', () => {
  const osaka = apply(
    { ...emptyDocument(), trip: { ...emptyDocument().trip, startOn: '2027-05-01' } },
    addStopAt(emptyDocument(), city('jp-osaka', 'Osaka')),
  );
  const once = apply(osaka, sampleEdit(osaka, sample));
  expect(titles(once)).toEqual([[], [], [], ['Temple of a'], ['Temple of b'], ['Temple of c']]);
  expect(once.plan?.days.map(({ on }) => on)).toEqual([1, 2, 3, 4, 5, 6].map((n) => `2027-05-0${n}`));
  expect(staleStays(once).days).toBe(0);

  const twice = apply(once, sampleEdit(once, sample));
  expect(twice.plan?.days).toHaveLength(9);
  expect(twice.plan?.days.at(-1)?.on).toBe('2027-05-09');
  expect(new Set(ids(twice)).size).toBe(ids(twice).length);
  expect(staleStays(twice).days).toBe(0);
});
