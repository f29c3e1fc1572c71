import { emptyTrip } from '@wayfare/contracts/empty-trip';
import { expect, it } from 'vitest';
import { monthNames } from '../ui/format-date.ts';
import { formatMoney } from '../ui/format-money.ts';
import { storyFacts } from './story-facts.ts';

it('tells of the wishes what they say, and nothing of what they do not say', () => {
  const request = {
    adults: 2,
    children: 1,
    month: 4,
    interests: ['art', 'food'] as ('art' | 'food')[],
    budget: { amount: 1700, currency: 'EUR', per: 'person' as const },
  };
  expect(storyFacts({ ...emptyTrip(), request })).toEqual([
    ['For whom', '2 adults and 1 child'],
    ['Who like', 'art and food'],
    ['Season', monthNames('long')[3]],
    ['Length', '1 day'],
    ['Budget', `${formatMoney({ amountCents: 170_000, currency: 'EUR' })} a person`],
  ]);
  expect(storyFacts(emptyTrip())).toEqual([['Length', '1 day']]);
});
