import { describe, expect, test } from 'vitest';
import type { DayFrame } from './day-frames.ts';
import { setOutSooner } from './set-out-sooner.ts';

const free = { day: { items: [] as unknown[] }, freeFrom: 555, freeUntil: 1290, light: false, after: [] };
const frames = [free, free, free] as unknown as DayFrame[];
const every = (from: number, until: number) => frames.map(() => [{ from, until }]);
const begins = (asked: Parameters<typeof setOutSooner>[2], of = frames) => {
  const earliest = of.map(({ freeFrom }) => freeFrom);
  setOutSooner(of, earliest, asked);
  return earliest;
};

const balloon = { wayMinutes: 60, visitMinutes: 240, openings: every(300, 570) };
const gorge = { wayMinutes: 180, visitMinutes: 300, openings: every(360, 1080) };
const museum = { wayMinutes: 20, visitMinutes: 90, openings: every(600, 1080) };

describe('days that begin sooner for what was asked for', () => {
  test('nothing changes for what fits into a usual day', () => {
    expect(begins([museum])).toEqual([555, 555, 555]);
  });

  test('what is over early, and what lies far out, have a day each', () => {
    expect(begins([balloon])).toEqual([270, 555, 555]);
    expect(begins([balloon, gorge])).toEqual([450, 270, 555]);
    expect(begins([gorge, gorge, gorge])).toEqual([450, 450, 450]);
  });

  test('where there is no other day, the one there is begins for both', () => {
    expect(begins([balloon, gorge], [frames[0]!])).toEqual([270]);
  });

  test('a day on which something is settled begins as it is', () => {
    const settled = { ...free, day: { items: [{}] } } as unknown as DayFrame;
    expect(begins([balloon], [settled, frames[1]!])).toEqual([555, 270]);
  });
});
