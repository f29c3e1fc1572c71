import type { Plan } from '@wayfare/contracts/plan';
import { coveredItems } from '@wayfare/planner';
import { useMemo } from 'react';
import { useSteady } from '../ui/use-steady.ts';

/** By the id of an item that costs nothing more: the title of the one whose ticket covers it. */
export type CoveredItems = Readonly<Record<string, string>>;

const titles = (plan: Plan): CoveredItems =>
  Object.fromEntries([...coveredItems(plan)].map(([{ id }, { title }]) => [id, title]));

/** What is seen on the ticket of something else, the same object until that changes. */
export const useCoveredItems = (plan: Plan): CoveredItems => useSteady(useMemo(() => titles(plan), [plan]));
