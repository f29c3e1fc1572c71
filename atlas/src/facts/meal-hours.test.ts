import { expect, test } from 'vitest';
import { mealHours } from './meal-hours.ts';

test('one eats late in Spain, early in Norway, and as usual where nothing else is known', () => {
  const dinner = (code: string) => mealHours(code).dinner.fromMinute;
  expect([dinner('es'), dinner('no'), dinner('de'), dinner('zz')]).toEqual([1230, 1020, 1095, 1095]);
  expect(mealHours('es').lunch).toEqual({ fromMinute: 810, toMinute: 915 });
  expect(mealHours(undefined)).toEqual(mealHours('zz'));
});
