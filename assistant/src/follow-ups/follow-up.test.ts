import { beforeAll, describe, expect, test } from 'vitest';
import type { Answer } from '../conversation/ask-input.ts';
import { testAssistant } from '../testing/test-assistant.ts';

const assistant = testAssistant();
const about = (question: string, { trip, plan, tripName }: Answer) =>
  assistant.ask({ question, trip, plan, tripName });
const items = ({ plan }: Answer, day: number) => plan!.days[day - 1]!.items;
const severe = ({ findings }: Answer) => findings.filter(({ severity }) => severity === 'severe');

let rome: Answer;
beforeAll(async () => {
  rome = await assistant.ask({ question: '5 days in Rome from 12 May 2027' });
});

describe('hours', () => {
  test.each([
    ['start at 10 every day', 600, 1440],
    ['begin each day at 8 and end at 18:00', 480, 1080],
    ['nothing before 11, please', 660, 1440],
    ['we like to sleep in', 630, 1440],
  ])('of all days: %s', async (question, from, until) => {
    const answer = await about(question, rome);
    for (const day of [2, 3, 4])
      for (const { startMinute, endMinute } of items(answer, day)) {
        expect(startMinute).toBeGreaterThanOrEqual(from);
        expect(endMinute).toBeLessThanOrEqual(until);
      }
    expect(severe(answer)).toEqual([]);
    const relaxed = await about('make it more relaxed', answer);
    expect(Math.min(...items(relaxed, 2).map(({ startMinute }) => startMinute))).toBeGreaterThanOrEqual(from);
  });

  test.each([
    ['make day 2 a rest day', [540, 840], [705, 1080]],
    ['a free afternoon on day 3 please', [840], [1080]],
    ['add a rest between 14 and 16 on day 4', [840], [960]],
  ])('in which nothing is planned: %s', async (question, from, until) => {
    const answer = await about(question, rome);
    const free = answer.plan!.days.flatMap((day) => day.items.filter(({ title }) => title === 'Free time'));
    expect(free.map(({ startMinute }) => startMinute)).toEqual(from);
    expect(free.map(({ endMinute }) => endMinute)).toEqual(until);
    expect(severe(answer)).toEqual([]);
    const again = await about('more food', answer);
    expect(severe(again)).toEqual([]);
  });

  test.each([
    ['start day 2 at 11', 660, 1440],
    ['on day 2 we want to set off at 8 in the morning', 480, 1440],
    ['on day 2 be back by 6pm', 0, 1080],
  ])('of one day, which it keeps: %s', async (question, from, until) => {
    const holds = (answer: Answer) => {
      expect(items(answer, 2).length).toBeGreaterThan(1);
      for (const { startMinute, endMinute } of items(answer, 2)) {
        expect(startMinute).toBeGreaterThanOrEqual(from);
        expect(endMinute).toBeLessThanOrEqual(until);
      }
      expect(severe(answer)).toEqual([]);
    };
    const answer = await about(question, rome);
    expect(answer.plan!.days[1]).toMatchObject({ ownHours: true });
    holds(answer);
    for (const wish of ['more food', 'make it more relaxed', 'build the plan again'])
      holds(await about(wish, answer));
  });
});

describe('locked items', () => {
  test('stay where they are when everything else is made anew, with nothing over them', async () => {
    const visit = items(rome, 2).find(({ kind }) => kind === 'visit')!;
    const moved = await about(`move ${visit.title} to the morning of day 2`, rome);
    const isHeld = (answer: Answer) =>
      items(answer, 2).some(
        ({ title, startMinute, locked }) => title === visit.title && startMinute === 570 && locked,
      );
    expect(isHeld(moved)).toBe(true);
    for (const wish of ['see more each day', 'we love churches', 'build the plan again']) {
      const answer = await about(wish, moved);
      expect(severe(answer), wish).toEqual([]);
      expect(isHeld(answer), wish).toBe(true);
    }
  });
});

