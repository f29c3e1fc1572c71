import { fold } from '@wayfare/atlas';
import type { PlanItem } from '@wayfare/contracts/plan';
import { EVENING } from '../planning/pace-rules.ts';

export type Meal = 'breakfast' | 'lunch' | 'dinner';
const MORNING_ENDS = 660;

/** Which meal an item is; null for what is none. */
export function mealOf({ kind, title, startMinute }: PlanItem): Meal | null {
  if (kind !== 'meal') return null;
  const [word] = fold(title).split(' ');
  if (word === 'breakfast' || word === 'lunch' || word === 'dinner') return word;
  return startMinute < MORNING_ENDS ? 'breakfast' : startMinute < EVENING ? 'lunch' : 'dinner';
}
