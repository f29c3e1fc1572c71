import { describe, expect, test } from 'vitest';
import { minuteNamed } from './read-clock.ts';
import { readTravelTimes } from './read-travel-times.ts';

const clock = (minute: number | null | undefined) =>
  minute == null ? null : `${Math.floor(minute / 60)}:${String(minute % 60).padStart(2, '0')}`;
const hours = (text: string) => {
  const { arrive, leave } = readTravelTimes(text);
  return [clock(arrive?.minute), clock(leave?.minute)];
};

describe('an hour', () => {
  test.each([
    ['at 14:20', '14:20'],
    ['at 9.30', '9:30'],
    ['2pm', '14:00'],
    ['at 9 a.m.', '9:00'],
    ['12 am', '0:00'],
    ['at 3', '15:00'],
    ['at 8 in the evening', '20:00'],
    ['at 5 in the morning', '5:00'],
    ['around noon', '12:00'],
    ["7 o'clock", '7:00'],
    ['on 12 May', null],
    ['at 12 May Street, 3 days', null],
    ['at 25:00', null],
    ['for 2 people', null],
  ])('is read from %s', (text, expected) => {
    expect(clock(minuteNamed(text))).toBe(expected);
  });
});

describe('arriving and leaving', () => {
  test.each([
    ['we land at 14:20 and fly home at 9 am', '14:20', '9:00'],
    ['3 days in Rome, arriving at 14:00, leaving at 11:00', '14:00', '11:00'],
    ['our train gets in at noon. Our flight home leaves at 18:45.', '12:00', '18:45'],
    ['we arrive on Friday evening and leave on Sunday afternoon', '19:00', '15:00'],
    ['an early morning flight home', null, '7:30'],
    ['Rome, Friday night to Sunday afternoon', '22:00', '15:00'],
    ['arriving late in the afternoon', '16:30', null],
  ])('%s', (text, arrive, leave) => {
    expect(hours(text)).toEqual([arrive, leave]);
  });

  test.each([
    'we arrive on 3 May and fly home on 9 May',
    'keep the evening of the arrival free',
    'dinner at 20:00 on day 2',
    '5 days in Rome for 2 people',
  ])('says no hour: %s', (text) => {
    expect(hours(text)).toEqual([null, null]);
  });

  test('on the way there is not on the way home', () => {
    expect(readTravelTimes('3 days in Paris from London, leaving at 9 am').leave?.sure).toBe(false);
    expect(readTravelTimes('we fly back at 9 am').leave?.sure).toBe(true);
  });
});
