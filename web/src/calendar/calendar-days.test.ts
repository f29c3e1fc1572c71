import type { PlaceRef } from '@wayfare/contracts/place-ref';
import type { Plan, PlanItem } from '@wayfare/contracts/plan';
import type { Leg, Trip } from '@wayfare/contracts/trip';
import { emptyTrip } from '@wayfare/contracts/empty-trip';
import { describe, expect, it } from 'vitest';
import { calendarDays, partsByDate } from './calendar-days.ts';

const place = (name: string, timeZone: string): PlaceRef => ({
  name,
  timeZone,
  kind: 'city',
  latitude: 0,
  longitude: 0,
  status: 'own',
});
const item = (id: string, startMinute: number, endMinute: number): PlanItem => ({
  id,
  kind: 'visit',
  title: id,
  place: null,
  startMinute,
  endMinute,
  travel: null,
  locked: false,
  madeBy: 'planner',
});
const plan = (...days: { on: string; stopId: string; items?: PlanItem[] }[]): Plan => ({
  schemaVersion: 1,
  days: days.map(({ on, stopId, items = [] }, index) => ({
    id: `d${index}`,
    on,
    stopId,
    base: null,
    endBase: null,
    startMinute: 540,
    endMinute: 1320,
    items,
  })),
});
const leg = (changes: Partial<Leg>): Leg => ({
  id: 'leg',
  from: 'a',
  to: 'b',
  travel: { mode: 'flight', minutes: 510, distanceMeters: 0, estimate: true },
  ...changes,
});
const trip = (changes: Partial<Trip>): Trip => ({ ...emptyTrip(), startOn: '2026-03-28', ...changes });
const stops = [
  { id: 'a', place: place('Lisbon', 'Europe/Lisbon'), nights: 2 },
  { id: 'b', place: place('Kathmandu', 'Asia/Kathmandu'), nights: 1 },
];
const spans = (parts: ReturnType<typeof partsByDate>, on: string) =>
  parts.get(on)?.map(({ fromMinute, untilMinute }) => [fromMinute, untilMinute]);

describe('the days of a calendar', () => {
  it('tell the change of zone and of the clocks', () => {
    const days = calendarDays(
      trip({ stops }),
      plan(
        { on: '2026-03-28', stopId: 'a' },
        { on: '2026-03-29', stopId: 'a' },
        { on: '2026-03-30', stopId: 'b' },
      ),
    );
    expect(days.map((day) => day.zoneShiftMinutes)).toEqual([0, 0, 285]);
    expect(days.map((day) => day.clockChangeMinutes)).toEqual([0, 60, 0]);
  });

  it('show what runs past midnight on both dates', () => {
    const made = trip({ stops });
    const night = plan({
      on: '2026-03-28',
      stopId: 'a',
      items: [item('fado', 1320, 1530), item('late', 1500, 1560)],
    });
    const parts = partsByDate(made, calendarDays(made, night));
    expect(spans(parts, '2026-03-28')).toEqual([[1320, 1440]]);
    expect(spans(parts, '2026-03-29')).toEqual([
      [0, 90],
      [60, 120],
    ]);
  });

  it('show a flight where it leaves and where it lands, over midnight and over the date line', () => {
    const over = leg({ departMinute: 1290, arriveMinute: 480, arriveDayOffset: 1 });
    const made = trip({ stops, legs: [over] });
    expect(spans(partsByDate(made, []), '2026-03-30')).toEqual([[1290, 1440]]);
    expect(spans(partsByDate(made, []), '2026-03-31')).toEqual([[0, 480]]);
    const back = leg({
      from: 'origin',
      to: 'a',
      departMinute: 600,
      arriveMinute: 1110,
      arriveDayOffset: -1,
    });
    const dateLine = trip({ origin: place('Auckland', 'Pacific/Auckland'), stops, legs: [back] });
    expect(spans(partsByDate(dateLine, []), '2026-03-29')).toEqual([[600, 1110]]);
    expect(spans(partsByDate(dateLine, []), '2026-03-28')).toEqual([[600, 1110]]);
  });

  it('leave a way to the plan where it has an item for it', () => {
    const made = trip({ stops, legs: [leg({ departMinute: 600, arriveMinute: 900 })] });
    const days = calendarDays(
      made,
      plan({ on: '2026-03-30', stopId: 'b', items: [item('way-b', 600, 900)] }),
    );
    expect(
      partsByDate(made, days)
        .get('2026-03-30')
        ?.map(({ kind }) => kind),
    ).toEqual(['item']);
  });
});
