import { expect, test } from 'vitest';
import { reviveDates } from './revive-dates.ts';

test('turns ISO date-times into dates at any depth', () => {
  expect(
    reviveDates({
      modified: '2026-05-01T09:30:00.123Z',
      list: [{ at: '2026-05-01T09:30:00' }, '2026-05-01T09:30:00.5Z'],
      empty: null,
    }),
  ).toEqual({
    modified: new Date('2026-05-01T09:30:00.123Z'),
    list: [{ at: new Date('2026-05-01T09:30:00') }, new Date('2026-05-01T09:30:00.500Z')],
    empty: null,
  });
});

test.each([
  '2026-05-01',
  '2026-05-01T09:30',
  '2026-05-01T09:30:00+02:00',
  '2026-05-01T09:30:00.1234Z',
  ' 2026-05-01T09:30:00Z',
  'at 2026-05-01T09:30:00Z',
  '2026-13-45T99:99:99Z',
])('leaves %j as the text it is', (written) => {
  expect(reviveDates(written)).toBe(written);
});
