import { expect, test } from 'vitest';
import { planFaults } from './plan-faults.ts';
import type { SolvedPlan } from './plan.ts';
import { sampleProblem } from './sample-problem.ts';
import { solve } from './solve.ts';

const sample = sampleProblem(8, 20, 3);
const problem = { ...sample, places: sample.places.map((place) => ({ ...place, mealsThere: false })) };
const solved = solve(problem, { rounds: 300 });
const day = solved.days.findIndex(({ visits, meals }) => visits.length > 1 && meals.length > 0);
const [first, second] = solved.days[day]!.visits;

/** The kinds of words, without their numbers, that a change of the sound plan brings about. */
function faultsAfter(change: (plan: SolvedPlan) => void, of = problem): string[] {
  const plan = structuredClone(solved);
  change(plan);
  return [...new Set(planFaults(of, plan).map((words) => words.replaceAll(/\d+/g, '#')))];
}
const visit = (plan: SolvedPlan, index: number) => plan.days[day]!.visits[index]!;

test('a sound plan has no faults, and each broken one the fault that was made', () => {
  expect(faultsAfter(() => {})).toEqual([]);
  expect(faultsAfter((plan) => (visit(plan, 1).startMinute = first!.endMinute))).toContain(
    'place # is reached at #, not #',
  );
  expect(faultsAfter((plan) => (visit(plan, 0).endMinute -= 1))).toContain('place # is left too soon');
  expect(faultsAfter((plan) => (plan.days[day]!.meals = []))).toEqual(['meal # of day # is missing']);
  expect(faultsAfter((plan) => plan.days[day]!.visits.push(first!))).toContain('a place is visited twice');
  const changed = (change: object, place = first!.place) => ({
    ...problem,
    places: problem.places.map((one, index) => (index === place ? { ...one, ...change } : one)),
  });
  const faultsOf = (of: typeof problem) => faultsAfter(() => {}, of);
  expect(faultsOf(changed({ openings: problem.days.map(() => []) }))).toEqual(['place # is closed at #']);
  expect(faultsOf(changed({ fixed: { day: day + 1 } }))).toEqual(['booking # is on another day']);
  expect(faultsOf(changed({ fixed: { startMinute: 0 } }))).toEqual(['booking # is moved']);
  expect(faultsOf(changed({ must: true }, solved.unvisited[0]))).toEqual(['wish # is missing']);
  expect(faultsOf({ ...problem, apart: [[first!.place, second!.place]] })).toEqual([
    'places #, # share a day',
  ]);
  const days = problem.days.map((one) => ({ ...one, maxVisits: 1 }));
  expect(faultsOf({ ...problem, days })).toEqual(['day # is too full']);
  const short = problem.days.map((one) => ({ ...one, endMinute: second!.endMinute - 1 }));
  expect(faultsOf({ ...problem, days: short })).toContain('day # ends at #');
});
