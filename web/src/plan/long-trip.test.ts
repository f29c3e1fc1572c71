import type { PlanDay, PlanItem } from '@wayfare/contracts/plan';
import { describe, expect, it } from 'vitest';
import { foldedWords } from './folded-day.tsx';
import { staysOf } from './stays-of.ts';
import { dayAtLine } from './use-reading-day.ts';

const day = (id: string, stopId: string | null): PlanDay => ({
  id,
  on: null,
  stopId,
  base: null,
  endBase: null,
  startMinute: 540,
  endMinute: 1260,
  items: [],
});
const item = (title: string, startMinute: number, endMinute: number): PlanItem => ({
  id: title,
  kind: 'visit',
  title,
  place: null,
  startMinute,
  endMinute,
  travel: null,
  locked: false,
  madeBy: 'planner',
});

describe('the days of a long trip', () => {
  it('stand by the cities they are spent in; a city that is come back to stands twice', () => {
    const days = [day('1', 'a'), day('2', 'a'), day('3', 'b'), day('4', 'c')];
    const names: Record<string, string> = { a: 'Rome', b: 'Naples', c: 'Rome' };
    const stays = staysOf(days, ({ stopId }) => names[stopId!] ?? null);
    expect(stays.map(({ city, days: within }) => [city, within.map(({ index }) => index + 1)])).toEqual([
      ['Rome', [1, 2]],
      ['Naples', [3]],
      ['Rome', [4]],
    ]);
  });

  it('say what they hold while they are folded', () => {
    expect(foldedWords([])).toBe('Nothing planned yet');
    expect(foldedWords([item('Castle', 570, 630)])).toMatch(/^0?9:30[^·]+10:30[^·]* · 1 thing · Castle$/);
    const long = ['A', 'B', 'C', 'D', 'E'].map((title, at) => item(title, 600 + at * 60, 900 - at));
    expect(foldedWords(long)).toMatch(/^10:00[^·]+(3|15):00[^·]* · 5 things · A, B, C and 2 more$/);
  });

  it('are read one at a time: the last that begins above the line', () => {
    const tops = [-500, -100, 300, 700];
    const at = (line: number) => dayAtLine((index) => tops[index]!, tops.length, line);
    expect([at(-900), at(-100), at(250), at(300), at(2000)]).toEqual([0, 1, 1, 2, 3]);
  });
});
