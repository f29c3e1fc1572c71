import type { TripDocument } from '@wayfare/contracts/trip-document';
import type { Knowledge } from '@wayfare/planner';
import { applyEdit, auditDocument, auditPlan, retimeDay, solve } from '@wayfare/planner';
import type { BenchOptions } from './bench-options.ts';
import { cpuMilliseconds } from './bench-options.ts';
import { madeUpWeek } from './made-up-week.ts';
import { printTable, rounded, shown } from './table.ts';
import { weekDocument } from './week-document.ts';

const WEEK_CANDIDATES = 120;
const SCALES = [50, 100, 200, 400, 800];
const ROUNDS_AT_SCALE = 2000;

function timed<Value>(work: () => Value): { value: Value; milliseconds: number } {
  const began = cpuMilliseconds();
  const value = work();
  return { value, milliseconds: cpuMilliseconds() - began };
}

/** What a drag costs: the first visit of a day goes to the next day, both days are retimed, the trip is audited. */
function dragAndRetime(document: TripDocument, knowledge: Knowledge): number {
  const [, from, to] = document.plan?.days ?? [];
  const item = from?.items[0];
  if (to === undefined || item === undefined) return 0;
  const moved = applyEdit(document, { edit: 'moveItem', itemId: item.id, dayId: to.id, index: 1 });
  if ('refused' in moved) return 0;
  const days =
    moved.document.plan?.days.map((day) => retimeDay(day, knowledge, { keepTimes: true }).day) ?? [];
  const after: TripDocument = { ...moved.document, plan: { schemaVersion: 1, days } };
  return auditDocument(after, knowledge).length;
}

function runWeeks(seed: number): { rows: (string | number)[][]; figures: Record<string, unknown> } {
  const rows: (string | number)[][] = [];
  let worst = 0;
  let passed = 0;
  let worstDrag = 0;
  const seeds = [0, 1, 2, 3, 4].map((step) => seed + step);
  for (const one of seeds) {
    const problem = madeUpWeek(one, WEEK_CANDIDATES, 7);
    const { value: plan, milliseconds } = timed(() => solve(problem, { seed }));
    const audit = timed(() => auditPlan(problem, plan));
    const again = solve(problem, { seed });
    const long = solve(problem, { seed, rounds: 60_000 });
    const visits = plan.days.flatMap((day) => day.visits);
    const { document, knowledge } = weekDocument(problem, plan);
    const severe = auditDocument(document, knowledge).filter(({ severity }) => severity === 'severe').length;
    const drag = timed(() => dragAndRetime(document, knowledge));
    const same = JSON.stringify(again.days) === JSON.stringify(plan.days);
    if (audit.value.length === 0 && severe === 0 && same) passed += 1;
    worst = Math.max(worst, milliseconds);
    worstDrag = Math.max(worstDrag, drag.milliseconds);
    rows.push([
      `seed ${one}`,
      visits.length,
      shown(plan.value, 0),
      shown((1 - plan.value / long.value) * 100, 2),
      plan.unmet.length,
      audit.value.length + severe,
      same ? 'yes' : 'no',
      shown(milliseconds, 0),
      shown(audit.milliseconds, 1),
      shown(drag.milliseconds, 1),
    ]);
  }
  const figures = {
    weeks: seeds.length,
    passed,
    millisecondsWorst: rounded(worst, 0),
    dragMillisecondsWorst: rounded(worstDrag, 1),
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
      'ms drag',
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
    microsecondsARound: Object.fromEntries(
      scale.map((one) => [one.candidates, rounded(one.microseconds, 1)]),
    ),
  };
}
