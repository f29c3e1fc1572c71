import { expect, it } from 'vitest';
import { saidDay } from '../calendar/day-in-words.ts';
import { hoursInWords } from './hours-in-words.ts';

it.each([
  ['12-25', '25 December'],
  ['easter-2', 'Good Friday'],
  ['easter+50', 'Whit Monday'],
  ['easter+3', '3 days after Easter Sunday'],
  ['orthodox-2', 'Orthodox Good Friday'],
  ['11-Th4', 'the fourth Thursday of November'],
  ['05-Mo-1', 'the last Monday of May'],
  ['Th1', 'the first Thursday of each month'],
  ['Mo<=05-24', 'the Monday on or before 24 May'],
  ['eid-al-fitr', 'Eid al-Fitr'],
  ['eid-al-fitr+2', '2 days after Eid al-Fitr'],
  ['PH', 'public holidays'],
  ['PH-1', 'the day before a public holiday'],
])('the day %s is said as %s', (word, said) => {
  expect(saidDay(word)).toBe(said);
});

it.each([
  ['always', ['Always open']],
  ['daily 09:00-17:30/16:45', ['Every day, 09:00–17:30 (last entry 16:45)']],
  [
    'Tu-Su 10:00-12:00,14:00-18:00; Mo closed',
    ['Tuesday to Sunday, 10:00–12:00 and 14:00–18:00', 'Monday, closed'],
  ],
  ['Fr-Mo 18:00-26:00', ['Friday to Monday, 18:00–02:00']],
  ['Mo,We 09:00-12:00', ['Monday and Wednesday, 09:00–12:00']],
  [
    '04-01~10-31 daily 09:00-19:00; 12-24,PH 09:00-14:00',
    ['1 April to 31 October: every day, 09:00–19:00', '24 December and public holidays, 09:00–14:00'],
  ],
  ['ramadan daily 10:00-14:00', ['During Ramadan: every day, 10:00–14:00']],
  [
    'daily 09:30-17:00; Mo+ closed',
    ['Every day, 09:30–17:00', 'Monday (or the next working day where it is a public holiday), closed'],
  ],
])('the hours %s are said by lines', (hours, lines) => {
  expect(hoursInWords({ hours }).lines).toEqual(lines);
});

it('names the days of the year when a place is closed, and the holidays when it is open', () => {
  const said = hoursInWords({
    hours: 'daily 09:00-18:00',
    closedOn: ['01-01', 'easter-2', '12-25'],
    openOn: ['PH'],
  });
  expect(said.closed).toBe('1 January, Good Friday and 25 December');
  expect(said.open).toBe('public holidays');
  const newYear = hoursInWords({
    hours: 'always',
    closedOn: ['12-28', '12-29', '12-30', '12-31', '01-01', '05-01'],
  });
  expect(newYear.closed).toBe('28 December to 1 January and 1 May');
});
