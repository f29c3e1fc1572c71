import type { SolvedPlan } from '../plan.ts';
import type { Problem } from '../problem.ts';
import type { PlanFinding } from './plan-finding.ts';

interface Stand {
  day: number;
  startMinute: number;
}

function standsOf(plan: SolvedPlan): Map<number, Stand> {
  const stands = new Map<number, Stand>();
  plan.days.forEach((solved, day) => {
    for (const { place, startMinute } of solved.visits) stands.set(place, { day, startMinute });
  });
  return stands;
}

function checkMusts(problem: Problem, plan: SolvedPlan, stands: Map<number, Stand>): PlanFinding[] {
  const findings: PlanFinding[] = [];
  problem.places.forEach((place, index) => {
    if (place.must !== true && place.fixed === undefined) return;
    const stand = stands.get(index);
    const wrongDay = place.fixed?.day !== undefined && stand?.day !== place.fixed.day;
    const wrongTime =
      place.fixed?.startMinute !== undefined && stand?.startMinute !== place.fixed.startMinute;
    const reported = stand === undefined && plan.unmet.some((unmet) => unmet.place === index);
    if (reported || (stand !== undefined && !wrongDay && !wrongTime)) return;
    findings.push({ kind: 'fixed_event_missed', severity: 'severe', places: [index], facts: {} });
  });
  return findings;
}

/** Musts and bookings stand where they were wished or were reported; order and company of places hold. */
export function checkWishes(problem: Problem, plan: SolvedPlan): PlanFinding[] {
  const stands = standsOf(plan);
  const findings = checkMusts(problem, plan, stands);
  const wrong = (places: number[]): void => {
    findings.push({ kind: 'wrong_order', severity: 'severe', places, facts: {} });
  };
  for (const [first, second] of problem.follows ?? []) {
    const later = stands.get(second);
    const earlier = stands.get(first);
    if (later === undefined || first === second) continue;
    if (earlier === undefined || earlier.day > later.day) wrong([first, second]);
    else if (earlier.day === later.day && earlier.startMinute > later.startMinute) wrong([first, second]);
  }
  const crowded = (group: readonly number[], place: number, other: number): boolean =>
    place < other && group.includes(other) && stands.has(place) && stands.has(other);
  for (const group of problem.apart ?? []) {
    for (const place of group) {
      for (const other of group) {
        if (crowded(group, place, other) && stands.get(place)?.day === stands.get(other)?.day)
          wrong([place, other]);
      }
    }
  }
  for (const group of problem.exclusive ?? []) {
    for (const place of group)
      for (const other of group) if (crowded(group, place, other)) wrong([place, other]);
  }
  return findings;
}
