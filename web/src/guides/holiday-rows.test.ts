import { expect, it } from 'vitest';
import { holidayRows } from './holiday-rows.ts';

it('puts the days of one feast into one row, and each year under its own number', () => {
  const rows = holidayRows([
    { on: '2026-12-25', name: 'Christmas Day' },
    { on: '2027-01-01', name: "New Year's Day" },
    { on: '2027-04-13', name: 'Songkran' },
    { on: '2027-04-14', name: 'Songkran' },
    { on: '2027-04-15', name: 'Songkran' },
    { on: '2027-04-17', name: 'Songkran' },
  ]);
  expect(rows).toEqual([
    ['2026', [{ on: '2026-12-25', name: 'Christmas Day', days: 1 }]],
    [
      '2027',
      [
        { on: '2027-01-01', name: "New Year's Day", days: 1 },
        { on: '2027-04-13', name: 'Songkran', days: 3 },
        { on: '2027-04-17', name: 'Songkran', days: 1 },
      ],
    ],
  ]);
});
