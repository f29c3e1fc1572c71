import { expect, test } from 'vitest';
import { readDayHours } from './read-day-hours.ts';

test.each([
  ['start at 10 every day', { dayFromMinute: 600 }],
  ['begin each day at 8 and end at 18:00', { dayFromMinute: 480, dayUntilMinute: 1080 }],
  ['nothing before 9:30', { dayFromMinute: 570 }],
  ['be back at the hotel by 7 every evening', { dayUntilMinute: 1140 }],
  ['we like to sleep in', { dayFromMinute: 630 }],
  ['we are early birds', { dayFromMinute: 480 }],
  ['we want to sleep in a hotel in Rome', {}],
  ['start on 3 May at 10', {}],
  ['start day 2 at 11', {}],
  ['on the first day start at 12 every thing', {}],
  ['the trip should end on 9 May', {}],
])('%s', (text, hours) => {
  expect(readDayHours(text)).toEqual(hours);
});
