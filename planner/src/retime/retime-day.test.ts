import type { PlanItem } from '@wayfare/contracts/plan';
import { describe, expect, test } from 'vitest';
import type { Knowledge } from '../knowledge.ts';
import { sampleDay, sampleItem, sampleTravel } from '../sample-document.ts';
import { retimeDay } from './retime-day.ts';

const knowledge: Knowledge = { travel: sampleTravel };
const times = (day: { items: { id: string; startMinute: number; endMinute: number }[] }) =>
  day.items.map(({ id, startMinute, endMinute }) => [id, startMinute, endMinute]);

describe('retimeDay', () => {
  test('gives the earliest times with the ways between, and says the slack', () => {
    const day = sampleDay('d1', null, null, [sampleItem('a', 800, 860, 1), sampleItem('b', 600, 660, 3)]);
    const result = retimeDay(day, knowledge);
    expect(times(result.day)).toEqual([
      ['a', 550, 610],
      ['b', 630, 690],
    ]);
    expect(result.day.items[1]?.travel?.minutes).toBe(20);
    expect(result.moved).toEqual(['a', 'b']);
    expect(result.endMinute).toBe(720);
    expect(result.slackMinutes).toEqual({ a: 600, b: 600 });
    expect(result.conflicts).toEqual([]);
  });

  test('keeps times where they hold and pushes on only what must move', () => {
    const items = [sampleItem('a', 600, 700, 1), sampleItem('b', 690, 750, 2), sampleItem('c', 900, 960, 2)];
    const result = retimeDay(sampleDay('d1', null, null, items), knowledge, { keepTimes: true });
    expect(times(result.day)).toEqual([
      ['a', 600, 700],
      ['b', 710, 770],
      ['c', 900, 960],
    ]);
    expect(result.moved).toEqual(['b']);
  });

  test('a meal is had while its table is open, as far as that is known', () => {
    const meal = { ...sampleItem('m', 0, 60, 1), kind: 'meal' as const };
    const day = sampleDay('d1', null, null, [meal]);
    const meals = [{ name: 'lunch', fromMinute: 690, toMinute: 840, minutes: 60 }];
    const at = (openings: { fromMinute: number; untilMinute: number }[]) =>
      retimeDay(day, { ...knowledge, meals, items: { m: { openings } } }).day.items[0]!.startMinute;
    expect(at([{ fromMinute: 750, untilMinute: 900 }])).toBe(750);
    expect(at([{ fromMinute: 1140, untilMinute: 1400 }])).toBe(690);
  });

  test('what is moved begins on five minutes, what stands may begin at any', () => {
    const items = [sampleItem('a', 603, 701, 1), sampleItem('b', 690, 750, 2)];
    const day = sampleDay('d1', null, null, items);
    expect(times(retimeDay(day, knowledge, { keepTimes: true }).day)).toEqual([
      ['a', 603, 701],
      ['b', 715, 775],
    ]);
    const openings = [{ fromMinute: 612, untilMinute: 760 }];
    expect(times(retimeDay(day, { ...knowledge, items: { a: { openings } } }).day)[0]).toEqual([
      'a',
      615,
      713,
    ]);
  });

  test('locked items stay to the minute; what runs into them is told', () => {
    const locked = { ...sampleItem('b', 700, 760, 1), locked: true };
    const day = sampleDay('d1', null, null, [
      sampleItem('a', 600, 780, 1),
      locked,
      sampleItem('c', 0, 30, 1),
    ]);
    const result = retimeDay(day, knowledge);
    expect(times(result.day)).toEqual([
      ['a', 550, 730],
      ['b', 700, 760],
      ['c', 760, 790],
    ]);
    expect(result.conflicts).toEqual([{ itemId: 'b', reason: 'late_for_locked', lateMinutes: 30 }]);
    const short = retimeDay({ ...day, items: [sampleItem('a', 600, 660, 1), locked] }, knowledge);
    expect(short.slackMinutes).toEqual({ a: 90 });
  });

  test('waits for openings and meal windows, and tells what is closed by then', () => {
    const meal = { ...sampleItem('m', 700, 760), kind: 'meal' as const, place: null };
    const items = [sampleItem('a', 600, 660), meal, sampleItem('b', 800, 860)];
    const result = retimeDay(sampleDay('d1', null, null, items), {
      ...knowledge,
      meals: [{ name: 'lunch', fromMinute: 720, toMinute: 810, minutes: 60 }],
      items: {
        a: { openings: [{ fromMinute: 570, untilMinute: 800 }] },
        b: { openings: [{ fromMinute: 500, untilMinute: 830 }] },
      },
    });
    expect(times(result.day)).toEqual([
      ['a', 570, 630],
      ['m', 720, 780],
      ['b', 780, 840],
    ]);
    expect(result.conflicts).toEqual([{ itemId: 'b', reason: 'closed', lateMinutes: 10 }]);
  });

  test('the way to the next place may lie in the wait before a meal without a place', () => {
    const meal = { ...sampleItem('m', 700, 760), kind: 'meal' as const, place: null };
    const items = [sampleItem('a', 600, 650, 1), meal, sampleItem('b', 800, 860, 4)];
    const result = retimeDay(sampleDay('d1', null, null, items), {
      ...knowledge,
      meals: [{ name: 'lunch', fromMinute: 620, toMinute: 810, minutes: 60 }],
    });
    expect(times(result.day)).toEqual([
      ['a', 550, 600],
      ['m', 620, 680],
      ['b', 690, 750],
    ]);
  });

  test('a day that no longer fits is told; arrival and departure count', () => {
    const day = sampleDay('d1', null, null, [sampleItem('a', 600, 900, 1)]);
    const result = retimeDay(day, {
      ...knowledge,
      arrival: { dayId: 'd1', minute: 700 },
      departure: { dayId: 'd1', minute: 1000 },
    });
    expect(times(result.day)).toEqual([['a', 710, 1010]]);
    expect(result.conflicts).toEqual([{ itemId: 'a', reason: 'day_too_long', lateMinutes: 20 }]);
  });

  test('a transfer keeps its time, needs no way to it, and what no longer fits before it is told', () => {
    const train = { ...sampleItem('t', 700, 760, 9), kind: 'transfer' as const };
    const wayIn = { ...train, id: 'in', startMinute: 400, endMinute: 545 };
    const day = (...items: PlanItem[]) => ({ ...sampleDay('d1', null, null, items), endBase: null });
    const result = retimeDay(day(wayIn, sampleItem('a', 600, 660, 9), train), knowledge);
    expect(times(result.day)).toEqual([
      ['in', 400, 545],
      ['a', 545, 605],
      ['t', 700, 760],
    ]);
    expect(result.conflicts).toEqual([]);
    const late = retimeDay(day(sampleItem('a', 600, 760, 1), train), knowledge);
    expect(late.conflicts).toEqual([{ itemId: 't', reason: 'late_for_locked', lateMinutes: 10 }]);
    const departure = { dayId: 'd1', minute: 700 };
    expect(
      retimeDay(day(sampleItem('a', 600, 660, 1), train), { ...knowledge, departure }).conflicts,
    ).toEqual([]);
  });

  test('a day that holds is returned as it is', () => {
    const day = sampleDay('d1', null, null, []);
    expect(retimeDay(day, knowledge).day).toBe(day);
  });
});
