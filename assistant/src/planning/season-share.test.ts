import type { Attraction } from '@wayfare/atlas';
import { describe, expect, test } from 'vitest';
import { planMarked } from '../testing/plan-marked.ts';
import { testParts } from '../testing/test-assistant.ts';
import { attractionOf } from './place-ref-of.ts';
import { isOnlyWalked, seasonShare } from './season-share.ts';

const { atlas } = testParts;
const outdoors = (category: Attraction['category']): Attraction => ({
  ...atlas.topAttractions('es-barcelona').find((one) => one.category === category)!,
  setting: 'outdoor',
});

describe('what a sight is worth in a month', () => {
  test('a beach is for warm months, and below 20 °C for a short walk', () => {
    const beach = outdoors('beach');
    const shares = [12, 19, 20, 22, 24, 30].map((high) => seasonShare(beach, high));
    expect(shares).toEqual(shares.toSorted((left, right) => left - right));
    expect(shares.at(-1)).toBe(1);
    expect(shares[0]).toBeLessThan(0.3);
    expect([19, 20].map((high) => isOnlyWalked(beach, high))).toEqual([true, false]);
    expect(isOnlyWalked(beach, undefined)).toBe(false);
  });

  test('gardens less in winter, more so than parks; what has a roof always the same', () => {
    const [garden, park] = [outdoors('garden'), outdoors('park')];
    expect(seasonShare(garden, 5)).toBeLessThan(seasonShare(park, 5));
    expect(seasonShare(garden, 18)).toBe(1);
    expect(seasonShare({ ...garden, setting: 'mixed' }, 5)).toBe(1);
    expect(seasonShare(garden, undefined)).toBe(1);
  });

  test('whoever is in Barcelona in January has no afternoon on the beach, in July one may', () => {
    const onBeaches = (month: string): number[] =>
      planMarked(
        `[length 5 days] in [stop Barcelona] from [start 12 ${month} 2027], we like [like beaches]`,
      ).plan!.days.flatMap(({ items }) =>
        items.flatMap(({ kind, place, startMinute, endMinute }) =>
          kind === 'visit' && attractionOf(atlas, place?.placeId)?.category === 'beach'
            ? [endMinute - startMinute]
            : [],
        ),
      );
    expect(onBeaches('July').some((minutes) => minutes >= 90)).toBe(true);
    expect(onBeaches('January').every((minutes) => minutes <= 40)).toBe(true);
  });
});
