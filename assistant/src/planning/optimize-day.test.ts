import type { PlaceRef } from '@wayfare/contracts/place-ref';
import type { PlanDay, PlanItem } from '@wayfare/contracts/plan';
import { describe, expect, test } from 'vitest';
import { testParts } from '../testing/test-assistant.ts';
import { optimizeDay } from './optimize-day.ts';
import { attractionRef } from './place-ref-of.ts';
import { openWays } from './ways.ts';

const { atlas, travel } = testParts;
const ways = openWays(travel);
const sights = atlas.topAttractions('it-rome').slice(0, 6).map(attractionRef);

const itemAt = (
  id: string,
  place: PlaceRef | null,
  startMinute: number,
  rest?: Partial<PlanItem>,
): PlanItem => ({
  id,
  kind: 'visit',
  title: id,
  place,
  startMinute,
  endMinute: startMinute + 45,
  travel: null,
  locked: false,
  madeBy: 'traveller',
  ...rest,
});

const hoursAt = (at: number) => ({ startMinute: 560 + 90 * at, endMinute: 605 + 90 * at });

const dayOf = (items: PlanItem[]): PlanDay => ({
  id: 'd1',
  on: null,
  stopId: null,
  base: sights[0]!,
  endBase: sights[0]!,
  startMinute: 540,
  endMinute: 1320,
  items,
});

const orders = <Item>(items: readonly Item[]): Item[][] =>
  items.length === 0
    ? [[]]
    : items.flatMap((item) => orders(items.filter((other) => other !== item)).map((rest) => [item, ...rest]));

describe('optimizeDay', () => {
  const visits = sights.slice(1).map((place, index) => itemAt(`v${index}`, place, 560 + 90 * index));

  test('finds the order with the least travel of all, with lunch in its time', () => {
    const lunch = itemAt('lunch', null, 740, { kind: 'meal' });
    const { planDay, findings } = optimizeDay(dayOf([...visits, lunch]), atlas, ways);
    const table = ways.minutes(sights);
    const minutesOf = (order: readonly number[]): number =>
      [...order, 0].reduce((sum, to, at) => sum + table[order[at - 1] ?? 0]![to]!, 0);
    const found = planDay.items
      .filter(({ kind }) => kind === 'visit')
      .map(({ place }) => sights.findIndex(({ placeId }) => placeId === place?.placeId));
    expect(minutesOf(found)).toBe(Math.min(...orders([1, 2, 3, 4, 5]).map(minutesOf)));
    expect(planDay.items.find(({ id }) => id === 'lunch')!.startMinute).toBeGreaterThanOrEqual(705);
    expect(findings.filter(({ severity }) => severity === 'severe')).toEqual([]);
  });

  test('what is wished to come first stays first', () => {
    const free = optimizeDay(dayOf(visits), atlas, ways).planDay.items;
    const first = visits.find(({ id }) => id !== free[0]!.id)!;
    const day = dayOf([first, ...visits.filter(({ id }) => id !== first.id)]);
    const wish = { what: first.title, placeId: first.place!.placeId!, order: 'first' as const };
    const timed = { ...day, items: day.items.map((item, at) => ({ ...item, ...hoursAt(at) })) };
    expect(optimizeDay(timed, atlas, ways, [wish]).planDay.items[0]!.id).toBe(first.id);
    expect(optimizeDay(timed, atlas, ways).planDay.items[0]!.id).not.toBe(first.id);
  });

  test('a settled rest stands where it is and needs no way of its own', () => {
    const locked = { locked: true, kind: 'activity' } as const;
    const settled = itemAt('settled', sights[1]!, 600, { ...locked, endMinute: 699 });
    const rest = itemAt('rest', null, 700, locked);
    const items = [settled, rest, ...visits.slice(1)];
    const { planDay, gainedMinutes } = optimizeDay(dayOf(items), atlas, ways);
    expect(gainedMinutes).toBeGreaterThan(0);
    expect(planDay.items.find(({ id }) => id === 'rest')).toMatchObject({ startMinute: 700, endMinute: 745 });
    expect(planDay.items.map(({ id }) => id).toSorted()).toEqual(items.map(({ id }) => id).toSorted());
  });

  test('more items than are ordered exactly lose none of their own', () => {
    const many = atlas
      .topAttractions('it-rome')
      .slice(0, 18)
      .map((sight, index) =>
        itemAt(`v${index}`, attractionRef(sight), 540 + 40 * index, { endMinute: 560 + 40 * index }),
      );
    const meals = [
      itemAt('lunch', null, 750, { kind: 'meal' }),
      itemAt('dinner', null, 1100, { kind: 'meal' }),
    ];
    const { planDay, gainedMinutes } = optimizeDay(dayOf([...many, ...meals]), atlas, ways);
    expect(gainedMinutes).toBeGreaterThan(0);
    expect(planDay.items.map(({ id }) => id).toSorted()).toEqual(
      [...many, ...meals].map(({ id }) => id).toSorted(),
    );
  });

  test('a place found elsewhere keeps its table, and is seen in its own hours', () => {
    const source = { name: 'openstreetmap' as const, id: 'node/1', on: '2026-05-12' };
    const found = { ...sights[2]!, placeId: undefined, status: 'found' as const, source };
    const { placeId: _, ...roscioli } = { ...found, name: 'Roscioli', kind: 'restaurant' as const };
    const { placeId: __, ...gallery } = { ...found, name: 'Gallery', hours: 'daily 16:00-20:00' };
    const day = {
      ...dayOf([
        itemAt('late', gallery, 560),
        ...visits.slice(0, 2),
        itemAt('lunch', roscioli, 780, { kind: 'meal', title: 'Roscioli' }),
      ]),
      on: '2026-05-12',
    };
    const { planDay } = optimizeDay(day, atlas, ways);
    const at = (id: string) => planDay.items.find((item) => item.id === id)!;
    expect(at('lunch')).toMatchObject({ title: 'Roscioli', place: { name: 'Roscioli' }, startMinute: 780 });
    expect(at('late').startMinute).toBeGreaterThanOrEqual(960);
  });
});
