import type { SolvedPlan } from '../plan.ts';
import type { Problem } from '../problem.ts';
import type { PlanFinding } from './plan-finding.ts';

/** Budget, visits a day, nothing twice. */
export function checkLimits(problem: Problem, plan: SolvedPlan): PlanFinding[] {
  const findings: PlanFinding[] = [];
  const seen = new Set<number>();
  let costCents = 0;
  plan.days.forEach((solved, day) => {
    const most = problem.days[day]?.maxVisits;
    if (most !== undefined && solved.visits.length > most) {
      const facts = { visits: solved.visits.length, most };
      findings.push({ kind: 'too_many_visits', severity: 'severe', day, places: [], facts });
    }
    for (const { place } of solved.visits) {
      if (seen.has(place)) {
        findings.push({ kind: 'visited_twice', severity: 'severe', day, places: [place], facts: {} });
      }
      seen.add(place);
      costCents += problem.places[place]?.costCents ?? 0;
    }
  });
  if (problem.budgetCents !== undefined && costCents > problem.budgetCents) {
    const facts = { costCents, budgetCents: problem.budgetCents };
    findings.push({ kind: 'over_budget', severity: 'severe', places: [], facts });
  }
  return findings;
}
