import { findingKinds } from '@wayfare/contracts/vocabulary';
import type { PlanDay } from '@wayfare/contracts/plan';
import { describe, expect, it } from 'vitest';
import { applyEdit } from '@wayfare/planner';
import { emptyDocument } from '../trips/empty-document.ts';
import { fromClock, toClock } from '../ui/clock.ts';
import { dayAdded, dayRemoved } from './day-edits.ts';
import { dayTotals } from './day-totals.ts';
import { firstFrom, nextPlace } from './item-drag.ts';
import { findingWords } from './finding-words.ts';
import { parseAmount, parseLink, parsePoint, withField } from './item-fields.ts';
import { sunTimes } from './sun-times.ts';

const day = (id: string, on: string | null, items: PlanDay['items'] = []): PlanDay => ({
  ...{ id, on, stopId: 's', base: null, endBase: null, startMinute: 540, endMinute: 1260, items },
});

describe('places to drop at', () => {
  const days = [
    { dayId: 'a', count: 2 },
    { dayId: 'b', count: 0 },
    { dayId: 'c', count: 1 },
  ];
  it('lie before the first item whose middle is below', () => {
    const middles = [10, 20, 30];
    const indexAt = (y: number) => firstFrom(middles.length, (index) => y < middles[index]!);
    expect([5, 15, 25, 99].map(indexAt)).toEqual([0, 1, 2, 3]);
    expect(firstFrom(0, () => true)).toBe(0);
  });

  it('are walked through by arrow keys, over the borders of days, and no further than the trip', () => {
    const walk = (keys: string[], from = { dayId: 'a', index: 1 }) =>
      keys.reduce((at, key) => nextPlace(days, at, key), from);
    expect(walk(['ArrowDown', 'ArrowDown'])).toEqual({ dayId: 'b', index: 0 });
    expect(walk(['ArrowDown', 'ArrowDown', 'ArrowDown', 'ArrowUp', 'ArrowUp'])).toEqual({
      dayId: 'a',
      index: 2,
    });
    expect(walk(['ArrowRight', 'ArrowRight', 'ArrowRight'])).toEqual({ dayId: 'c', index: 0 });
    expect(walk(['ArrowLeft', 'Home', 'ArrowUp'])).toEqual({ dayId: 'a', index: 0 });
    expect(walk(['x', 'End'])).toEqual({ dayId: 'a', index: 2 });
  });
});

describe('what is typed', () => {
  it('is a time of the same day or the night after', () => {
    expect(toClock(1505)).toBe('01:05');
    expect(fromClock('09:30')).toBe(570);
    expect(fromClock('01:30', 1505)).toBe(1530);
    expect(fromClock('')).toBeNull();
  });

  it('is an amount, a link or a point, or is refused', () => {
    expect(['12,50', ' 1 200 ', '', '12.345', 'two', '-3'].map(parseAmount)).toEqual([
      1250,
      120_000,
      0,
      null,
      null,
      null,
    ]);
    expect(parseLink('example.org/a')).toBe('https://example.org/a');
    expect(parseLink('')).toBeUndefined();
    expect([parseLink('javascript:alert(1)'), parseLink('nowhere')]).toEqual([null, null]);
    expect(parsePoint('35.01, -135.7')).toEqual({ latitude: 35.01, longitude: -135.7 });
    expect([parsePoint(' '), parsePoint('95, 10'), parsePoint('here')]).toEqual([undefined, null, null]);
    expect(withField({ note: 'a' } as { note?: string }, 'note', undefined)).toEqual({});
  });
});

