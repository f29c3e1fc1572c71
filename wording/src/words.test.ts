import { expect, test } from 'vitest';
import { byTravelMode, homeTitle, travelModeNames, travelTitle } from './travel-modes.ts';
import { clock, counted, joinWords, lengthOfTime } from './words.ts';

test('counts as one says it', () => {
  expect([counted(1, 'night'), counted(3, 'night'), counted(2, 'city'), counted(0, 'day')]).toEqual([
    '1 night',
    '3 nights',
    '2 cities',
    '0 days',
  ]);
  expect(counted(2, 'person', 'people')).toBe('2 people');
});

test('joins words with an and', () => {
  expect([[], ['Rome'], ['Rome', 'Bari'], ['Rome', 'Bari', 'Lecce']].map(joinWords)).toEqual([
    '',
    'Rome',
    'Rome and Bari',
    'Rome, Bari and Lecce',
  ]);
});

test('reads a clock, past midnight too', () => {
  expect([0, 860, 1500, -30].map(clock)).toEqual(['00:00', '14:20', '01:00', '23:30']);
  expect([45, 60, 125, 160].map(lengthOfTime)).toEqual(['45 min', '1 h', '2 h 5 min', '2 h 40 min']);
});

test('says how one travels', () => {
  expect(Object.keys(byTravelMode)).toEqual(Object.keys(travelModeNames));
  expect(travelTitle('rail', 'Kyoto')).toBe('Train to Kyoto');
  expect(travelTitle('transit', 'Kyoto', 'Osaka')).toBe('Ride from Osaka to Kyoto');
  expect(homeTitle('flight', 'Munich')).toBe('Flight home to Munich');
});
