import { expect, test } from 'vitest';
import { reviveDates } from './revive-dates.ts';

test('turns instants into dates at any depth', () => {
  expect(
    reviveDates({
      modified: '2026-05-01T09:30:00.123Z',
      list: [{ at: '2026-05-01T09:30:00' }, { lastAt: '2026-05-01T09:30:00.5Z' }],
      expiresAt: null,
    }),
  ).toEqual({
    modified: new Date('2026-05-01T09:30:00.123Z'),
    list: [{ at: new Date('2026-05-01T09:30:00') }, { lastAt: new Date('2026-05-01T09:30:00.500Z') }],
    expiresAt: null,
  });
});

test('leaves what people wrote as they wrote it', () => {
  const looksLikeDate = '2026-01-01T10:00:00';
  const written = {
    displayName: looksLikeDate,
    tripName: looksLikeDate,
    trip: { notes: looksLikeDate, stops: [{ note: looksLikeDate, place: { name: looksLikeDate } }] },
    turns: [{ question: looksLikeDate, text: looksLikeDate, changes: [looksLikeDate] }],
    rows: [{ adminName: looksLikeDate, subject: looksLikeDate, message: looksLikeDate }],
  };
  expect(reviveDates(written)).toEqual(written);
});

test.each([
  '2026-05-01',
  '2026-05-01T09:30',
  '2026-05-01T09:30:00+02:00',
  '2026-05-01T09:30:00.1234Z',
  ' 2026-05-01T09:30:00Z',
  'at 2026-05-01T09:30:00Z',
  '2026-13-45T99:99:99Z',
])('leaves %j as the text it is', (at) => {
  expect(reviveDates({ at })).toEqual({ at });
});
