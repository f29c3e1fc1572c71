import type { SolvedPlan } from '../plan.ts';
import type { Problem } from '../problem.ts';
import type { PlanFinding } from './plan-finding.ts';

/** Each meal of a day with visits is had: within its window, long enough, and during no visit but where one can eat. */
export function checkMeals(problem: Problem, plan: SolvedPlan): PlanFinding[] {
  const findings: PlanFinding[] = [];
  problem.days.forEach((wanted, day) => {
    const solved = plan.days[day];
    if (solved === undefined || solved.visits.length === 0) return;
    (wanted.meals ?? []).forEach((window, index) => {
      if (window.from >= wanted.endMinute || window.to < wanted.startMinute) return;
      const meal = solved.meals.find((one) => one.meal === index);
      const had =
        meal !== undefined &&
        meal.startMinute >= window.from &&
        meal.startMinute <= window.to &&
        meal.endMinute - meal.startMinute >= window.minutes &&
        solved.visits.every(
          ({ startMinute, endMinute }) => endMinute <= meal.startMinute || startMinute >= meal.endMinute,
        );
      const hadThere = solved.visits.some(
        ({ place, startMinute, endMinute }) =>
          problem.places[place]?.mealsThere === true &&
          startMinute <= window.to &&
          endMinute + (problem.pauseMinutes ?? 0) > window.to,
      );
      // A meal that could not be had even on an empty day was reported by the solver as a wish that cannot hold.
      const given = plan.unmet.some((unmet) => unmet.day === day && unmet.meal === index);
      if (!had && !hadThere && !given) {
        findings.push({
          kind: 'no_meal_break',
          severity: 'warning',
          day,
          places: [],
          facts: { meal: index },
        });
      }
    });
  });
  return findings;
}
