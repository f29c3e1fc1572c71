import { describe, expect, it } from 'vitest';
import { clockChangeMinutes, instantOf, localMoment, offsetName, zoneOffsetMinutes } from './zone-time.ts';

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

  it('knows how far a zone is ahead, in minutes and in words', () => {
    expect(zoneOffsetMinutes('Asia/Kathmandu', at)).toBe(345);
    expect(zoneOffsetMinutes('No/Where', at)).toBeNull();
    expect(offsetName('Asia/Kathmandu', '2026-05-01')).toBe('GMT+5:45');
    expect(offsetName('America/St_Johns', '2026-05-01')).toBe('GMT−2:30');
    expect(offsetName('Africa/Abidjan', '2026-05-01')).toBe('GMT');
  });

  it('finds the days on which the clocks change', () => {
    expect(clockChangeMinutes('Europe/Lisbon', '2026-03-29')).toBe(60);
    expect(clockChangeMinutes('Europe/Lisbon', '2026-10-25')).toBe(-60);
    expect(clockChangeMinutes('Australia/Lord_Howe', '2026-10-04')).toBe(30);
    expect(clockChangeMinutes('Europe/Lisbon', '2026-03-30')).toBe(0);
    expect(clockChangeMinutes('Asia/Tokyo', '2026-03-29')).toBe(0);
  });
});
