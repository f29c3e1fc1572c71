import { describe, expect, it } from 'vitest';
import { localTime, openNow } from './open-now.ts';

describe('openNow', () => {
  const museum = { hours: 'daily 09:00-18:00; Mo closed', lastEntry: 30 };

  it('reads the hours in the time zone of the place', () => {
    // Tuesday 10:00 in Tokyo is Tuesday 01:00 in London.
    const at = new Date('2026-06-02T01:00:00Z');
    expect(openNow(museum, at, 'Asia/Tokyo')).toMatchObject({ open: true, closesAtMinute: 1080 });
    expect(openNow(museum, at, 'Europe/London')).toMatchObject({
      open: false,
      opensNext: { on: '2026-06-02', minute: 540 },
    });
  });

  it('passes over the closed day to the next opening', () => {
    const sunday = new Date('2026-06-07T20:00:00Z');
    expect(openNow(museum, sunday, 'UTC').opensNext).toEqual({ on: '2026-06-09', minute: 540 });
  });

  it('counts last night’s hours past midnight', () => {
    const bar = { hours: 'Fr 18:00-26:00' };
    expect(openNow(bar, new Date('2026-06-06T01:30:00Z'), 'UTC')).toMatchObject({
      open: true,
      closesAtMinute: 120,
    });
    expect(openNow(bar, new Date('2026-06-06T02:00:00Z'), 'UTC').open).toBe(false);
  });

  it('says when the last visitor has been let in', () => {
    expect(openNow(museum, new Date('2026-06-02T17:29:00Z'), 'UTC').lastEntryPassed).toBe(false);
    expect(openNow(museum, new Date('2026-06-02T17:45:00Z'), 'UTC').lastEntryPassed).toBe(true);
  });

  it('knows no next opening out of season', () => {
    const lift = { hours: '12-01~12-31 daily 09:00-16:00' };
    expect(openNow(lift, new Date('2026-06-02T10:00:00Z'), 'UTC').opensNext).toBeNull();
  });

  it('never closes where it is always open', () => {
    expect(openNow({ hours: 'always' }, new Date(0), 'UTC')).toMatchObject({
      open: true,
      closesAtMinute: null,
    });
  });
});

describe('localTime', () => {
  it('follows summer time and half-hour zones', () => {
    expect(localTime(new Date('2026-07-01T22:30:00Z'), 'Europe/Paris')).toEqual({
      on: '2026-07-02',
      minute: 30,
    });
    expect(localTime(new Date('2026-01-01T00:00:00Z'), 'Asia/Kolkata')).toEqual({
      on: '2026-01-01',
      minute: 330,
    });
  });
});
