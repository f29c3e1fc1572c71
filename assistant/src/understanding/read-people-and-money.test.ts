import { describe, expect, test } from 'vitest';
import { readMoney } from './read-money.ts';
import { readParty } from './read-party.ts';
import { readHouseRule, readRoomType, readWishes } from './read-wishes.ts';

describe('money', () => {
  test.each([
    ['with a budget of $1,700', 1700, 'USD', 'total'],
    ['max 2k euros', 2000, 'EUR', 'total'],
    ['£150 per day', 150, 'GBP', 'day'],
    ['800 EUR per person', 800, 'EUR', 'person'],
    ['our collective budget is 6666', 6666, 'USD', 'total'],
  ])('reads %s', (text, amount, currency, per) => {
    expect(readMoney(text).budget).toEqual({ amount, currency, per });
  });

  test('does not take the price of a car or a bed for the budget', () => {
    expect(
      readMoney("We'd like to rent a Compact that seats 4 people, about 56.14 USD per day.").budget,
    ).toBeNull();
    const both = readMoney('My budget is 900 USD. Maybe stay at a hotel, for about 78.0 USD per night.');
    expect(both.budget?.amount).toBe(900);
  });

  test('does not take days, years or people for money', () => {
    expect(readMoney('5 days in Rome in 2027 for 4 people').budget).toBeNull();
  });
});

describe('party', () => {
  test.each([
    ['a group of 7 people', 7],
    ['for two', 2],
    ['solo trip', 1],
    ['with my wife', 2],
    ['with 3 friends', 4],
    ['my parents and I', 3],
    ["We'll be 3 in total", 3],
  ])('counts %s', (text, adults) => {
    expect(readParty(text).adults).toBe(adults);
  });

  test('parts children from adults and keeps their ages', () => {
    expect(readParty('a family of four with kids 6 and 9')).toMatchObject({
      adults: 2,
      children: 2,
      childAges: [6, 9],
    });
  });

  test('does not count the seats of a car', () => {
    expect(readParty('a car that seats 5 people').adults).toBeUndefined();
  });
});

describe('wishes', () => {
  test('parts likes from dislikes', () => {
    const wishes = readWishes('more food, no museums');
    expect(wishes.interests).toEqual(['food']);
    expect(wishes.dislikes).toEqual(['museums']);
  });

  test('reads what is refused of transport', () => {
    expect(readWishes('we would rather not fly').transport).toEqual(['no_flights']);
    expect(readWishes('we do not plan to drive ourselves').transport).toEqual(['no_car']);
  });

  test('reads rooms and house rules only where lodging is spoken of', () => {
    expect(readRoomType('we need rooms that are not shared')).toBe('not shared room');
    expect(readHouseRule('accommodations that allow pets')).toBe('pets');
    expect(readHouseRule('we are a party of five')).toBeNull();
  });
});
