import { auditPlan, orderDay, solve } from '@wayfare/planner';
import type { BenchOptions } from './bench-options.ts';
import { cpuMilliseconds } from './bench-options.ts';
import { madeUpWeek } from './made-up-week.ts';
import { printTable, rounded, shown } from './table.ts';

const WEEK_CANDIDATES = 120;
const SCALES = [50, 100, 200, 400, 800];
const ROUNDS_AT_SCALE = 2000;

function timed<Value>(work: () => Value): { value: Value; milliseconds: number } {
  const began = cpuMilliseconds();
  const value = work();
  return { value, milliseconds: cpuMilliseconds() - began };
}

function runWeeks(seed: number): { rows: (string | number)[][]; figures: Record<string, unknown> } {
  const rows: (string | number)[][] = [];
  let worst = 0;
  let passed = 0;
  let worstReorder = 0;
  const seeds = [0, 1, 2, 3, 4].map((step) => seed + step);
  for (const one of seeds) {
    const problem = madeUpWeek(one, WEEK_CANDIDATES, 7);
    const { value: plan, milliseconds } = timed(() => solve(problem, { seed }));
    const audit = timed(() => auditPlan(problem, plan));
    const again = solve(problem, { seed });
    const long = solve(problem, { seed, rounds: 60_000 });
    const visits = plan.days.flatMap((day) => day.visits);
    const longest = plan.days.reduce((left, right) => (right.visits.length > left.visits.length ? right : left));
    const reorder = timed(() =>
      orderDay({
        stops: longest.visits.map(({ place }) => ({
          point: problem.places[place]?.point ?? 0,
          visitMinutes: problem.places[place]?.visitMinutes ?? 0,
        })),
        startPoint: 0,
        endPoint: 0,
        startMinute: 480,
        endMinute: 1439,
        travelMinutes: problem.travelMinutes,
      }),
    );
    const same = JSON.stringify(again.days) === JSON.stringify(plan.days);
    if (audit.value.length === 0 && same) passed += 1;
    worst = Math.max(worst, milliseconds);
    worstReorder = Math.max(worstReorder, reorder.milliseconds);
    rows.push([
      `seed ${one}`,
      visits.length,
      shown(plan.value, 0),
      shown((1 - plan.value / long.value) * 100, 2),
      plan.unmet.length,
      audit.value.length,
      same ? 'yes' : 'no',
      shown(milliseconds, 0),
      shown(audit.milliseconds, 1),
      shown(reorder.milliseconds, 1),
    ]);
  }
  const figures = {
    weeks: seeds.length,
    passed,
    millisecondsWorst: rounded(worst, 0),
    reorderMillisecondsWorst: rounded(worstReorder, 1),
  };
  return { rows, figures };
}

/** A whole week of a made-up city, the same at growing numbers of candidates. */
export function runRealWeek(options: BenchOptions): unknown {
  if (!options.only.test('real-week')) return null;
  const { rows, figures } = runWeeks(options.seed);
  printTable(
    `A week of 7 days from ${WEEK_CANDIDATES} candidates with hours, meals, budget and company to keep`,
    [
      'week',
      'visits',
      'value',
      'gap % to a long search',
      'unmet',
      'findings',
      'same again',
      'ms',
      'ms audit',
      'ms reorder',
    ],
    rows,
  );
  const scale = SCALES.map((candidates) => {
    const problem = madeUpWeek(options.seed, candidates, 7);
    const none = timed(() => solve(problem, { seed: options.seed, rounds: 0 }));
    const some = timed(() => solve(problem, { seed: options.seed, rounds: ROUNDS_AT_SCALE }));
    const microseconds = ((some.milliseconds - none.milliseconds) / ROUNDS_AT_SCALE) * 1000;
    const growth = microseconds / (candidates * Math.log2(candidates));
    return { candidates, preparing: none.milliseconds, microseconds, growth };
  });
  printTable(
    'Cost of one round of improvement as candidates grow',
    ['candidates', 'ms to prepare', 'µs a round', 'µs / (n·log n)'],
    scale.map((one) => [
      one.candidates,
      shown(one.preparing, 1),
      shown(one.microseconds, 1),
      shown(one.growth, 4),
    ]),
  );
  return {
    ...figures,
    microsecondsARound: Object.fromEntries(scale.map((one) => [one.candidates, rounded(one.microseconds, 1)])),
  };
}
