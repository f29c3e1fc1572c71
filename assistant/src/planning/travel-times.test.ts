import { describe, expect, test } from 'vitest';
import type { Answer } from '../conversation/ask-input.ts';
import { testAssistant } from '../testing/test-assistant.ts';

const assistant = testAssistant();
const ask = (question: string) => assistant.ask({ question });
const visits = ({ plan }: Answer, at: number) =>
  plan!.days.at(at)!.items.filter(({ kind }) => kind === 'visit' || kind === 'meal');
const severe = ({ findings }: Answer) => findings.filter(({ severity }) => severity === 'severe');

describe('the hours at which one arrives and leaves, said with the first request', () => {
  test('bound its first and its last day', async () => {
    const answer = await ask('3 days in Rome, we land at 14:00 and fly home at 19:00');
    expect(answer.text).toContain('begins after your arrival at 14:00 and ends in time for 19:00');
    expect(visits(answer, 0).length).toBeGreaterThan(0);
    for (const { startMinute } of visits(answer, 0)) expect(startMinute).toBeGreaterThanOrEqual(14 * 60 + 30);
    expect(visits(answer, -1).length).toBeGreaterThan(0);
    for (const { endMinute } of visits(answer, -1)) expect(endMinute).toBeLessThanOrEqual(16 * 60 + 30);
    expect(answer.plan!.days[0]!.items[0]).toMatchObject({ title: 'Arrival', locked: true, endMinute: 840 });
    expect(severe(answer)).toEqual([]);
  });

  test('are those of the ways from and to home where these are known', async () => {
    const answer = await ask(
      '4 days in Prague from Berlin, arriving at noon, our train home leaves at 16:30',
    );
    const [there, home] = [answer.trip.legs[0], answer.trip.legs.at(-1)];
    expect(there).toMatchObject({ from: 'origin', arriveMinute: 720, locked: true });
    expect(home).toMatchObject({ to: 'end', departMinute: 16 * 60 + 30 - 60, locked: true });
    expect(severe(answer)).toEqual([]);
  });

  test('are kept when the days are made anew', async () => {
    const first = await ask('4 days in Rome, we land at 16:00');
    const { trip, plan, tripName } = first;
    const again = await assistant.ask({ question: 'make it more relaxed', trip, plan, tripName });
    expect(again.plan!.days[0]!.items[0]).toMatchObject({ title: 'Arrival', endMinute: 960 });
    for (const { startMinute } of visits(again, 0)) expect(startMinute).toBeGreaterThanOrEqual(16 * 60 + 30);
  });

  test.each([
    '3 days in Paris from London, leaving at 9 am',
    'Rome and Florence, arriving in Florence at 10:00',
  ])('are not those of another way: %s', async (question) => {
    const { trip, plan } = await ask(question);
    expect(trip.legs.some(({ locked }) => locked)).toBe(false);
    expect(plan!.days.flatMap(({ items }) => items).some(({ locked }) => locked)).toBe(false);
  });

  test('of a weekend named by its days make it three', async () => {
    const answer = await ask('weekend in Lisbon, we land Friday evening at 9pm and fly back Sunday at 6 pm');
    expect(answer.plan!.days.map(({ on }) => on)).toEqual(['2026-11-27', '2026-11-28', '2026-11-29']);
    expect(visits(answer, 0)).toEqual([]);
    expect(visits(answer, 1).length).toBeGreaterThan(2);
  });
});
