import { describe, expect, test } from 'vitest';
import { monthsWords } from './season-note.ts';
import { testAssistant } from '../testing/test-assistant.ts';

const assistant = testAssistant();

describe('a wish in the wrong season is told, with a month that is right, and the trip is planned', () => {
  test.each([
    [
      'ski the Alps in July',
      'July is the wrong season for skiing and snow',
      'October to April',
      'Move the trip to January',
    ],
    [
      'cherry blossom in Kyoto in November',
      'November is the wrong season for cherry blossom in Kyoto',
      'March and April',
      'Move the trip to April',
    ],
    [
      'beach week in Norway in January',
      'January is the wrong season for the beach',
      'July',
      'Move the trip to July',
    ],
    [
      'see the northern lights in Tromsø in June',
      'June is the wrong season for the northern lights in Tromsø (the sun does not set)',
      'September to March',
      'Move the trip to December',
    ],
    [
      'autumn leaves in Boston from 3 May 2027',
      'May is the wrong season for autumn leaves in Boston',
      'October',
      'Move the trip to October',
    ],
  ])('%s', async (question, wrong, right, way) => {
    const { text, suggestions, plan } = await assistant.ask({ question });
    expect(text).toContain(wrong);
    expect(text).toContain(`right is ${right}`);
    expect(suggestions[0]).toBe(way);
    expect(plan?.days.length).toBeGreaterThan(1);
  });

  test('the way out that is offered is understood', async () => {
    const first = await assistant.ask({ question: 'cherry blossom in Kyoto in November' });
    const { trip, plan, tripName } = first;
    const { trip: moved } = await assistant.ask({ question: first.suggestions[0]!, trip, plan, tripName });
    expect(moved.startOn).toMatch(/^2027-04-/);
  });

  test.each([
    'ski Innsbruck in February',
    'cherry blossom in Kyoto in April',
    'a beach week in Cape Town in January',
    'northern lights in Tromsø in January',
    'no beaches, Oslo in January for 3 days',
    'skiing in Innsbruck for a week',
  ])('nothing is said of %s', async (question) => {
    expect((await assistant.ask({ question })).text).not.toMatch(/wrong season|No month is right/);
  });
});

test('where no month is right, another place is offered', async () => {
  const { text, suggestions } = await assistant.ask({ question: 'northern lights in Rome in January' });
  expect(text).toContain('No month is right for the northern lights in Rome (January: too far south)');
  expect(suggestions).toContain('Plan a new trip to Tromsø instead');
});

test('a season that is wrong everywhere is told before a place is chosen, and one that is right somewhere chooses it', async () => {
  const june = await assistant.ask({ question: 'northern lights in June' });
  expect(june.edits).toEqual([]);
  expect(june.text).toContain('June is the wrong season for the northern lights everywhere I know');
  const { trip } = await assistant.ask({ question: june.suggestions[0]! });
  expect([trip.stops[0]?.place.name, trip.request.month]).toEqual(['Tromsø', 12]);
  const ski = await assistant.ask({ question: 'ski in July' });
  expect(ski.trip.stops.map(({ place }) => place.name)).toEqual(['Bariloche']);
});

test.each([
  [[1, 2, 3, 11, 12], 'November to March'],
  [[3, 4], 'March and April'],
  [[7], 'July'],
  [[3, 10, 11, 12], 'March and October to December'],
  [[1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12], 'all year'],
])('months in words: %s', (months, words) => {
  expect(monthsWords(months)).toBe(words);
});
