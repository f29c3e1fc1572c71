import { afterEach, beforeAll, describe, expect, test } from 'vitest';
import type { Answer } from '../conversation/ask-input.ts';
import { askModelled } from '../testing/ask-modelled.ts';
import type { ModelServer } from '../testing/model-server.ts';
import { calls, says } from '../testing/model-server.ts';
import { testAssistant } from '../testing/test-assistant.ts';

const assistant = testAssistant();
const open: ModelServer[] = [];
let rome: Answer;
let route: Answer;

beforeAll(async () => {
  rome = await assistant.ask({
    question: '3 days in Rome from 4 May 2027, Colosseum and Vatican Museums please',
  });
  route = await assistant.ask({
    question: 'Rome 3 nights, Florence 2 nights, Venice 2 nights from 20 September 2027',
  });
}, 60_000);
afterEach(async () => {
  await Promise.all(open.splice(0).map((server) => server.close()));
});

/** The answer of a model that hears the words and calls the tool with what they mean. */
async function modelled(before: Answer, question: string, wishes: object[]): Promise<Answer> {
  const { trip, plan, tripName } = before;
  const asked = await askModelled([calls('edit_trip', { wishes }), says('Done.')], {
    question,
    trip,
    plan,
    tripName,
  });
  open.push(asked.server);
  return asked.answer;
}

const titlesOn = ({ plan }: Answer, day: number): string[] =>
  plan!.days[day - 1]!.items.map(({ title }) => title);
const titles = ({ plan }: Answer): string =>
  JSON.stringify(plan!.days.map(({ items }) => items.map(({ title }) => title)));
const nights = ({ trip }: Answer): (string | number)[][] =>
  trip.stops.map((stop) => [stop.place.name, stop.nights]);
const day = (number: number) => ({ days: [{ number }] });

describe('a model that calls the right tool', () => {
  test.each<[string, object, (answer: Answer) => void]>([
    [
      'drop the vatican museums',
      { kind: 'removeItem', item: { words: 'the vatican museums' } },
      (answer) => expect(titles(answer)).not.toContain('Vatican Museums'),
    ],
    ['add one more day', { kind: 'setLength', change: 1 }, ({ plan }) => expect(plan!.days).toHaveLength(4)],
    [
      'make it 2 days',
      { kind: 'setLength', days: 2 },
      (answer) => {
        expect(answer.plan!.days).toHaveLength(2);
        expect(titles(answer)).toContain('Colosseum');
      },
    ],
    [
      'move the colosseum to day 3',
      { kind: 'moveItem', item: { words: 'colosseum' }, to: day(3) },
      (answer) => expect(titlesOn(answer, 3)).toContain('Colosseum'),
    ],
    [
      'put the Borghese Gallery on day 2',
      { kind: 'addSight', sight: { name: 'Borghese Gallery' }, when: day(2) },
      (answer) => expect(titlesOn(answer, 2)).toContain('Borghese Gallery'),
    ],
    [
      'nothing before 10',
      { kind: 'setHours', startMinute: 600 },
      ({ plan }) => {
        for (const { items } of plan!.days) expect(items[0]!.startMinute).toBeGreaterThanOrEqual(600);
      },
    ],
    [
      'day 2 is too full',
      { kind: 'setPace', change: 'lighter', when: day(2) },
      (answer) => expect(titlesOn(answer, 2).length).toBeLessThan(titlesOn(rome, 2).length),
    ],
    [
      'dinner at eight with Ann on day 1',
      { kind: 'addEvent', title: 'dinner with Ann', when: { ...day(1), fromMinute: 1200 } },
      (answer) => expect(titlesOn(answer, 1)).toContain('Dinner with Ann'),
    ],
    [
      'a week later please',
      { kind: 'setDates', shiftDays: 7 },
      ({ trip }) => expect(trip.startOn).toBe('2027-05-11'),
    ],
    [
      'we are vegan',
      { kind: 'setWishes', wishes: { dietary: ['vegan'] } },
      ({ trip }) => expect(trip.request.dietary).toEqual(['vegan']),
    ],
    [
      'replace Rome with Athens',
      { kind: 'replaceStop', place: { name: 'Rome' }, by: { name: 'Athens' } },
      (answer) => expect(nights(answer)).toEqual([['Athens', 2]]),
    ],
  ])('comes out right: %s', async (question, wish, holds) => {
    holds(await modelled(rome, question, [wish]));
  });

  test('comes out right on a route of several stops, two wishes in one message too', async () => {
    const more = await modelled(route, 'one more night in Florence', [
      { kind: 'setNights', place: { name: 'Florence' }, change: 1 },
    ]);
    expect(nights(more)).toEqual([
      ['Rome', 3],
      ['Florence', 3],
      ['Venice', 2],
    ]);
    const skipped = await modelled(route, 'skip Florence, give those nights to Venice', [
      { kind: 'removeStop', place: { name: 'Florence' } },
      { kind: 'setNights', place: { name: 'Venice' }, change: 2 },
    ]);
    expect(nights(skipped)).toEqual([
      ['Rome', 3],
      ['Venice', 4],
    ]);
    const turned = await modelled(route, 'the other way round', [{ kind: 'orderStops', order: 'reversed' }]);
    expect(nights(turned).map(([name]) => name)).toEqual(['Venice', 'Florence', 'Rome']);
  });
});
