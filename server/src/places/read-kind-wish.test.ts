import { describe, expect, it } from 'vitest';
import { readDishWish, readKindWish } from './read-kind-wish.ts';

describe('a wish for something of a kind', () => {
  it.each([
    ['vegan restaurant near here', ['["amenity"="restaurant"]["diet:vegan"~"^(yes|only)$"]'], null],
    ['pharmacy', ['["amenity"="pharmacy"]'], null],
    ['Supermarket near the hotel', ['["shop"="supermarket"]', '["shop"="convenience"]'], null],
    ['a good playground nearby', ['["leisure"="playground"]'], null],
    [
      'Japanese restaurant near Termini',
      ['["amenity"="restaurant"]["cuisine"~"(^|;)japanese($|;)"]'],
      'termini',
    ],
    ['gluten free bakery', ['["shop"="bakery"]["diet:gluten_free"~"^(yes|only)$"]'], null],
    ['wheelchair accessible cafe', ['["amenity"="cafe"]["wheelchair"="yes"]["wheelchair"="yes"]'], null],
    ['Café', ['["amenity"="cafe"]'], null],
  ])('%s', (text, filters, nearPlace) => {
    expect(readKindWish(text)).toMatchObject({ filters, nearPlace });
  });

  it.each([
    'Hotel Artemide',
    'Bar del Fico',
    'Park Güell',
    'Restaurant Tim Raue',
    'near',
    'the',
    '',
    'x'.repeat(500),
  ])('%s is a name', (text) => {
    expect(readKindWish(text)).toBeNull();
  });

  it('holds nothing that was typed in another form than letters', () => {
    const { filters } = readKindWish('"];node(1);x restaurant') ?? { filters: [] };
    expect(filters.join('')).not.toContain('node(');
  });
});

describe('a wish for a dish', () => {
  const dishes = new Set(['ramen', 'sushi']);

  it('is one of the words for dishes, near here or near a place', () => {
    expect(readDishWish('the best ramen near Ueno', dishes)).toMatchObject({ nearPlace: 'ueno' });
    expect(readDishWish('Sushi', dishes)?.filters.join()).toContain('(^|;)sushi($|;)');
  });

  it.each(['Sushi Saito', 'Kyoto', '"];node(1);ramen', ''])('is not in %s', (text) => {
    expect(readDishWish(text, dishes)).toBeNull();
  });
});
