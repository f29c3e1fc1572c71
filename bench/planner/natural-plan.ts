import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { CitiesProblem, Problem, RouteStay, SolvedPlan } from '@wayfare/planner';
import { orderCities, solve } from '@wayfare/planner';
import type { BenchOptions } from './bench-options.ts';
import { cpuMilliseconds, dataFolder } from './bench-options.ts';
import { readMeetingCase, readTripCase } from './read-natural-plan.ts';
import { mean, printTable, rounded, shown } from './table.ts';

/** Checks a route against the wishes by itself, without the planner. */
function satisfies(problem: CitiesProblem, stays: readonly RouteStay[]): boolean {
  let day = 0;
  for (const [index, stay] of stays.entries()) {
    const bounds = problem.cities[stay.city]?.nights;
    const before = stays[index - 1];
    if (bounds === undefined || stay.arriveDay !== day) return false;
    if (stay.nights < bounds.least || stay.nights > bounds.most) return false;
    if (before !== undefined && !(Number(problem.travelMinutes[before.city]?.[stay.city]) >= 0)) return false;
    day += stay.nights;
  }
  const visited = new Set(stays.map(({ city }) => city));
  const onTime = (problem.events ?? []).every((event) => {
    const stay = stays.find(({ city }) => city === event.city);
    return (
      stay !== undefined && stay.arriveDay <= event.firstDay && stay.arriveDay + stay.nights >= event.lastDay
    );
  });
  return visited.size === problem.cities.length && day === problem.totalNights && onTime;
}

/** Checks a day of meetings by itself: everybody once, where and while they are there, and the ways in time. */
function canBeKept({ places, days, travelMinutes }: Problem, plan: SolvedPlan): boolean {
  let [at, free] = [days[0]!.startPoint, days[0]!.startMinute];
  const met = new Set<number>();
  for (const { place, startMinute, endMinute } of plan.days[0]?.visits ?? []) {
    const { point, visitMinutes, openings } = places[place]!;
    const way = at === null || at === point ? 0 : Number(travelMinutes[at]?.[point]);
    const isThere = openings?.[0]?.some(({ from, until }) => startMinute >= from && endMinute <= until);
    if (!(startMinute >= free + way) || endMinute - startMinute < visitMinutes) return false;
    if (isThere !== true || met.has(place)) return false;
    met.add(place);
    [at, free] = [point, endMinute];
  }
  return true;
}

interface Tally {
  cases: number;
  good: number;
  same: number;
  milliseconds: number[];
  failed: string[];
}

const newTally = (): Tally => ({ cases: 0, good: 0, same: 0, milliseconds: [], failed: [] });

function runTrips(lines: readonly string[]): Tally {
  const tally = newTally();
  lines.forEach((line, index) => {
    const { names, problem, golden } = readTripCase(line);
    const began = cpuMilliseconds();
    const result = orderCities(problem);
    tally.milliseconds.push(cpuMilliseconds() - began);
    tally.cases += 1;
    const stays = result.stays ?? [];
    if (result.stays !== null && satisfies(problem, stays)) tally.good += 1;
    else tally.failed.push(`line ${index + 1}`);
    const told = stays.map((stay) => {
      return `${names[stay.city]} ${stay.arriveDay + 1}-${stay.arriveDay + stay.nights + 1}`;
    });
    if (told.join(', ') === golden.join(', ')) tally.same += 1;
  });
  return tally;
}

function runMeetings(lines: readonly string[], seed: number): Tally {
  const tally = newTally();
  lines.forEach((line, index) => {
    const { problem, golden } = readMeetingCase(line);
    const began = cpuMilliseconds();
    const plan = solve(problem, { seed, rounds: 1500 });
    tally.milliseconds.push(cpuMilliseconds() - began);
    tally.cases += 1;
    const met = plan.days[0]?.visits.length ?? 0;
    if (canBeKept(problem, plan) && met >= golden) tally.good += 1;
    else tally.failed.push(`line ${index + 1} (${met} of ${golden})`);
    if (met === golden) tally.same += 1;
  });
  return tally;
}

/** Multi-city trips and days of meetings, from the constraints in their sentences. */
export function runNaturalPlan(options: BenchOptions): unknown {
  const folder = dataFolder(options, 'natural-plan');
  if (folder === null) return null;
  const rows: (string | number)[][] = [];
  const figures: Record<string, unknown> = {};
  for (const file of readdirSync(folder).filter((name) => name.endsWith('.jsonl'))) {
    const path = join(folder, file);
    if (!existsSync(path) || !options.only.test(`natural-plan/${file}`)) continue;
    const lines = readFileSync(path, 'utf8')
      .split('\n')
      .filter((line) => line.trim() !== '');
    const areTrips = /direct flights/.test(lines[0] ?? '');
    const tally = areTrips ? runTrips(lines) : runMeetings(lines, options.seed);
    const worst = Math.max(0, ...tally.milliseconds);
    const good = `${tally.good}/${tally.cases}`;
    rows.push([
      file,
      good,
      `${tally.same}/${tally.cases}`,
      shown(mean(tally.milliseconds), 1),
      shown(worst, 1),
    ]);
    if (tally.failed.length > 0) console.log(`  ${file} short of its own plan: ${tally.failed.join(', ')}`);
    figures[file] = {
      cases: tally.cases,
      good: tally.good,
      millisecondsMean: rounded(mean(tally.milliseconds), 1),
      millisecondsWorst: rounded(worst, 1),
    };
  }
  if (rows.length === 0) return null;
  printTable(
    'NATURAL PLAN (good: every wish holds / as many people met; same: as in the plan that comes with it)',
    ['file', 'good', 'same', 'ms mean', 'ms worst'],
    rows,
  );
  return figures;
}
