import { describe, expect, it } from 'vitest';
import { parseHours, parseMonthDay } from './parse-hours.ts';

describe('parseHours', () => {
  it.each([
    'always',
    'daily 09:00-18:00',
    'daily 09:00-18:00; Mo closed',
    'Tu-Su 10:00-18:00',
    'Mo,We-Fr 09:00-12:00,14:00-18:00',
    'Fr-Mo 10:00-17:00',
    '04-01~09-30 daily 08:00-19:00; 10-01~03-31 daily 08:30-16:30',
    'We-Sa 18:00-26:00',
    'daily 00:00-24:00',
    '02-29~03-01 daily 09:00-10:00',
  ])('reads %s', (text) => {
    expect(parseHours(text)).toMatchObject({ ok: true });
  });

  it.each([
    ['', 'is not'],
    ['09:00-18:00', 'is not'],
    ['Monday 09:00-18:00', 'weekday'],
    ['Mo 9:00-18:00', 'time'],
    ['Mo 09:60-18:00', 'time'],
    ['Mo 18:00-09:00', 'ends before'],
    ['Mo 09:00-09:00', 'ends before'],
    ['Mo 25:00-26:00', 'after midnight'],
    ['Mo 10:00-37:00', 'noon'],
    ['Mo 09:00-12:00,11:00-14:00', 'overlaps'],
    ['Mo 09:00-12:00, 13:00-14:00', 'is not'],
    ['daily closed', 'never opens'],
    ['13-01~12-31 daily 09:00-10:00', 'season'],
    ['02-30~12-31 daily 09:00-10:00', 'season'],
    ['Mo 09:00-12:00;Tu closed', 'is not'],
  ])('refuses "%s"', (text, problem) => {
    const result = parseHours(text);
    expect(result.ok).toBe(false);
    expect(result).toMatchObject({ problem: expect.stringContaining(problem) });
  });

  it('wraps a range of weekdays around the week', () => {
    const result = parseHours('Fr-Mo 10:00-17:00');
    expect(result).toMatchObject({ hours: [{ days: [true, false, false, false, true, true, true] }] });
  });
});

describe('parseMonthDay', () => {
  it('knows the lengths of months', () => {
    expect(parseMonthDay('12-31')).toBe(1231);
    expect(parseMonthDay('02-29')).toBe(229);
    expect(parseMonthDay('04-31')).toBeNull();
    expect(parseMonthDay('4-3')).toBeNull();
  });
});
