import { describe, expect, test } from 'vitest';
import { monthsWords } from './season-note.ts';
import { planMarked } from '../testing/plan-marked.ts';
import { testAssistant } from '../testing/test-assistant.ts';

const assistant = testAssistant();

describe('a wish in the wrong season is told, with a month that is right, and the trip is planned', () => {
  test.each([
    [
      '[like ski] [stop the Alps] in [dates July]',
      'July is the wrong season for skiing and snow',
      'October to April',
      'Move the trip to January',
    ],
    [
      '[like cherry blossom] in [stop Kyoto] in [dates November]',
      'November is the wrong season for cherry blossom in Kyoto',
      'March and April',
      'Move the trip to April',
    ],
    [
      '[like beach] [length week] in [stop Norway] in [dates January]',
      'January is the wrong season for the beach',
      'July',
      'Move the trip to July',
    ],
    [
      'see [like the northern lights] in [stop Tromsø] in [dates June]',
      'June is the wrong season for the northern lights in Tromsø (the sun does not set)',
      'September to March',
      'Move the trip to December',
    ],
    [
      '[like autumn leaves] in [stop Boston] from [start 3 May 2027]',
      'May is the wrong season for autumn leaves in Boston',
      'October',
      'Move the trip to October',
    ],
  ])('%s', async (question, wrong, right, way) => {
    const { text, suggestions, plan } = planMarked(question);
    expect(text).toContain(wrong);
    expect(text).toContain(`right is ${right}`);
    expect(suggestions[0]).toBe(way);
    expect(plan?.days.length).toBeGreaterThan(1);
  });

  test('the way out that is offered is understood', async () => {
    const first = planMarked('[like cherry blossom] in [stop Kyoto] in [dates November]');
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
  const { text, suggestions } = await assistant.ask({
    question: '3 days in Rome in January for the northern lights',
  });
  expect(text).toContain('No month is right for the northern lights in Rome (January: too far south)');
  expect(suggestions.join()).toMatch(/Plan a new trip to (?:Tromsø|Svolvær) instead/);
});

test('a season that is wrong everywhere is told before a place is chosen, and one that is right somewhere chooses it', async () => {
  const june = planMarked('[like northern lights] in [dates June]');
  expect(june.edits).toEqual([]);
  expect(june.text).toContain('June is the wrong season for the northern lights everywhere I know');
  const { trip } = await assistant.ask({ question: june.suggestions[0]! });
  expect([trip.stops[0]?.place.name, trip.request.month]).toEqual(['Tromsø', 12]);
  const ski = planMarked('[like ski] in [dates July]');
  expect(ski.trip.stops.map(({ place }) => place.name)).toEqual(['Wānaka']);
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
