import { describe, expect, it } from 'vitest';
import type { Attraction } from './guides.queries.ts';
import { sightsThatSuit } from './sights-that-suit.ts';

const sight = (name: string, facts: Partial<Attraction> = {}) =>
  ({
    name,
    category: 'museum',
    dayTrip: false,
    goodFor: [],
    setting: 'mixed',
    ...facts,
  }) as unknown as Attraction;
const names = (sights: readonly Attraction[]) => sights.map(({ name }) => name);

describe('sights that suit', () => {
  const found = sightsThatSuit([
    sight('Zoo', {
      goodFor: ['children'],
      setting: 'outdoor',
      price: { amountCents: 2000, currency: 'EUR' },
    }),
    sight('Arcade', { goodFor: ['rain'] }),
    sight('Gallery', { setting: 'indoor', price: { amountCents: 0, currency: 'EUR' } }),
    sight('Tavern', { category: 'food', setting: 'indoor', goodFor: ['children'] }),
    sight('Tower deck', { category: 'viewpoint', setting: 'indoor' }),
    sight('Far caves', { dayTrip: true, setting: 'indoor' }),
  ]);

  it('are chosen by their own facts', () => {
    expect(names(found.kids)).toEqual(['Zoo']);
    expect(names(found.rain)).toEqual(['Arcade', 'Gallery']);
  });

  it('are for the evening by what they are, or when they are best', () => {
    const evening = sightsThatSuit([
      sight('Bars', { category: 'nightlife' }),
      sight('Lit bridge', { bestTime: 'night' }),
      sight('Late gallery', { goodFor: ['evening'] }),
      sight('Morning walk', { bestTime: 'morning' }),
    ]).evening;
    expect(names(evening)).toEqual(['Bars', 'Lit bridge', 'Late gallery']);
  });

  it('are free only where the price is known to be nothing', () => {
    expect(names(found.free)).toEqual(['Gallery']);
  });
});
