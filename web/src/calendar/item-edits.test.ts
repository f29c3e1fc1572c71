import type { PlaceRef } from '@wayfare/contracts/place-ref';
import type { PlanItem } from '@wayfare/contracts/plan';
import { emptyTrip } from '@wayfare/contracts/empty-trip';
import type { TripDocument } from '@wayfare/contracts/trip-document';
import { applyEdit } from '@wayfare/planner';
import { describe, expect, it } from 'vitest';
import { placeItem, settleSlot } from './item-edits.ts';

const place = (name: string): PlaceRef => ({
  name,
  kind: 'attraction',
  latitude: name.charCodeAt(0) / 10,
  longitude: 0,
  status: 'own',
});
const item = (id: string, startMinute: number, minutes: number | null): PlanItem => ({
  id,
  kind: 'visit',
  title: id,
  place: place(id),
  startMinute,
  endMinute: startMinute + 60,
  travel: minutes === null ? null : { mode: 'walk', minutes, distanceMeters: 100, estimate: true },
  locked: false,
  madeBy: 'planner',
});
const day = (id: string, on: string, items: PlanItem[]) => ({
  id,
  on,
  stopId: null,
  base: place('Hotel'),
  endBase: null,
  startMinute: 540,
  endMinute: 1320,
  items,
});
const document: TripDocument = {
  tripName: 'Trip',
  trip: emptyTrip(),
  plan: {
    schemaVersion: 1,
    days: [
      day('one', '2026-05-01', [item('A', 600, 5), item('B', 720, 7), item('C', 840, 9)]),
      day('two', '2026-05-02', [item('D', 700, 11)]),
    ],
  },
};
const [a, , c] = document.plan!.days[0]!.items;
const unknown = () => null;

function after(
  moved: PlanItem,
  on: string,
  startMinute: number,
  way: Parameters<typeof placeItem>[3] = unknown,
) {
  const edit = placeItem(document, moved, { on, startMinute, endMinute: startMinute + 60 }, way);
  const result = applyEdit(document, edit!);
  if ('refused' in result) throw new Error(result.refused);
  expect(applyEdit(result.document, result.inverse)).toMatchObject({ document });
  return result.document.plan!.days.map(({ items }) =>
    items.map(({ id, startMinute: at, travel }) => `${id} ${at} ${travel?.minutes ?? '-'}`),
  );
}

describe('placing an item', () => {
  it('keeps the ways where the order stays', () => {
    expect(after(a!, '2026-05-01', 615)[0]).toEqual(['A 615 5', 'B 720 7', 'C 840 9']);
  });

  it('takes known ways in either direction, and leaves open those that nobody knows', () => {
    expect(after(c!, '2026-05-01', 660)[0]).toEqual(['A 600 5', 'C 660 -', 'B 720 9']);
  });

  it('asks for the ways that the plan does not hold', () => {
    const way = (from: PlaceRef, to: PlaceRef) => ({
      ...a!.travel!,
      minutes: from.name === 'A' && to.name === 'C' ? 21 : 99,
    });
    expect(after(c!, '2026-05-01', 660, way)[0]).toEqual(['A 600 5', 'C 660 21', 'B 720 9']);
  });

  it('puts it among the items of another day by its time', () => {
    expect(after(a!, '2026-05-02', 600)).toEqual([
      ['B 720 -', 'C 840 9'],
      ['A 600 5', 'D 700 -'],
    ]);
  });

  it('knows no day that the plan has not', () => {
    expect(placeItem(document, a!, { on: '2026-06-01', startMinute: 0, endMinute: 60 }, unknown)).toBeNull();
  });
});

describe('a slot', () => {
  it('belongs to the date on which it starts', () => {
    expect(settleSlot({ on: '2026-05-01', startMinute: -30, endMinute: 30 })).toEqual({
      on: '2026-04-30',
      startMinute: 1410,
      endMinute: 1470,
    });
    expect(settleSlot({ on: '2026-05-01', startMinute: 1500, endMinute: 1560 })).toMatchObject({
      on: '2026-05-02',
      startMinute: 60,
    });
  });
});