describe('what goes', () => {
  test('a meal of every day, and a kind of sight everywhere', async () => {
    const noLunch = await about('skip lunch every day', rome);
    expect(
      noLunch.plan!.days.flatMap((day) => day.items).filter(({ title }) => title.startsWith('Lunch')),
    ).toEqual([]);
    const noMuseums = await about('remove all museums', rome);
    expect(noMuseums.trip.request.dislikes).toEqual(['museums']);
    expect((await about('remove all users', rome)).edits).toEqual([]);
  });
});

describe('places', () => {
  test('beside the trip are meant rather than their namesakes far away', async () => {
    const answer = await about('add one night in Tivoli', rome);
    expect(answer.trip.stops.map(({ place }) => place.countryCode)).toEqual(['it', 'it']);
  });

  test('become a day trip rather than a stop', async () => {
    const tokyo = await assistant.ask({ question: '10 days in Tokyo and Kyoto' });
    const hakone = await about('add 2 nights in Hakone', tokyo);
    expect(hakone.trip.stops.map(({ place }) => place.name)).toContain('Hakone');
    const trip = await about('make Hakone a day trip instead', hakone);
    expect(trip.trip.stops.map(({ place }) => place.name)).not.toContain('Hakone');
    expect(trip.text).toContain('a day trip to Hakone');
  });

  test('take a whole day where they need one', async () => {
    const tokyo = await assistant.ask({ question: '5 days in Tokyo with kids 4 and 7' });
    expect((await about('add Tokyo Disneyland', tokyo)).text).toMatch(/^Tokyo Disneyland is on day/);
  });
});

describe('a place that one asks about', () => {
  test('beside the trip is a day out, far from it a question whose buttons do what they say', async () => {
    const lisbon = await assistant.ask({ question: '4 days in Lisbon' });
    const beside = await about('what about Sintra', lisbon);
    expect(beside.trip.stops.map(({ place }) => place.name)).toEqual(['Lisbon']);
    const far = await about('what about Tokyo', lisbon);
    expect(far.edits).toEqual([]);
    expect(far.suggestions).toEqual([
      'Add Tokyo to this trip',
      'Plan a new trip to Tokyo',
      'Leave it as it is',
    ]);
    const pressed = await Promise.all(far.suggestions.map((words) => about(words, lisbon)));
    expect(pressed.map(({ trip }) => trip.stops.map(({ place }) => place.name))).toEqual([
      ['Lisbon', 'Tokyo'],
      ['Tokyo'],
      ['Lisbon'],
    ]);
    expect(pressed[2]!.edits).toEqual([]);
  });

  test('is open on the day that was named', async () => {
    expect((await about('is the Pantheon open on day 2?', rome)).text).toContain('on 13 May 2027');
  });
});

describe('what cannot be done', () => {
  test('is said: nothing is booked here', async () => {
    const answer = await about('book a hotel', rome);
    expect(answer.text).toContain('I do not book or rent anything');
    expect(answer.edits).toEqual([]);
  });
});

describe('dates', () => {
  test('of a weekday stay near the dates of the trip', async () => {
    expect((await about('start on a Tuesday', rome)).trip.startOn).toBe('2027-05-11');
  });
});

describe('questions', () => {
  test('about the whole plan and about what is near change nothing', async () => {
    const plan = await about('what did we decide?', rome);
    expect(plan.text).toMatch(/^Rome for 4 nights\. Day 1 \(12 May 2027\): .*Day 5/);
    const near = await about("what's near the Pantheon", rome);
    expect(near.text).toContain('Within a walk of Pantheon: ');
    expect(near.cards.length).toBeGreaterThan(2);
    const food = await about("I'm vegetarian, where should we eat?", rome);
    expect(food.text).toContain('ask there for what is vegetarian');
    expect(food.text).not.toMatch(/pork|guanciale/i);
    for (const { edits } of [plan, near, food]) expect(edits).toEqual([]);
  });
});
