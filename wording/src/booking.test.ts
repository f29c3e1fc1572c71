import { expect, test } from 'vitest';
import { bookedWords, bookingFacts } from './booking.ts';

test('a booking names who and under which number, as far as it is known', () => {
  expect(bookedWords({ provider: 'Lufthansa', reference: 'ABC123' })).toBe(
    'Booked: Lufthansa, reference ABC123',
  );
  expect(bookedWords({})).toBe('Booked');
});

test.each([
  [
    { number: 'LH 714', from: 'MUC', fromTerminal: '2', to: 'HND', seat: '34A', paid: true, paidBy: 'Ada' },
    ['LH 714, from MUC (terminal 2) to HND, seat 34A', 'Paid by Ada'],
  ],
  [{ to: 'Kyoto', toTerminal: undefined }, ['To Kyoto']],
  [{ checkInMinute: 900, checkOutMinute: 660 }, ['Check-in from 15:00, check-out until 11:00']],
  [{ pickUp: 'Airport', paidBy: 'Tom' }, ['Pick-up at Airport', 'To be paid by Tom']],
  [{ paid: true }, ['Paid']],
  [{ reference: 'X' }, []],
])('%o is told line by line', (booking, lines) => {
  expect(bookingFacts(booking)).toEqual(lines);
});
