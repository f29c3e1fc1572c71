import { describe, expect, test } from 'vitest';
import type { Answer } from '../conversation/ask-input.ts';
import { testAssistant } from '../testing/test-assistant.ts';

const assistant = testAssistant();

const nightsOf = ({ trip }: Answer) =>
  Object.fromEntries(trip.stops.map(({ place, nights }) => [place.name, nights]));

describe('so many days are so many days', () => {
  test.each([
    ['Five days in Kyoto and Osaka', { Kyoto: 2, Osaka: 2 }],
    ['Five days in Kyoto plus Osaka', { Kyoto: 2, Osaka: 2 }],
    ['Five days in Kyoto as well as Osaka, one night in a ryokan', { Kyoto: 2, Osaka: 2 }],
    ['Five days in Kyoto and Osaka with one day in Nara', { Kyoto: 2, Nara: 1, Osaka: 1 }],
    ['4 days in Paris, 3 days in Lyon and Nice', { Paris: 4, Lyon: 1, Nice: 1 }],
    ['6 days: 2 days in Rome, 2 days in Florence', { Rome: 3, Florence: 2 }],
    ['7 days in Japan, 2 nights in Tokyo and 2 nights in Kyoto', { Tokyo: 3, Kyoto: 3 }],
    ['3 days in Rome and Naples', { Rome: 1, Naples: 1 }],
  ])('%s', async (question, nights) => {
    const answer = await assistant.ask({ question });
    expect(nightsOf(answer)).toEqual(nights);
    const sum = Object.values(nights).reduce((all, one) => all + one, 0);
    expect(answer.plan?.days).toHaveLength(sum + 1);
  });

  test('a place without a length of its own makes the whole an assumption, and is given time', async () => {
    const answer = await assistant.ask({ question: 'spend 5 days in Kyoto before heading to Osaka' });
    expect(nightsOf(answer)).toEqual({ Kyoto: 5, Osaka: 2 });
    expect(answer.trip.request.days).toBeUndefined();
    expect(answer.trip.assumed.days).toBe(8);
  });
});

describe('what lies on the way comes before where one goes, and the journey ends there', () => {
  test.each([
    ['London to Edinburgh, stopping in York', 'London', ['York', 'Edinburgh']],
    ['from London to Edinburgh via York, 5 days', 'London', ['York', 'Edinburgh']],
    ['London to Edinburgh stopping at York on the way, 4 days', 'London', ['York', 'Edinburgh']],
    ['via York from London to Edinburgh', 'London', ['York', 'Edinburgh']],
    [
      'travel from Paris to Barcelona via Lyon and Montpellier, a week',
      'Paris',
      ['Lyon', 'Montpellier', 'Barcelona'],
    ],
    [
      'a week from Berlin to Vienna, with stops in Dresden and Prague',
      'Berlin',
      ['Dresden', 'Prague', 'Vienna'],
    ],
    ['Flying from New York to Tokyo with a layover in Seoul, 10 days', 'New York City', ['Seoul', 'Tokyo']],
  ])('%s', async (question, origin, stops) => {
    const { trip, text } = await assistant.ask({ question });
    expect(trip.origin?.name).toBe(origin);
    expect(trip.stops.map(({ place }) => place.name)).toEqual(stops);
    expect(trip.end).toBeNull();
    expect(text).toContain('a journey one way');
  });

  test('the days said of the whole journey stay, whatever is said of the stop', async () => {
    const answer = await assistant.ask({
      question: 'from London to Edinburgh, 5 days, with a stop at York for two nights',
    });
    expect(nightsOf(answer)).toEqual({ York: 2, Edinburgh: 2 });
  });

  test('a round trip goes home, and places that are gone through are places to stay', async () => {
    const round = await assistant.ask({ question: 'Round trip from London to Edinburgh via York, 6 days' });
    expect(round.trip.end?.name).toBe('London');
    const through = await assistant.ask({ question: 'travel through Rome and Florence for 6 days' });
    expect(nightsOf(through)).toEqual({ Rome: 3, Florence: 2 });
  });
});

