import { describe, expect, test } from 'vitest';
import type { Answer } from '../conversation/ask-input.ts';
import { planMarked } from '../testing/plan-marked.ts';
import { testAssistant } from '../testing/test-assistant.ts';

const assistant = testAssistant();
const ask = planMarked;
const visits = ({ plan }: Pick<Answer, 'plan'>, at: number) =>
  plan!.days.at(at)!.items.filter(({ kind }) => kind === 'visit' || kind === 'meal');
const severe = ({ findings }: Pick<Answer, 'findings'>) =>
  findings.filter(({ severity }) => severity === 'severe');

describe('the hours at which one arrives and leaves, said with the first request', () => {
  test('bound its first and its last day', async () => {
    const answer = ask(
      '[length 3 days] in [stop Rome], {arrive we land at [hour 14:00]} {leave and fly home at [hour 19:00]}',
    );
    expect(answer.text).toContain('begins after your arrival at 14:00 and ends in time for 19:00');
    expect(visits(answer, 0).length).toBeGreaterThan(0);
    for (const { startMinute } of visits(answer, 0)) expect(startMinute).toBeGreaterThanOrEqual(14 * 60 + 30);
    expect(visits(answer, -1).length).toBeGreaterThan(0);
    for (const { endMinute } of visits(answer, -1)) expect(endMinute).toBeLessThanOrEqual(16 * 60 + 30);
    expect(answer.plan!.days[0]!.items[0]).toMatchObject({ title: 'Arrival', locked: true, endMinute: 900 });
    expect(severe(answer)).toEqual([]);
  });

  test('are those of the ways from and to home where these are known', async () => {
    const answer = ask(
      '[length 4 days] in [stop Prague] from [origin Berlin], {arrive our train arrives at [hour noon]}, {leave our train home leaves at [hour 16:30]}',
    );
    const [there, home] = [answer.trip.legs[0], answer.trip.legs.at(-1)];
    expect(there).toMatchObject({ from: 'origin', arriveMinute: 12 * 60 + 15, locked: true });
    expect(home).toMatchObject({ to: 'end', departMinute: 16 * 60 + 30 - 60, locked: true });
    expect(severe(answer)).toEqual([]);
  });

  test('are kept when the days are made anew', async () => {
    const first = ask('[length 4 days] in [stop Rome], {arrive we land at [hour 16:00]}');
    const { trip, plan, tripName } = first;
    const again = await assistant.ask({ question: 'make it more relaxed', trip, plan, tripName });
    expect(again.plan!.days[0]!.items[0]).toMatchObject({ title: 'Arrival', endMinute: 1020 });
    for (const { startMinute } of visits(again, 0)) expect(startMinute).toBeGreaterThanOrEqual(16 * 60 + 30);
  });

  test.each([
    '[length 3 days] in [stop Paris] from [origin London], {leave leaving London at [hour 9 am]}',
    '[stop Rome] and [stop Florence], {arrive arriving in Florence at [hour 10:00]}',
  ])('are not those of another way: %s', async (question) => {
    const { trip, plan } = ask(question);
    expect(trip.legs.some(({ locked }) => locked)).toBe(false);
    expect(plan!.days.flatMap(({ items }) => items).some(({ locked }) => locked)).toBe(false);
  });

  test('late in the evening leave the first day without sights', async () => {
    const answer = ask(
      '[dates 27 to 29 November 2026] in [stop Lisbon], {arrive we land in the evening at [hour 9pm]} {leave and fly back at [hour 6 pm]}',
    );
    expect(answer.plan!.days.map(({ on }) => on)).toEqual(['2026-11-27', '2026-11-28', '2026-11-29']);
    expect(visits(answer, 0)).toEqual([]);
    expect(visits(answer, 1).length).toBeGreaterThan(2);
  });
});
