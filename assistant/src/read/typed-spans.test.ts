import { describe, expect, it } from 'vitest';
import { readDatesSaid } from './dates/read-dates-said.ts';
import { readCount } from './read-count.ts';
import { readDay } from './read-day.ts';
import { readHour } from './read-hour.ts';
import { readInterests } from './read-interest.ts';
import { readLength } from './read-length.ts';
import { readMoneySaid, readPer } from './read-money-said.ts';
import { readPace } from './read-pace.ts';
import { readPart } from './read-part.ts';
import { readShift } from './read-shift.ts';
import { readTransport } from './read-transport.ts';

const context = { today: '2027-03-10', dayFirst: true };

describe('the grammar of dates', () => {
  it.each([
    ['24 to 29 May', { startOn: '2027-05-24', endOn: '2027-05-29' }],
    ['Feb 2nd - 9th, 2028', { startOn: '2028-02-02', endOn: '2028-02-09' }],
    ['28 Dec to 4 Jan', { startOn: '2027-12-28', endOn: '2028-01-04' }],
    ['the twenty-first of June', { startOn: '2027-06-21' }],
    ['2027-08-03 to 2027-08-09', { startOn: '2027-08-03', endOn: '2027-08-09' }],
    ['3/7–9/7', { startOn: '2027-07-03', endOn: '2027-07-09' }],
    ['4.9. - 11.9.', { startOn: '2027-09-04', endOn: '2027-09-11' }],
    ['18–21.8.', { startOn: '2027-08-18', endOn: '2027-08-21' }],
    ['w/c 12 July', { startOn: '2027-07-12', days: 7 }],
    ['week 31', { startOn: '2027-08-02', days: 7 }],
    ['in three weeks', { startOn: '2027-03-31', rough: true }],
    ['next weekend', { startOn: '2027-03-20', days: 2 }],
    ['this friday', { startOn: '2027-03-12' }],
    ['late october', { month: 10, startOn: '2027-10-23', rough: true }],
    ['the last two weeks of July', { month: 7, startOn: '2027-07-18', days: 14, rough: true }],
    ['first weekend in November', { month: 11, startOn: '2027-11-06', days: 2, rough: true }],
    ['february', { month: 2 }],
    ['late autumn', { season: 'autumn' }],
    ['over Diwali', { startOn: '2027-10-28', days: 5, rough: true }],
    ['after Easter', { startOn: '2027-03-30', rough: true }],
    ['october half term', { startOn: '2027-10-23', days: 9, rough: true }],
    ['the 14th', { startOn: '2027-03-14' }],
  ])('reads %s', (text, dates) => {
    expect(readDatesSaid(text, context)).toEqual(dates);
  });

  it('puts the month first where the reader does', () => {
    expect(readDatesSaid('3/7', { ...context, dayFirst: false })).toEqual({ startOn: '2028-03-07' });
  });

  it.each(['the 30th of February', 'when it is not hot', 'whale season', '2 weeks'])(
    'makes nothing of %s',
    (text) => {
      expect(readDatesSaid(text, context)).toBeNull();
    },
  );
});

describe('the grammar of lengths', () => {
  it.each([
    ['ten days', { days: 10 }],
    ['a fortnight', { days: 14 }],
    ['4D3N', { days: 4, nights: 3 }],
    ['5 or 6 nights', { nights: 6 }],
    ['just under two weeks', { days: 13 }],
    ['a couple of days', { days: 2 }],
    ['long weekend', { days: 3 }],
    ['thu to sun', { days: 4 }],
    ['six', { days: 6 }],
  ])('reads %s', (text, length) => {
    expect(readLength(text)).toEqual(length);
  });

  it('takes a bare figure for nights where nights are meant', () => {
    expect(readLength('3', 'nights')).toEqual({ nights: 3 });
  });
});

describe('the grammar of hours', () => {
  it.each([
    ['half nine', '', { at: 570 }],
    ['11:40pm', '', { at: 1420 }],
    ['8am–5pm', '', { from: 480, until: 1020 }],
    ['between 3 and 5', '', { from: 900, until: 1020 }],
    ['before 10', '', { until: 600 }],
    ['before 10', 'nothing', { from: 600 }],
    ['6', 'no tours before', { from: 360 }],
    ['5.30', 'gets in at', { at: 1050 }],
    ['noon', 'nothing before', { from: 720 }],
    ['0630', '', { at: 390 }],
  ])('reads "%s" after "%s"', (text, ahead, hour) => {
    expect(readHour(text, { ahead })).toEqual(hour);
  });

  it('knows the parts of a day', () => {
    expect(['late afternoon', 'sunrise', 'after lunch', 'at night'].map(readPart)).toEqual([
      'afternoon',
      'morning',
      'afternoon',
      'night',
    ]);
  });
});

