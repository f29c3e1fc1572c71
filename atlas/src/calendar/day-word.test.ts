import { expect, it } from 'vitest';
import { datesOf, isNamed, parseDayWord } from './day-word.ts';

const dates = (text: string, year: number) => {
  const word = parseDayWord(text);
  if (word === null) throw new Error(`${text} is no day word`);
  return datesOf(word, year);
};

it.each([
  ['12-25', 2027, ['2027-12-25']],
  ['02-29', 2027, []],
  ['easter', 2026, ['2026-04-05']],
  ['easter', 2027, ['2027-03-28']],
  ['easter', 2038, ['2038-04-25']],
  ['easter-2', 2028, ['2028-04-14']],
  ['orthodox', 2026, ['2026-04-12']],
  ['orthodox', 2027, ['2027-05-02']],
  ['orthodox+1', 2029, ['2029-04-09']],
  ['11-Th4', 2026, ['2026-11-26']],
  ['11-Th4+1', 2026, ['2026-11-27']],
  ['05-Mo-1', 2027, ['2027-05-31']],
  ['02-Mo5', 2027, []],
  ['Mo5', 2026, ['2026-03-30', '2026-06-29', '2026-08-31', '2026-11-30']],
  ['Mo<=05-24', 2027, ['2027-05-24']],
  ['Mo<=05-24', 2026, ['2026-05-18']],
  ['Fr>=06-19', 2027, ['2027-06-25']],
  ['eid-al-fitr', 2027, ['2027-03-09']],
  ['eid-al-fitr', 2030, ['2030-02-04']],
  ['eid-al-adha-1', 2027, ['2027-05-15']],
  ['yom-kippur', 2026, ['2026-09-21']],
  ['passover', 2027, ['2027-04-22']],
  ['purim', 2027, ['2027-03-23']],
  ['lunar-new-year', 2027, ['2027-02-06']],
  ['lunar-new-year-1', 2028, ['2028-01-25']],
  ['nyepi', 2027, ['2027-03-08']],
])('%s of %i', (text, year, expected) => {
  expect(dates(text, year)).toEqual(expected);
});

it('knows every day of Ramadan, also where it begins in the year before', () => {
  expect(dates('ramadan', 2027)).toHaveLength(29);
  expect(dates('ramadan', 2027)[0]).toBe('2027-02-08');
  const two = dates('ramadan', 2030);
  expect(two[0]).toBe('2030-01-05');
  expect(two.at(-1)).toBe('2030-12-31');
  expect(dates('ramadan', 2031)[0]).toBe('2031-01-01');
});

it('asks the country for its holidays, and for the days before them', () => {
  const isHoliday = (on: string) => on === '2027-05-17';
  expect(isNamed(parseDayWord('PH')!, '2027-05-17', isHoliday)).toBe(true);
  expect(isNamed(parseDayWord('PH-1')!, '2027-05-16', isHoliday)).toBe(true);
  expect(isNamed(parseDayWord('PH')!, '2027-05-16', isHoliday)).toBe(false);
  expect(isNamed(parseDayWord('12-25')!, '2027-12-25', isHoliday)).toBe(true);
});

it.each(['13-01', '02-30', '1-1', 'xmas', '11-Xx4', '11-Th6', 'Mo=05-24', 'easter*2', ''])(
  'refuses "%s"',
  (text) => {
    expect(parseDayWord(text)).toBeNull();
  },
);
