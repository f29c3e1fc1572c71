import type { SolvedPlan } from '../plan.ts';
import type { Problem } from '../problem.ts';
import type { PlanFinding } from './plan-finding.ts';

/** Every visit lies within one opening of its place on its day, lasts as long as asked, and enters in time. */
export function checkHours(problem: Problem, plan: SolvedPlan): PlanFinding[] {
  const findings: PlanFinding[] = [];
  plan.days.forEach((solved, day) => {
    for (const { place, startMinute, endMinute } of solved.visits) {
      const wanted = problem.places[place];
      if (wanted === undefined) continue;
      const finding = (kind: PlanFinding['kind'], facts: Record<string, number>): void => {
        findings.push({ kind, severity: 'severe', day, places: [place], facts });
      };
      if (!(endMinute - startMinute >= wanted.visitMinutes)) finding('overlap', { startMinute, endMinute });
      if (wanted.openings === undefined) continue;
      const today = wanted.openings[day] ?? [];
      if (today.length === 0) {
        finding('closed', { startMinute });
        continue;
      }
      const open = today.filter(({ from, until }) => startMinute >= from && endMinute <= until);
      if (open.length === 0) finding('outside_hours', { startMinute, endMinute });
      else if (!open.some(({ lastStart }) => lastStart === undefined || startMinute <= lastStart)) {
        finding('last_entry_missed', { startMinute });
      }
    }
  });
  return findings;
}
