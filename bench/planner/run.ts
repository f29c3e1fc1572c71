import { readOptions } from './bench-options.ts';
import { runLocalDays } from './local-days.ts';
import { runNaturalPlan } from './natural-plan.ts';
import { runRealPlans } from './real-plans.ts';
import { runToptw, runTtdp } from './toptw.ts';
import { runTsptw } from './tsptw.ts';

const families = {
  realPlans: runRealPlans,
  localDays: runLocalDays,
  toptw: runToptw,
  ttdp: runTtdp,
  tsptw: runTsptw,
  naturalPlan: runNaturalPlan,
};

/** Measures the planner and prints a table a family; the last line is one JSON object with the figures. */
export default async function run(args: string[]): Promise<void> {
  const options = readOptions(args);
  const figures: Record<string, unknown> = {};
  for (const [name, family] of Object.entries(families)) {
    const result = await family(options);
    if (result !== null) figures[name] = result;
  }
  console.log(JSON.stringify({ bench: 'planner', seconds: options.seconds, seed: options.seed, ...figures }));
}
