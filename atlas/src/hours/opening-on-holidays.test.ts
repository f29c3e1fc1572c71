import { describe, expect, it } from 'vitest';
import type { HoursSource } from './open-windows.ts';
import { openingOn } from './open-windows.ts';

/** The hours of a place on a date, and the holiday on which only custom speaks. */
function on(source: HoursSource, date: string): [string, string | null] {
  const { windows, unsureOn } = openingOn(source, date);
  const hours = windows.map(({ startMinute, endMinute }) => `${startMinute / 60}-${endMinute / 60}`);
  return [hours.join(',') || 'closed', unsureOn];
}

const museumIn = (countryCode: string, more: Partial<HoursSource> = {}): HoursSource => ({
  hours: 'daily 10:00-18:00',
  countryCode,
  category: 'museum',
  ...more,
});

describe('a place whose hours say nothing of holidays', () => {
  it('keeps the custom of its country, and that it is only custom is told', () => {
    expect(on(museumIn('gb'), '2026-12-25')).toEqual(['closed', 'Christmas Day']);
    expect(on(museumIn('gb'), '2027-05-03')).toEqual(['10-18', null]);
    expect(on(museumIn('fr'), '2027-05-01')[0]).toBe('closed');
    expect(on(museumIn('jp'), '2027-01-01')[0]).toBe('closed');
  });

  it('goes by its own list where it has one: closed on those days, open on the others', () => {
    const own = museumIn('gb', { closedOn: ['12-25'] });
    expect(on(own, '2026-12-25')).toEqual(['closed', null]);
    expect(on(museumIn('gb', { openOn: ['12-25'] }), '2026-12-25')).toEqual(['10-18', null]);
  });

  it('a day on which nobody goes out closes the streets too, and everything in Bali', () => {
    const street: HoursSource = { hours: 'always', countryCode: 'id', cityId: 'id-ubud', category: 'street' };
    expect(on(street, '2027-03-08')[0]).toBe('closed');
    expect(on({ ...street, cityId: 'id-jakarta' }, '2027-03-08')[0]).toBe('0-24');
    expect(on(museumIn('id', { cityId: 'id-ubud', openOn: ['PH'] }), '2027-03-08')[0]).toBe('closed');
  });
});

describe('hours that name days', () => {
  it('Monday, or the next day that is none where that Monday is a public holiday', () => {
    const source = museumIn('jp', { hours: 'daily 09:30-17:00; Mo+ closed' });
    // 2027-01-11 is Coming of Age Day, a Monday; the week after has none.
    expect(on(source, '2027-01-11')[0]).toBe('9.5-17');
    expect(on(source, '2027-01-12')[0]).toBe('closed');
    expect(on(source, '2027-01-18')[0]).toBe('closed');
    expect(on(source, '2027-01-19')[0]).toBe('9.5-17');
  });

  it('public holidays, eves, dates and feasts', () => {
    const source = museumIn('us', {
      hours: 'Tu-Su 09:00-17:00; PH 12:00-16:00; PH-1 09:00-13:00; 12-24 09:00-12:00; 11-Th4 closed',
    });
    expect(on(source, '2027-07-05')).toEqual(['12-16', null]);
    expect(on(source, '2026-12-24')).toEqual(['9-12', null]);
    expect(on(source, '2026-11-25')).toEqual(['9-13', null]);
    expect(on(source, '2026-11-26')).toEqual(['closed', null]);
  });

  it('a season that is a feast: the hours of Ramadan', () => {
    const source = museumIn('eg', { hours: 'daily 09:00-17:00; ramadan daily 09:00-15:00' });
    expect(on(source, '2027-02-20')).toEqual(['9-15', null]);
    expect(on(source, '2027-04-20')[0]).toBe('9-17');
  });

  it('the last entry of a window stands before that of the place', () => {
    const source = { hours: 'Mo-Fr 09:00-17:00/16:15; Sa 09:00-13:00', lastEntry: 30 };
    expect(openingOn(source, '2026-06-01').windows[0]?.lastEntryMinute).toBe(16 * 60 + 15);
    expect(openingOn(source, '2026-06-06').windows[0]?.lastEntryMinute).toBe(12 * 60 + 30);
  });
});
