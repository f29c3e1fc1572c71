import { describe, expect, test } from 'vitest';
import {
  asksForElsewhere,
  asksForNewTrip,
  asksToExchange,
  asksToTakeOut,
  lengthAsked,
} from './read-asking.ts';

describe('another trip', () => {
  test.each([
    'start over',
    'new trip please: a week in Peru',
    'can you plan a completely new trip to Rome',
    "let's do a different holiday, 5 days in Crete",
    'forget all that and plan 3 days in Oslo',
    "scrap this trip, let's go to Peru instead",
    "actually let's go to Peru instead of all that",
    'Plan another 5 day trip to Vienna',
  ])('is asked for: %s', (text) => expect(asksForNewTrip(text)).toBe(true));

  test.each([
    'I had another trip to Rome last year',
    'our new trip shoes need a day of walking',
    'another day trip from Osaka',
    'start over with day 2',
    'forget that, add Nara',
    'forget the museum and go to the park instead of the zoo',
    'a different plan for Tuesday',
    "don't start over",
  ])('is not asked for: %s', (text) => expect(asksForNewTrip(text)).toBe(false));

  test('is asked for by nothing but another place', () => {
    expect(asksForElsewhere("let's go to Lisbon instead", 'Lisbon')).toBe(true);
    expect(asksForElsewhere('Lisbon has better food instead', 'Lisbon')).toBe(false);
    expect(asksForElsewhere('Lisbon', 'Lisbon')).toBe(false);
  });
});

describe('a stop', () => {
  test.each([
    'skip Osaka',
    'please leave Osaka out',
    "we don't want to go to Osaka",
    'Nara instead of Osaka',
    'do it without Osaka',
    'drop Kobe, Nara and Osaka',
    'make Osaka a day trip instead',
  ])('is unwanted: %s', (clause) => expect(asksToTakeOut(clause, 'Osaka', ['Kobe', 'Nara'])).toBe(true));

  test.each([
    "we can't skip Osaka",
    'skip the museum in Osaka',
    'drop a night in Osaka',
    'should we skip Osaka',
    'my wife wants to skip Osaka',
    'change Osaka to 3 nights',
    'take us to Osaka',
    'leave for Osaka at nine',
  ])('is kept: %s', (clause) => expect(asksToTakeOut(clause, 'Osaka')).toBe(false));

  test('gives way to another, and not to a number', () => {
    expect(asksToExchange('replace Osaka with Nara', 'Osaka')).toBe(true);
    expect(asksToExchange('change Osaka to 3 nights', 'Osaka')).toBe(false);
    expect(asksToExchange('replace the museum in Osaka with a park', 'Osaka')).toBe(false);
  });
});

test.each([
  ['make it 5 days', [5]],
  ['take it back to 3 days', [3]],
  ['Kyoto only one night', [1]],
  ['two nights less in Kyoto', [2]],
  ['shorter please, a day less', [1]],
  ['our friends spent 2 nights in Kyoto', null],
  ['is one day enough for Kyoto', null],
  ["don't make it 5 days", null],
])('a length: %s', (clause, counts) => {
  expect(lengthAsked(clause, ['Kyoto'])?.counts ?? null).toEqual(counts);
});
