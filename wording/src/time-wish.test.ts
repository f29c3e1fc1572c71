import { expect, it } from 'vitest';
import { timeWishWords } from './time-wish.ts';

it('a wish about time is told in a few words', () => {
  const told = (wish: Parameters<typeof timeWishWords>[0]) => timeWishWords(wish, (on) => `the ${on}`);
  expect(told({ what: 'museums', not: true, days: [{ weekday: 0 }] })).toBe('museums not on Mondays');
  expect(told({ what: 'Louvre', order: 'first', days: [{ number: 2 }] })).toBe('Louvre first on day 2');
  expect(told({ what: 'Orsay', before: { name: 'Louvre' } })).toBe('Orsay before Louvre');
  expect(told({ what: 'Eiffel Tower', days: [{ on: '2027-05-04' }, { number: -1 }], part: 'sunset' })).toBe(
    'Eiffel Tower on the 2027-05-04 and on the last day at sunset',
  );
});