describe('of a road trip the way is the trip', () => {
  test.each([
    ['Los Angeles to San Francisco road trip, 6 days along the coast', ['Monterey', 'San Francisco']],
    ['road trip from Munich to Venice 6 days', ['Bolzano', 'Venice']],
    ['a week in Venice from Munich by car', ['Venice']],
    ['A road trip from Lisbon to Porto and back, 6 days', ['Porto']],
  ])('%s', async (question, stops) => {
    const { trip } = await assistant.ask({ question });
    expect(trip.stops.map(({ place, nights }) => (nights > 0 ? place.name : ''))).toEqual(stops);
  });
});

describe('a trip about something on a date', () => {
  test('lies around it where no other date is said', async () => {
    const answer = await assistant.ask({
      question: 'We have a wedding in Florence on 14 June 2027, want to stay a week around it',
    });
    const day = answer.plan!.days.find(({ on }) => on === '2027-06-14');
    expect(day?.items.map(({ title }) => title)).toContain('Wedding');
    expect(answer.trip.assumed.startOn).toBe('2027-06-11');
    expect(answer.trip.request.startOn).toBeUndefined();
  });

  test.each([
    ['New York 3 days, Broadway show on day 2 at 7pm', 'Show', 19 * 60],
    ['3 days in Rome, on day 2 we have a table at 8', 'Dinner', 20 * 60],
    ['5 days in Vienna with a concert on day 4 and an opera on day 2 at 18:30', 'Opera', 18 * 60 + 30],
  ])('keeps its hour, and the day is planned around it: %s', async (question, title, startMinute) => {
    const { plan, findings } = await assistant.ask({ question });
    expect(plan!.days[1]!.items).toContainEqual(
      expect.objectContaining({ title, startMinute, locked: true }),
    );
    expect(findings.filter(({ severity }) => severity === 'severe')).toEqual([]);
  });
});

describe('more cities than days', () => {
  const asked = async (question: string, said: string[]) =>
    assistant.ask({ question, history: said.map((text) => ({ role: 'user' as const, text })) });

  test('says what clashes, and every way out that it offers is one', async () => {
    const first = await asked('20 cities in Spain in 5 days', []);
    expect(first.edits).toEqual([]);
    expect(first.text).toContain('20 cities and 5 days do not go together');
    expect(first.suggestions).toEqual(['Only 2 cities', 'Only 4 cities', 'Make it 21 days']);
    const [two, four, longer] = await Promise.all(
      first.suggestions.map((way) => asked(way, ['20 cities in Spain in 5 days'])),
    );
    expect([two, four].map((answer) => answer!.trip.stops.length)).toEqual([2, 4]);
    expect([two, four, longer].map((answer) => answer!.plan?.days.length)).toEqual([5, 5, 21]);
    expect(longer!.text).toMatch(/You wished for 20 cities; I found \d+ that fit/);
  });

  test('without a place several cities are found in one country', async () => {
    const { trip, text } = await asked('Only 4 cities', ['20 cities in 5 days']);
    expect(text).toContain('I chose cities in');
    expect(trip.stops.length).toBeGreaterThan(2);
    expect(new Set(trip.stops.map(({ place }) => place.countryCode)).size).toBe(1);
  });

  test('named ones that have no night are named, and leaving them out mends it', async () => {
    const first = await assistant.ask({ question: 'Rome, Florence, Venice, Milan and Naples in 3 days' });
    const way = first.suggestions.find((one) => one.startsWith('Leave out'))!;
    expect(first.text).toContain(way.replace('Leave out ', ''));
    const { trip } = await assistant.ask({
      question: way,
      trip: first.trip,
      plan: first.plan,
      tripName: first.tripName,
    });
    expect(trip.stops.map(({ nights }) => nights)).toEqual([1, 1]);
  });
});
