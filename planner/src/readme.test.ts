import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { planFaults } from './plan-faults.ts';
import type { Problem } from './problem.ts';
import { solve } from './solve.ts';

const readme = readFileSync(new URL('../README.md', import.meta.url), 'utf8');

/** The JSON block that follows a heading of the README. */
function blockAfter(heading: string): unknown {
  const from = readme.indexOf(heading);
  expect(from, heading).toBeGreaterThan(-1);
  return JSON.parse(/```json\n([\s\S]*?)```/.exec(readme.slice(from))?.[1] ?? 'null');
}

test('the problem in the README gives the plan in the README, and it has no faults', () => {
  const problem = blockAfter('A problem:') as Problem;
  const plan = solve(problem, { seed: 1, rounds: 500 });
  expect(planFaults(problem, plan)).toEqual([]);
  const told = {
    days: plan.days.map((day) => ({
      visits: day.visits.map(({ place, startMinute, endMinute, slackMinutes }) => ({
        place,
        startMinute,
        endMinute,
        slackMinutes,
      })),
      meals: day.meals.map(({ startMinute, endMinute }) => ({ startMinute, endMinute })),
      endMinute: day.endMinute,
    })),
    value: plan.value,
    unvisited: plan.unvisited,
    unmet: plan.unmet,
  };
  expect(told).toEqual(blockAfter('Its plan:'));
});
