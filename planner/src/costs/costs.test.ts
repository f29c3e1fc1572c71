import type { PlanItem } from '@wayfare/contracts/plan';
import type { TripRequest } from '@wayfare/contracts/request';
import { describe, expect, it } from 'vitest';
import { entryCost } from './entry-cost.ts';
import { partyOf } from './party.ts';
import { coveredItems, paidCosts, ticketsOf } from './tickets.ts';
import { wholeBudget } from './whole-budget.ts';

const couple: TripRequest = { adults: 2 };
const family: TripRequest = { adults: 2, children: 2, childAges: [5, 12] };

describe('what a party pays at a place', () => {
  const cost = (entry: Parameters<typeof entryCost>[0], request: TripRequest) =>
    entryCost(entry, partyOf(request));

  it.each<[string, Parameters<typeof entryCost>[0], TripRequest, number]>([
    ['everybody in full where nothing is said of children', { price: 10 }, family, 40],
    ['the smallest come in free all the same', { price: 10 }, { adults: 2, childAges: [1] }, 20],
    ['children by their age', { price: 20, free: 7, child: [10, 18] }, family, 50],
    [
      'a child whose age was not told as one at school',
      { price: 20, child: [8, 12] },
      { adults: 1, children: 1 },
      28,
    ],
    ['a family ticket where it is cheaper', { price: 20, child: [10, 18], family: 45 }, family, 45],
    ['no family ticket where it is dearer', { price: 20, free: 18, family: 45 }, family, 40],
    [
      'a family ticket and the rest singly',
      { price: 20, family: 45 },
      { adults: 3, children: 2, childAges: [8, 9] },
      65,
    ],
    ['once a car', { price: 35, priceFor: 'car' }, family, 35],
    ['for two cars where they are more', { price: 35, priceFor: 'car' }, { adults: 7 }, 70],
    ['once a group', { price: 400, priceFor: 'group' }, { adults: 6 }, 400],
  ])('%s', (_, entry, request, expected) => {
    expect(cost(entry, request)).toBe(expected);
  });

  it('knows children by their ages where nobody counted them', () => {
    expect(partyOf({ adults: 2, childAges: [3, 4] })).toEqual({ adults: 2, ages: [3, 4] });
  });
});

describe('a ticket for several things', () => {
  const item = (id: string, amountCents: number, ticket?: string): PlanItem => ({
    id,
    kind: 'visit',
    title: id,
    place: null,
    startMinute: 600,
    endMinute: 660,
    travel: null,
    cost: { amountCents, currency: 'EUR' },
    locked: false,
    madeBy: 'planner',
    ...(ticket !== undefined && { ticket }),
  });
  const day = (...items: PlanItem[]) => ({
    id: items[0]?.id ?? '',
    on: null,
    stopId: null,
    base: null,
    endBase: null,
    startMinute: 540,
    endMinute: 1320,
    items,
  });
  const plan = {
    schemaVersion: 1 as const,
    days: [
      day(item('gardens', 1200, 'alhambra'), item('chapel', 700)),
      day(item('palaces', 2200, 'alhambra'), item('lone', 900, 'other')),
    ],
  };

  it('is paid once in the trip, where it is dearest, whatever the day', () => {
    const paid = plan.days.flatMap(({ items }) => items.map((one) => paidCosts(plan)(one)?.amountCents ?? 0));
    expect(paid).toEqual([0, 700, 2200, 900]);
    expect([...coveredItems(plan)].map(([one, by]) => [one.id, by.id])).toEqual([['gardens', 'palaces']]);
  });

  it('tells on how many days it is used, and is none for one thing alone', () => {
    expect(ticketsOf(plan).map(({ paidAt, days }) => [paidAt.id, days])).toEqual([['palaces', 2]]);
  });
});

describe('a budget', () => {
  it.each([
    ['total', couple, 100],
    ['person', family, 400],
    ['day', couple, 500],
    ['person_day', couple, 1000],
  ] as const)('said by %s is for the whole trip and party', (per, request, euros) => {
    expect(wholeBudget({ ...request, budget: { amount: 100, currency: 'EUR', per } }, 5)).toEqual({
      amountCents: euros * 100,
      currency: 'EUR',
    });
  });

  it('is none where none is set', () => {
    expect(wholeBudget(couple, 5)).toBeNull();
  });
});
