import type { SolvedDay, SolvedPlan } from '../plan.ts';
import type { Problem, ProblemDay } from '../problem.ts';
import type { PlanFinding } from './plan-finding.ts';

/** A way with its buffer is a broken number: less than this is a matter of its last binary digits. */
const ROUNDING = 1e-6;

function neededMinutes(problem: Problem, from: number | null, to: number | null): number {
  if (from === null || to === null || from === to) return 0;
  const way = Number(problem.travelMinutes[from]?.[to]);
  return way >= 0 ? way * (1 + (problem.travelBuffer ?? 0)) : Number.POSITIVE_INFINITY;
}

function checkDay(problem: Problem, wanted: ProblemDay, solved: SolvedDay, day: number): PlanFinding[] {
  const findings: PlanFinding[] = [];
  let from = wanted.startPoint;
  let free = wanted.startMinute;
  let done = wanted.startMinute;
  const mealMinutesBetween = (begin: number, end: number): number =>
    solved.meals
      .filter(({ startMinute, endMinute }) => startMinute >= begin && endMinute <= end)
      .reduce((sum, meal) => sum + meal.endMinute - meal.startMinute, 0);
  for (const visit of solved.visits) {
    const place = problem.places[visit.place];
    if (place === undefined) continue;
    const mealMinutes = mealMinutesBetween(done, visit.startMinute);
    const gap = visit.startMinute - free - mealMinutes;
    const needed = neededMinutes(problem, from, place.point);
    if (gap < 0 && needed === 0) {
      findings.push({
        kind: 'overlap',
        severity: 'severe',
        day,
        places: [visit.place],
        facts: { minutes: -gap },
      });
    } else if (!(gap + ROUNDING >= needed)) {
      const facts = { needed, gap };
      findings.push({ kind: 'unreachable', severity: 'severe', day, places: [visit.place], facts });
    }
    from = place.point;
    done = visit.endMinute;
    free = visit.endMinute + (problem.pauseMinutes ?? 0);
  }
  const lastMeals = mealMinutesBetween(done, Number.POSITIVE_INFINITY);
  const end = free + lastMeals + neededMinutes(problem, from, wanted.endPoint);
  if (end > wanted.endMinute + ROUNDING && solved.visits.length > 0) {
    findings.push({ kind: 'after_departure', severity: 'severe', day, places: [], facts: { end } });
  }
  if (solved.visits.some(({ startMinute }) => startMinute < wanted.startMinute)) {
    findings.push({ kind: 'before_arrival', severity: 'severe', day, places: [], facts: {} });
  }
  return findings;
}

/** Everything can be reached in time: from the day's start to each visit, and from the last to the day's end. */
export function checkWays(problem: Problem, plan: SolvedPlan): PlanFinding[] {
  return problem.days.flatMap((wanted, day) => {
    const solved = plan.days[day];
    return solved === undefined ? [] : checkDay(problem, wanted, solved, day);
  });
}
