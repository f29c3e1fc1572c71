import { distanceKm } from '@wayfare/almanac/distance';
import { expect, test } from 'vitest';
import { planMarked } from '../testing/plan-marked.ts';
import { testParts } from '../testing/test-assistant.ts';
import { quarters } from './quarters.ts';

const sights = testParts.atlas.topAttractions('fr-paris');

test('sights side by side are of one quarter, and far ones are not', () => {
  const quarterOf = quarters();
  const named = sights.map((sight) => ({ sight, quarter: quarterOf(sight) }));
  for (const { sight, quarter } of named) {
    const first = sights.find(({ id }) => id === quarter)!;
    expect(distanceKm(first.lat, first.lon, sight.lat, sight.lon)).toBeLessThanOrEqual(0.9);
  }
  expect(new Set(named.map(({ quarter }) => quarter)).size).toBeGreaterThan(3);
});

test('a plan comes to a quarter on few days, and begins everything at five or ten past', () => {
  const { plan } = planMarked('[length 5 days] in [stop Paris] from [start 6 April 2027]');
  const quarterOf = quarters();
  const order = new Map(sights.map((sight) => [sight.id, quarterOf(sight)]));
  const days = new Map<string, Set<string>>();
  for (const { id, items } of plan!.days)
    for (const { kind, place } of items) {
      const quarter = kind === 'visit' ? order.get(place?.placeId ?? '') : undefined;
      if (quarter !== undefined) days.set(quarter, (days.get(quarter) ?? new Set()).add(id));
    }
  const returns = [...days.values()].reduce((sum, { size }) => sum + size - 1, 0);
  expect(days.size).toBeGreaterThan(5);
  expect(returns).toBeLessThanOrEqual(2);
  const times = plan!.days.flatMap(({ items }) =>
    items.flatMap((item) => [item.startMinute, item.endMinute]),
  );
  expect(times.filter((minute) => minute % 5 > 0)).toEqual([]);
});
