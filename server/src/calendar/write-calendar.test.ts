import { describe, expect, it } from 'vitest';
import ical from 'node-ical';
import { timeZoneBlock } from './time-zone-block.ts';
import { writeCalendar, type CalendarEvent } from './write-calendar.ts';

const event = (changes: Partial<CalendarEvent>): CalendarEvent => ({
  uid: 'one@wayfare',
  summary: 'Museum',
  start: { on: '2026-05-01', minute: 540, timeZone: 'Europe/Lisbon' },
  end: { on: '2026-05-01', minute: 600, timeZone: 'Europe/Lisbon' },
  changedMs: Date.UTC(2026, 3, 1),
  revision: 3,
  ...changes,
});

/** What a calendar program makes of the events, by uid. */
function readBack(...events: CalendarEvent[]) {
  const read = ical.sync.parseICS(writeCalendar('A trip', events));
  return Object.values(read).flatMap((one) => (one?.type === 'VEVENT' ? [one] : []));
}

describe('a written calendar', () => {
  it('has lines of at most 75 octets that come back whole in a reader, whatever the text', () => {
    const summary = `${'Größe, 東京; a\\b '.repeat(12)}\nthe\u0007end`;
    const text = writeCalendar('A trip', [event({ summary, description: 'One\r\nTwo' })]);
    const lines = text.split('\r\n');
    expect(lines.at(-1)).toBe('');
    expect(Math.max(...lines.map((line) => Buffer.byteLength(line)))).toBeLessThanOrEqual(75);
    expect(text.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/);
    expect(text).not.toContain('\uFFFD');
    const [read] = readBack(event({ summary, description: 'One\r\nTwo' }));
    expect(read?.summary).toBe(summary.replace('\u0007', ' '));
    expect(read?.description).toBe('One\nTwo');
  });

  it.each([
    ['Asia/Kathmandu', '2026-05-01', 540, '2026-05-01T03:15:00.000Z'],
    ['Europe/Lisbon, the day summer time begins', '2026-03-29', 540, '2026-03-29T08:00:00.000Z'],
    ['Europe/Lisbon, the day it ends', '2026-10-25', 540, '2026-10-25T09:00:00.000Z'],
    ['America/New_York, the day it ends', '2026-11-01', 540, '2026-11-01T14:00:00.000Z'],
    ['Australia/Lord_Howe, half an hour of summer time', '2026-01-10', 540, '2026-01-09T22:00:00.000Z'],
    ['Pacific/Kiritimati', '2026-05-01', 540, '2026-04-30T19:00:00.000Z'],
    ['Asia/Tokyo, past midnight', '2026-05-01', 1500, '2026-05-01T16:00:00.000Z'],
  ])('says the right instant in %s', (name, on, minute, instant) => {
    const timeZone = name.split(',')[0]!;
    const [read] = readBack(
      event({ start: { on, minute, timeZone }, end: { on, minute: minute + 60, timeZone } }),
    );
    expect(read?.start.toISOString()).toBe(instant);
    expect(read!.end!.getTime() - read!.start.getTime()).toBe(3_600_000);
  });

  it('lets a flight over the date line land the day before it left', () => {
    const [read] = readBack(
      event({
        start: { on: '2026-05-02', minute: 600, timeZone: 'Pacific/Auckland' },
        end: { on: '2026-05-01', minute: 1110, timeZone: 'Pacific/Honolulu' },
      }),
    );
    expect(read?.start.toISOString()).toBe('2026-05-01T22:00:00.000Z');
    expect(read?.end?.toISOString()).toBe('2026-05-02T04:30:00.000Z');
  });

  it('keeps whole days whole, and times without a zone without one', () => {
    const text = writeCalendar('A trip', [
      event({ start: { on: '2026-05-01' }, end: { on: '2026-05-04' }, free: true }),
      event({ start: { on: '2026-05-01', minute: 0 }, end: { on: '2026-05-01', minute: 0 } }),
    ]);
    expect(text).toContain('DTSTART;VALUE=DATE:20260501\r\nDTEND;VALUE=DATE:20260504');
    expect(text).toContain('DTSTART:20260501T000000\r\nSUMMARY');
    expect(text).not.toContain('VTIMEZONE');
  });

  it('writes UTC in its own form, which needs no zone', () => {
    const at = { on: '2026-05-01', timeZone: 'UTC' };
    const text = writeCalendar('At sea', [
      event({ start: { ...at, minute: 540 }, end: { ...at, minute: 600 } }),
    ]);
    expect(text).toContain('DTSTART:20260501T090000Z\r\nDTEND:20260501T100000Z');
    expect(text).not.toContain('TZID');
  });

  it('says when to look again only where it is followed', () => {
    expect(writeCalendar('A trip', [event({})], { followed: true })).toContain('X-PUBLISHED-TTL:PT1H');
    expect(writeCalendar('A trip', [event({})])).not.toContain('PT1H');
  });
});

/** Reads an observance list back and tells the offset that it gives for a local time. */
function offsetByBlock(lines: readonly string[], local: string) {
  const starts = lines.flatMap((line, index) =>
    line.startsWith('DTSTART:')
      ? [{ at: line.slice(8), to: lines[index + 2]!.replace('TZOFFSETTO:', '') }]
      : [],
  );
  return starts.filter(({ at }) => at <= local).toSorted((one, other) => (one.at < other.at ? 1 : -1))[0]?.to;
}

describe('the zones of a calendar', () => {
  const at = Date.UTC(2026, 5, 1);
  it.each([
    ['Asia/Kathmandu', '20260601T120000', '+0545'],
    ['Europe/Dublin', '20260329T005959', '+0000'],
    ['Europe/Dublin', '20260329T010000', '+0100'],
    ['Europe/Dublin', '20261025T030000', '+0000'],
    ['Australia/Lord_Howe', '20260601T120000', '+1030'],
    ['Australia/Lord_Howe', '20261225T120000', '+1100'],
    ['America/St_Johns', '20260601T120000', '-0230'],
    ['America/New_York', '20261101T015959', '-0400'],
    ['America/New_York', '20261101T030000', '-0500'],
    ['Africa/Casablanca', '20260601T120000', '+0100'],
  ])('%s at %s is %s', (zone, local, offset) => {
    const lines = timeZoneBlock(zone, at, at);
    expect(offsetByBlock(lines, local)).toBe(offset);
    expect(lines.filter((line) => line.startsWith('BEGIN:STANDARD')).length).toBeGreaterThan(0);
  });
});
