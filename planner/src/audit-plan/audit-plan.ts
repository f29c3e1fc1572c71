import type { SolvedPlan } from '../plan.ts';
import type { Problem } from '../problem.ts';
import { checkHours } from './check-hours.ts';
import { checkLimits } from './check-limits.ts';
import { checkMeals } from './check-meals.ts';
import { checkWays } from './check-ways.ts';
import { checkWishes } from './check-wishes.ts';
import type { PlanFinding } from './plan-finding.ts';

/**
 * Proves or refutes a solved plan against its problem. It reads nothing but the two and shares no code with the
 * search; an empty list means that everything asked for holds or was reported as unmet.
 */
export function auditPlan(problem: Problem, plan: SolvedPlan): PlanFinding[] {
  return [checkHours, checkWays, checkMeals, checkLimits, checkWishes].flatMap((check) =>
    check(problem, plan),
  );
}