describe('a day', () => {
  const item = { kind: 'visit', title: 'x', place: null, locked: false, madeBy: 'planner' } as const;
  const way = { mode: 'walk', minutes: 10, distanceMeters: 800, estimate: true } as const;
  const euros = (amountCents: number) => ({ amountCents, currency: 'EUR' });

  it('adds up, each currency for itself', () => {
    const items: PlanDay['items'] = [
      { ...item, id: 'a', startMinute: 600, endMinute: 660, travel: way, cost: euros(500) },
      {
        ...item,
        id: 'b',
        startMinute: 660,
        endMinute: 720,
        travel: { ...way, mode: 'bus', cost: euros(200) },
      },
      {
        ...item,
        id: 'c',
        kind: 'free',
        startMinute: 720,
        endMinute: 900,
        travel: null,
        cost: { amountCents: 900, currency: 'JPY' },
      },
    ];
    expect(dayTotals(day('d', null, items), { a: 'Castle' }).costs).toEqual([
      euros(200),
      { amountCents: 900, currency: 'JPY' },
    ]);
    expect(dayTotals(day('d', null, items), {})).toEqual({
      costs: [euros(700), { amountCents: 900, currency: 'JPY' }],
      walkMeters: 800,
      busyMinutes: 140,
    });
  });

  it('comes and goes with its night and its date', () => {
    const place = { name: 'Town', kind: 'city', latitude: 1, longitude: 1, status: 'own' } as const;
    const base = emptyDocument();
    const document = {
      ...base,
      trip: { ...base.trip, stops: [{ id: 's', place, nights: 1 }] },
      plan: { schemaVersion: 1 as const, days: [day('1', '2027-02-28'), day('2', '2027-03-01')] },
    };
    const added = applyEdit(document, dayAdded(document, 0));
    if ('refused' in added) throw new Error(added.refused);
    const dates = added.document.plan?.days.map(({ on }) => on);
    expect(dates).toEqual(['2027-02-28', '2027-03-01', '2027-03-02']);
    expect(added.document.trip.stops[0]?.nights).toBe(2);
    const newId = added.document.plan!.days[1]!.id;
    const removed = applyEdit(added.document, dayRemoved(added.document, newId));
    expect(removed).toMatchObject({ document });
  });

  it('has the sun as the almanac has it, to a few minutes, and none in the polar night', () => {
    const clock = (at: Date | undefined, zone: string) =>
      new Intl.DateTimeFormat('en-GB', { timeZone: zone, hour: '2-digit', minute: '2-digit' }).format(at);
    // London at midsummer 04:43–21:21, Sydney at midsummer 05:40–20:05.
    const london = sunTimes(51.5074, -0.1278, '2026-06-21');
    expect([clock(london?.rise, 'Europe/London'), clock(london?.set, 'Europe/London')]).toEqual([
      '04:43',
      '21:21',
    ]);
    const sydney = sunTimes(-33.8688, 151.2093, '2026-12-21');
    expect(clock(sydney?.rise, 'Australia/Sydney').slice(0, 4)).toBe('05:4');
    expect(clock(sydney?.set, 'Australia/Sydney').slice(0, 4)).toBe('20:0');
    expect(sunTimes(78.2, 15.6, '2026-12-21')).toBeNull();
  });
});

describe('findings in words', () => {
  it('are a sentence each, whatever the kind', () => {
    for (const kind of findingKinds) {
      const words = findingWords({
        ...{ id: kind, kind, severity: 'warning', itemIds: [] },
        facts: {
          title: 'Castle',
          hours: '525-1020',
          currency: 'EUR',
          place: 'Castle',
          what: 'Wedding',
          tell: 'All is shut.',
        },
      });
      expect(words).toMatch(/\.$/);
      expect(words).not.toMatch(/undefined|NaN/);
    }
  });

  it('name who told the hours of what is not of the atlas, and when', () => {
    const facts = { title: 'Roscioli', hoursFrom: 'openstreetmap', hoursFromOn: '2026-05-12' };
    const words = findingWords({ id: 'x', kind: 'closed', severity: 'severe', itemIds: [], facts });
    expect(words).toBe('Roscioli is closed that day (hours from OpenStreetMap, May 12, 2026).');
  });
});
