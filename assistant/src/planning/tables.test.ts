import type { PlanItem } from '@wayfare/contracts/plan';
import { distanceKm } from '@wayfare/almanac/distance';
import { describe, expect, test } from 'vitest';
import type { Answer } from '../conversation/ask-input.ts';
import { testAssistant, testParts } from '../testing/test-assistant.ts';
import { isAtTable } from './is-at-table.ts';
import { openingsOn } from './openings.ts';
import { attractionOf } from './place-ref-of.ts';

const { atlas } = testParts;
const assistant = testAssistant();
const itemsOf = ({ plan }: Pick<Answer, 'plan'>) => plan?.days.flatMap(({ items }) => items) ?? [];
const sightOf = ({ place }: PlanItem) => attractionOf(atlas, place?.placeId);
const dinners = (answer: Pick<Answer, 'plan'>) =>
  itemsOf(answer).filter(({ kind, startMinute }) => kind === 'meal' && startMinute > 960);

describe('restaurants and markets', () => {
  test.each(['4 days in Paris from 4 May 2027', '4 days in Singapore from 9 June 2027 for two, food'])(
    'are the meals, each once, near and open: %s',
    async (question) => {
      const answer = await assistant.ask({ question });
      const tables = itemsOf(answer).filter(isAtTable);
      expect(tables.length).toBeGreaterThan(4);
      expect(new Set(tables.map(({ place }) => place?.placeId)).size).toBe(tables.length);
      expect(
        itemsOf(answer)
          .filter(({ kind }) => kind === 'visit')
          .map(sightOf)
          .filter((sight) => sight?.category === 'food' && sight.snack !== true),
      ).toEqual([]);
      for (const day of answer.plan?.days ?? [])
        day.items.forEach((item, index) => {
          if (!isAtTable(item)) return;
          const { startMinute, endMinute, place } = item;
          const openings = openingsOn(atlas, sightOf(item)!, day.on!);
          expect(openings.some(({ from, until }) => from <= startMinute && endMinute <= until)).toBe(true);
          const around = [day.items[index - 1]?.place, day.items[index + 1]?.place ?? day.endBase];
          const away = around.map((one) =>
            one == null ? 99 : distanceKm(one.latitude, one.longitude, place!.latitude, place!.longitude),
          );
          expect(Math.min(...away)).toBeLessThan(4.5);
        });
    },
  );

  test('are quarters known for eating, where no table is near', async () => {
    const answer = await assistant.ask({ question: '4 days in Phuket from 8 February 2027' });
    const meals = itemsOf(answer).filter(({ kind }) => kind === 'meal');
    const inQuarter = meals.filter((item) => / (?:in|at) /.test(item.title) && !isAtTable(item));
    expect(inQuarter).not.toEqual([]);
    for (const item of inQuarter) {
      expect(item.title).toContain(sightOf(item)!.name);
      expect(sightOf(item)!.tags).toContain('food');
      expect(sightOf(item)!.category).not.toBe('food');
    }
  });

  test('a cake or an ice is no meal', async () => {
    const answer = await assistant.ask({ question: '4 days in Istanbul from 4 May 2027 for two, food' });
    const eaten = itemsOf(answer).filter(isAtTable).map(sightOf);
    expect(eaten.length).toBeGreaterThan(4);
    expect(eaten.filter((table) => table?.snack === true)).toEqual([]);
  });

  test('cost a meal for each of those who eat', async () => {
    const answer = await assistant.ask({ question: '3 days in Paris from 4 May 2027 for two' });
    const [table] = itemsOf(answer).filter(isAtTable);
    expect(table?.cost?.amountCents).toBe(sightOf(table!)!.price! * 200);
    const family = await assistant.ask({
      question: '3 days in Paris from 4 May 2027 for two with kids aged 5 and 14',
    });
    const [their] = itemsOf(family).filter((item) => isAtTable(item) && sightOf(item)?.category === 'food');
    expect(their?.cost?.amountCents).toBe(Math.round(sightOf(their!)!.price! * 360));
  });

  test('are chosen for nobody whose diet they may not serve', async () => {
    const answer = await assistant.ask({ question: '3 days in Paris from 4 May 2027, we are kosher' });
    const { trip, plan } = answer;
    expect(trip.request.dietary).toEqual(['kosher']);
    for (const item of itemsOf({ plan }).filter(isAtTable)) expect(sightOf(item)?.why).toMatch(/kosher/i);
  });
});

describe('meal hours', () => {
  test('are those of the country', async () => {
    const [spain, norway] = [
      await assistant.ask({ question: '3 days in Seville from 4 May 2027' }),
      await assistant.ask({ question: '3 days in Oslo from 4 May 2027' }),
    ];
    expect(dinners(spain)).not.toEqual([]);
    expect(dinners(norway)).not.toEqual([]);
    for (const { startMinute } of dinners(spain)) expect(startMinute).toBeGreaterThanOrEqual(1215);
    for (const { startMinute } of dinners(norway)) expect(startMinute).toBeLessThanOrEqual(1155);
  });

  test('that were said go before those of the country', async () => {
    const first = await assistant.ask({ question: '3 days in Seville from 4 May 2027' });
    const { trip, plan, tripName } = first;
    const request = { ...trip.request, dinnerMinute: 1110 };
    const { plan: after } = assistant.buildPlan({ tripName, trip: { ...trip, request }, plan: null });
    expect(plan).not.toBeNull();
    for (const { startMinute } of dinners({ plan: after })) expect(startMinute).toBeLessThan(1130);
  });
});
