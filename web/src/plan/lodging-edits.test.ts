import type { PlaceRef } from '@wayfare/contracts/place-ref';
import type { PlanDay, PlanItem } from '@wayfare/contracts/plan';
import type { Stop } from '@wayfare/contracts/trip';
import { applyEdit } from '@wayfare/planner';
import { describe, expect, it } from 'vitest';
import { emptyDocument } from '../trips/empty-document.ts';
import { lodgingEdits } from './lodging-edits.ts';

const place = (name: string, latitude: number, rest: Partial<PlaceRef> = {}): PlaceRef => ({
  ...{ name, kind: 'city', latitude, longitude: 12.5, status: 'atlas' },
  ...rest,
});
const rome = place('Rome', 41.9);
const siena = place('Siena', 43.3);
const artemide = place('Hotel Artemide', 41.901, { kind: 'lodging', status: 'found' });
const stops: Stop[] = [
  { id: 'r', place: rome, nights: 2 },
  { id: 's', place: siena, nights: 1 },
  { id: 'r2', place: rome, nights: 1 },
];
const checkIn: PlanItem = {
  ...{ id: 'check-in-r', kind: 'check_in', title: 'Settle in, Rome', place: rome, travel: null },
  ...{ startMinute: 700, endMinute: 730, locked: false, madeBy: 'planner' },
};
const day = (
  id: string,
  stopId: string,
  base: PlaceRef,
  endBase: PlaceRef,
  items: PlanItem[] = [],
): PlanDay => ({
  ...{ id, on: null, stopId, base, endBase, startMinute: 540, endMinute: 1260, items },
});
const document = {
  ...emptyDocument(),
  trip: { ...emptyDocument().trip, stops },
  plan: {
    schemaVersion: 1 as const,
    days: [
      day('1', 'r', rome, rome, [checkIn]),
      day('2', 'r', rome, rome),
      day('3', 's', rome, siena),
      day('4', 'r2', siena, rome),
      day('5', 'r2', rome, rome),
    ],
  },
};

const apply = (edits: ReturnType<typeof lodgingEdits>, to = document) => {
  const result = applyEdit(to, { edit: 'batch', edits });
  if ('refused' in result) throw new Error(result.refused);
  return result.document;
};
const bases = ({ plan }: ReturnType<typeof apply>) =>
  plan!.days.map(({ base, endBase }) => `${base?.name} > ${endBase?.name}`);

describe('another bed', () => {
  it('is where the days of its nights begin and end, and no others', () => {
    const after = apply(lodgingEdits(document, stops[0]!, artemide));
    expect(after.trip.stops[0]!.lodging).toEqual(artemide);
    expect(bases(after)).toEqual([
      'Hotel Artemide > Hotel Artemide',
      'Hotel Artemide > Hotel Artemide',
      'Hotel Artemide > Siena',
      'Siena > Rome',
      'Rome > Rome',
    ]);
    expect(after.plan!.days[0]!.items[0]).toMatchObject({
      title: 'Check in, Hotel Artemide',
      place: artemide,
    });
  });

  it('taken away leaves the town in its place', () => {
    const there = apply(lodgingEdits(document, stops[0]!, artemide));
    const back = apply(lodgingEdits(there, there.trip.stops[0]!, null), there as typeof document);
    expect(back).toEqual(document);
  });

  it('leaves a base that was set for one day alone', () => {
    const own = place('With Ada', 41.8, { status: 'own' });
    const days = document.plan.days.map((one) => (one.id === '2' ? { ...one, base: own } : one));
    const other = { ...document, plan: { ...document.plan, days } };
    expect(bases(apply(lodgingEdits(other, stops[0]!, artemide), other))[1]).toBe(
      'With Ada > Hotel Artemide',
    );
  });
});
