import { describe, expect, it } from 'vitest';
import {
  clockChangeMinutes,
  instantOf,
  isTimeZone,
  localMoment,
  noonOffsetMinutes,
  wallMinutesBetween,
  zoneOffsetMinutes,
  zoneOffsetSeconds,
} from './zone-time.ts';

describe('time in a zone', () => {
  const at = Date.UTC(2026, 4, 1, 20, 30);
  it.each([
    ['Asia/Kathmandu', '2026-05-02', 135],
    ['Pacific/Honolulu', '2026-05-01', 630],
    ['Pacific/Kiritimati', '2026-05-02', 630],
  ])('in %s it is what its clocks show', (zone, on, minute) => {
    expect(localMoment(zone, at)).toEqual({ on, minute });
    expect(instantOf({ on, minute }, zone)).toBe(at);
  });

  it('knows how far a zone is ahead', () => {
    expect(zoneOffsetMinutes('Asia/Kathmandu', at)).toBe(345);
    expect(zoneOffsetSeconds('Asia/Kathmandu', at)).toBe(345 * 60);
    expect(zoneOffsetMinutes('No/Where', at)).toBeNull();
    expect(noonOffsetMinutes('Europe/Lisbon', '2026-07-01')).toBe(60);
    expect(isTimeZone('Asia/Kathmandu')).toBe(true);
    expect(isTimeZone('No/Where')).toBe(false);
    expect(isTimeZone('')).toBe(false);
  });

  it('finds the days on which the clocks change', () => {
    expect(clockChangeMinutes('Europe/Lisbon', '2026-03-29')).toBe(60);
    expect(clockChangeMinutes('Europe/Lisbon', '2026-10-25')).toBe(-60);
    expect(clockChangeMinutes('Australia/Lord_Howe', '2026-10-04')).toBe(30);
    expect(clockChangeMinutes('Europe/Lisbon', '2026-03-30')).toBe(0);
    expect(clockChangeMinutes('Asia/Tokyo', '2026-03-29')).toBe(0);
  });

  it('counts the minutes that the clocks on the wall run on', () => {
    expect(wallMinutesBetween({ on: '2026-05-01', minute: 1380 }, { on: '2026-05-03', minute: 60 })).toBe(
      1560,
    );
  });
});
