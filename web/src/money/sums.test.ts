import type { PlanItem } from '@wayfare/contracts/plan';
import type { Leg, Stop } from '@wayfare/contracts/trip';
import type { TripDocument } from '@wayfare/contracts/trip-document';
import { describe, expect, it } from 'vitest';
import { convert, costsOf, totalsOf, unpricedOf } from './sums.ts';

const place = { name: 'Here', kind: 'city' as const, latitude: 0, longitude: 0, status: 'own' as const };
const euro = (euros: number) => ({ amountCents: euros * 100, currency: 'EUR' });
const rates = { EUR: 1, JPY: 200, USD: 1.25 };
const stop = (id: string, nights: number, more: Partial<Stop> = {}): Stop => ({ id, place, nights, ...more });
const leg = (from: string, to: string, cost?: number): Leg => ({
  id: `${from}-${to}`,
  from,
  to,
  travel: {
    mode: 'rail',
    minutes: 60,
    distanceMeters: 1000,
    estimate: true,
    ...(cost === undefined ? {} : { cost: euro(cost) }),
  },
});
const item = (kind: PlanItem['kind'], more: Partial<PlanItem> = {}): PlanItem => ({
  id: kind,
  kind,
  title: kind,
  place: null,
  startMinute: 600,
  endMinute: 660,
  travel: null,
  locked: false,
  madeBy: 'planner',
  ...more,
});

function documentOf(): TripDocument {
  const day = (id: string, items: PlanItem[]) => ({
    id,
    on: null,
    stopId: null,
    base: null,
    endBase: null,
    startMinute: 540,
    endMinute: 1320,
    items,
  });
  return {
    tripName: 'T',
    trip: {
      schemaVersion: 1,
      request: { adults: 2, children: 1 },
      assumed: {},
      startOn: null,
      origin: place,
      end: null,
      stops: [stop('a', 2, { cost: euro(200) }), stop('b', 1)],
      legs: [leg('origin', 'a', 90), leg('a', 'b'), leg('b', 'a', 999)],
      ideas: [],
      notes: '',
    },
    plan: {
      schemaVersion: 1,
      days: [
        day('1', [item('visit', { cost: { amountCents: 200_000, currency: 'JPY' } }), item('meal')]),
        day('2', [item('meal', { cost: euro(30), madeBy: 'traveller' })]),
        day('3', [item('activity', { cost: { amountCents: 100, currency: 'XXX' } })]),
      ],
    },
  };
}

describe('the sum of a trip', () => {
  const totals = totalsOf(costsOf(documentOf(), null, 4), 4, 'EUR', rates);

  it('adds stays, ways that the route takes, and items, each to its category', () => {
    expect(totals.byCategory).toEqual([
      { category: 'lodging', cents: 20_000 },
      { category: 'transport', cents: 9000 },
      { category: 'sights', cents: 1000 },
      { category: 'meals', cents: 3000 },
    ]);
    expect(totals.cents).toBe(33_000);
  });

  it('shares a stay among its nights and puts everything else on its day', () => {
    expect(totals.byDay).toEqual([20_000, 13_000, 0, 0]);
  });

  it('tells what is estimated, and what could not be counted', () => {
    expect([totals.estimatedCents, totals.withoutRate]).toEqual([10_000, 1]);
    expect(unpricedOf(documentOf())).toEqual({ stays: 1, ways: 1, meals: 1 });
  });

  it('stands in any currency with a rate', () => {
    expect(totalsOf(costsOf(documentOf(), null, 4), 4, 'USD', rates).cents).toBe(41_250);
    expect(convert(euro(1), 'XXX', rates)).toBeNull();
  });
});

describe('a ticket for several sights', () => {
  it('is counted once, at the day of the dearest', () => {
    const document = documentOf();
    const sight = (id: string, euros: number) =>
      item('visit', { id, cost: euro(euros), ticket: 'it-rome/x' });
    document.plan!.days[0]!.items = [sight('a', 36), sight('b', 36)];
    document.plan!.days[1]!.items = [sight('c', 24)];
    document.plan!.days[2]!.items = [];
    const { byCategory, byDay } = totalsOf(costsOf(document, null, 4), 4, 'EUR', rates);
    expect(byCategory.find(({ category }) => category === 'sights')?.cents).toBe(3600);
    expect(byDay[0]).toBe(10_000 + 9000 + 3600);
  });
});

describe('a car', () => {
  it('is a transport cost of every day, an estimate', () => {
    const driving = {
      hireDays: 3,
      hire: euro(150),
      kilometres: 100,
      fuel: euro(10),
      tolls: euro(0),
      beside: euro(160),
    };
    const before = totalsOf(costsOf(documentOf(), null, 4), 4, 'EUR', rates);
    const after = totalsOf(costsOf(documentOf(), driving, 4), 4, 'EUR', rates);
    expect(after.cents - before.cents).toBe(16_000);
    expect(after.estimatedCents - before.estimatedCents).toBe(16_000);
    expect(after.byDay[3]! - before.byDay[3]!).toBe(4000);
  });
});
