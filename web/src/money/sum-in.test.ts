import { expect, it } from 'vitest';
import { sumIn } from './sum-in.ts';

const rates = { EUR: 1, MAD: 10.8, USD: 1.2 };

it('adds up amounts of several currencies in one, and none where a rate is not known', () => {
  const amounts = [
    { amountCents: 11_020, currency: 'EUR' },
    { amountCents: 574_000, currency: 'MAD' },
  ];
  expect(sumIn('EUR', amounts, rates)).toEqual({ amountCents: 64_168, currency: 'EUR' });
  expect(sumIn('USD', amounts, rates)).toEqual({ amountCents: 77_002, currency: 'USD' });
  expect(sumIn('EUR', [...amounts, { amountCents: 1, currency: 'XXX' }], rates)).toBeNull();
});