describe('the grammar of days of the trip', () => {
  it.each([
    ['day 3', { days: [{ number: 3 }] }],
    ['the last two days', { days: [{ number: -2 }, { number: -1 }] }],
    ['days 2 to 4', { days: [{ number: 2 }, { number: 3 }, { number: 4 }] }],
    ['sunday evening', { part: 'evening', days: [{ weekday: 6 }] }],
    ['the second day in Ghent', { days: [{ number: 2, atStop: 'Ghent' }] }],
    ['the second day on Texel', { days: [{ number: 2, atStop: 'Texel' }] }],
    ['the Bruges days', { days: [{ atStop: 'Bruges' }] }],
    ['every morning', { part: 'morning', each: true }],
    ['the day we fly home', { days: [{ number: -1 }] }],
    ['7 June', { days: [{ on: '2027-06-07' }] }],
    ['the 7th', { days: [{ dayOfMonth: 7 }] }],
    ['tomorrow', { days: [{ on: '2027-03-11' }] }],
  ])('reads %s', (text, when) => {
    expect(readDay(text, ['Bruges', 'Ghent'], context)).toEqual(when);
  });

  it('reads by how much something moves', () => {
    expect(readShift('two days earlier')).toEqual({ days: -2 });
    expect(readShift('a week', 'bring it forward by')).toEqual({ days: -7 });
    expect(readShift('half an hour later')).toEqual({ minutes: 30 });
  });
});

describe('the grammars of money, counts, pace and ways', () => {
  it.each([
    ['about 3k euros', { amount: 3000, currency: 'EUR', per: null }],
    ['£1,250', { amount: 1250, currency: 'GBP', per: null }],
    ['1.5 lakh', { amount: 150_000, currency: 'INR', per: null }],
    ['NZ$14k', { amount: 14_000, currency: 'NZD', per: null }],
    ['nine thousand', { amount: 9000, currency: null, per: null }],
    ['as cheap as possible', { wish: 'cheap' }],
    ['20% less', { wish: 'cheap' }],
    ['money no object', { wish: 'free' }],
  ])('reads %s', (text, money) => {
    expect(readMoneySaid(text)).toEqual(money);
  });

  it('tells for whom money is', () => {
    expect(['a head', 'pp', 'a day each', 'all in', 'for both'].map(readPer)).toEqual([
      'person',
      'person',
      'person_day',
      'total',
      'total',
    ]);
  });

  it.each([
    ['one more', { kind: 'change', number: 1 }],
    ['two fewer', { kind: 'change', number: -2 }],
    ['no more than one', { kind: 'atMost', number: 1 }],
    ['as few as possible', { kind: 'less' }],
    ['three', { kind: 'exactly', number: 3 }],
  ])('counts %s', (text, count) => {
    expect(readCount(text)).toEqual(count);
  });

  it.each([
    ['not too rushed', { pace: 'relaxed' }],
    ['way too packed', { pace: 'relaxed', change: 'lighter' }],
    ['too empty', { pace: 'packed', change: 'fuller' }],
    ['as much as possible', { pace: 'packed' }],
    ['one thing a day', { pace: 'relaxed' }],
  ])('reads the pace of %s', (text, pace) => {
    expect(readPace(text)).toEqual(pace);
  });

  it('reads ways of going and those that are not wanted', () => {
    expect(readTransport('trains and ferries', false).wishes).toEqual(['train', 'ferry']);
    expect(readTransport('drive', true).wishes).toEqual(['no_car']);
    expect(readTransport('no planes', false).wishes).toEqual(['no_flights']);
    expect(readTransport('hot air balloon', false).known).toBe(false);
  });

  it('finds interests by stems, in spite of a slip, and none where words are of their own', () => {
    expect(readInterests('old churches')).toEqual(['history', 'architecture', 'religion']);
    expect(readInterests('vinyards')).toContain('wine');
    expect(readInterests('falling asleep somewhere quiet')).toEqual([]);
  });
});
