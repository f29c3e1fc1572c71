import { describe, expect, it } from 'vitest';
import { greatDaysOn, isPublicHoliday } from './country-calendar.ts';

describe('public holidays', () => {
  it.each([
    ['gb', '2026-12-28', 'Boxing Day falls on a Saturday: the Monday is off instead'],
    ['gb', '2027-12-27', 'Christmas Day falls on a Saturday'],
    ['gb', '2027-12-28', 'Boxing Day falls on a Sunday, and the Monday is taken'],
    ['us', '2026-07-03', 'Independence Day falls on a Saturday: the Friday before is off'],
    ['us', '2026-11-26', 'Thanksgiving is the fourth Thursday of November'],
    ['jp', '2026-05-06', 'three holidays in a row, one of them on a Sunday'],
    ['tr', '2027-03-10', 'Eid al-Fitr'],
    ['id', '2027-03-08', 'Nyepi'],
    ['fr', '2028-04-17', 'Easter Monday'],
    ['gr', '2027-05-03', 'Orthodox Easter Monday'],
  ])('%s is off on %s: %s', (code, on) => {
    expect(isPublicHoliday(code, undefined, on)).toBe(true);
  });

  it('a day off in lieu says so within the one bracket of its name', () => {
    const [day] = greatDaysOn('jp', undefined, '2026-05-06');
    expect(day?.name).toBe('Constitution Day (Golden Week, in lieu)');
  });

  it('an ordinary day, an eve and a holiday of another part of the country are none', () => {
    expect(isPublicHoliday('gb', 'gb-london', '2026-11-25')).toBe(false);
    expect(isPublicHoliday('gb', 'gb-london', '2026-12-24')).toBe(false);
    expect(isPublicHoliday('gb', 'gb-edinburgh', '2030-01-02')).toBe(true);
    expect(isPublicHoliday('gb', 'gb-london', '2030-01-02')).toBe(false);
  });

  it('a country without a calendar has no great days', () => {
    expect(greatDaysOn('xx', undefined, '2027-12-25')).toEqual([]);
  });
});
