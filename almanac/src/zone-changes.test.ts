import { describe, expect, it, vi } from 'vitest';
import { zoneChanges } from './zone-changes.ts';

const changes = (timeZone: string, year: number) =>
  zoneChanges(timeZone, year).map(({ atMs, fromSeconds, toSeconds }) => [
    new Date(atMs).toISOString(),
    fromSeconds / 60,
    toSeconds / 60,
  ]);

describe('the changes of a zone’s clocks in a year', () => {
  it.each([
    [
      'Europe/Lisbon',
      2026,
      [
        ['2026-03-29T01:00:00.000Z', 0, 60],
        ['2026-10-25T01:00:00.000Z', 60, 0],
      ],
    ],
    [
      'Australia/Lord_Howe',
      2026,
      [
        ['2026-04-04T15:00:00.000Z', 660, 630],
        ['2026-10-03T15:30:00.000Z', 630, 660],
      ],
    ],
    // Summer time ends and begins again, and then a whole day is left out.
    [
      'Pacific/Apia',
      2011,
      [
        ['2011-04-02T14:00:00.000Z', -600, -660],
        ['2011-09-24T14:00:00.000Z', -660, -600],
        ['2011-12-30T10:00:00.000Z', -600, 840],
      ],
    ],
    ['Asia/Tokyo', 2026, []],
  ])('of %s in %d', (zone, year, found) => {
    expect(changes(zone, year)).toEqual(found);
  });

  it('are looked for once', () => {
    const asked = vi.spyOn(Intl.DateTimeFormat.prototype, 'formatToParts');
    const first = zoneChanges('America/Halifax', 2031);
    expect(asked).toHaveBeenCalled();
    asked.mockClear();
    expect(zoneChanges('America/Halifax', 2031)).toBe(first);
    expect(asked).not.toHaveBeenCalled();
    asked.mockRestore();
  });

  it('refuses a zone that is not known', () => {
    expect(() => zoneChanges('No/Where', 2026)).toThrow('is no time zone');
  });
});
