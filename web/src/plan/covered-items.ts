import type { Plan } from '@wayfare/contracts/plan';
import { coveredItems, sameData } from '@wayfare/planner';
import { useState } from 'react';

/** By the id of an item that costs nothing more: the title of the one whose ticket covers it. */
export type CoveredItems = Readonly<Record<string, string>>;

const titles = (plan: Plan): CoveredItems =>
  Object.fromEntries([...coveredItems(plan)].map(([{ id }, { title }]) => [id, title]));

/** What is seen on the ticket of something else, the same object until that changes. */
export function useCoveredItems(plan: Plan): CoveredItems {
  const [held, setHeld] = useState({ plan, covered: titles(plan) });
  if (held.plan === plan) return held.covered;
  const fresh = titles(plan);
  const covered = sameData(held.covered, fresh) ? held.covered : fresh;
  setHeld({ plan, covered });
  return covered;
}
