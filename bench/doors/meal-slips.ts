import type { PlanDay, PlanItem } from '@wayfare/contracts/plan';

interface Meal {
  name: string;
  /** It may begin between these. */
  from: number;
  until: number;
  /** Who is out and about between these wants it. */
  outFrom: number;
  outUntil: number;
}

const meals: readonly Meal[] = [
  { name: 'lunch', from: 11 * 60, until: 15 * 60 + 30, outFrom: 11 * 60, outUntil: 16 * 60 },
  { name: 'dinner', from: 17 * 60, until: 22 * 60 + 30, outFrom: 16 * 60, outUntil: 20 * 60 },
];

const NEAR = 30;

/** Which meals a day lacks; a sight where one eats counts as one. On the last day one may leave before dinner. */
export function missingMeals(day: PlanDay, isLast: boolean, isFood: (item: PlanItem) => boolean): string[] {
  if (day.items.length === 0) return [];
  const eaten = day.items.filter((item) => item.kind === 'meal' || isFood(item));
  return meals
    .filter(({ name }) => !isLast || name !== 'dinner')
    .filter(({ outFrom, outUntil }) => day.startMinute <= outFrom && day.endMinute >= outUntil)
    .filter(
      ({ from, until }) => !eaten.some(({ startMinute }) => startMinute >= from && startMinute <= until),
    )
    .map(({ name }) => `no ${name}`);
}

/** Sights where one eats with a separate meal at the same hour. */
export const mealsTwice = (day: PlanDay, isFood: (item: PlanItem) => boolean): PlanItem[] =>
  day.items.filter(
    (food) =>
      isFood(food) &&
      day.items.some(
        ({ kind, startMinute, endMinute }) =>
          kind === 'meal' && startMinute < food.endMinute + NEAR && endMinute > food.startMinute - NEAR,
      ),
  );
