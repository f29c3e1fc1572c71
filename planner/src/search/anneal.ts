import { removeScattered } from '../moves/remove-scattered.ts';
import { removeStrings } from '../moves/remove-strings.ts';
import type { Reinsertion } from '../moves/reinsert.ts';
import { newReinsertion, reinsert } from '../moves/reinsert.ts';
import { beginRuin, endRuin, newRuin } from '../moves/ruin.ts';
import type { Random } from '../random.ts';
import type { Model } from './model.ts';
import type { Routes } from './routes.ts';
import { emptyRoutes } from './routes.ts';
import { comfortOf, valueOf, wayOf } from './score.ts';

/** How the search goes about it. */
export interface Annealing {
  random: Random;
  /** How much of the effort is spent, from 0 to 1, asked now and then; it ends the search at 1. */
  progress: (rounds: number) => number;
  /** How large a loss is still taken at the start and at the end. */
  warmest: number;
  coldest: number;
  /** What a unit of time under way costs against a unit of value. */
  wayWeight: number;
}

/** The best solution that was met, and what it is worth. */
export interface Annealed {
  routes: Routes;
  value: number;
  rounds: number;
}

/** Whether a solution that scores `change` more than the present one replaces it at this temperature. */
const accepted = (change: number, temperature: number, random: Random): boolean =>
  change > temperature * Math.log(random.unit());

const ROUNDS_BETWEEN_LOOKS = 64;
/** Cooling is done so many times over, later from the best so far but as warm as at first, to get away from it. */
const CYCLES = 4;
const SCATTERED_SHARE = 0.2;

/**
 * Ruin and recreate under simulated annealing: each round takes some visits out, puts places back in another order
 * and keeps the result if it is better, or by chance if it is not much worse.
 */
export function anneal(model: Model, options: Annealing): Annealed {
  const { random, warmest, coldest, wayWeight } = options;
  const current = emptyRoutes(model);
  const ruin = newRuin(model);
  const tools: Reinsertion = newReinsertion(model);
  const score = (): number =>
    valueOf(model, current) + comfortOf(model, current) - wayWeight * wayOf(model, current);
  ruin.touched.fill(1);
  ruin.removed.fill(1);
  reinsert(model, current, ruin, tools, random);
  const kept = current.data.slice();
  const best = current.data.slice();
  let keptScore = score();
  let bestScore = keptScore;
  let temperature = warmest;
  let rounds = 0;
  let cycle = 0;
  while (model.places > 0 && model.days > 0) {
    if (rounds % ROUNDS_BETWEEN_LOOKS === 0) {
      const spent = options.progress(rounds);
      if (spent >= 1) break;
      if (Math.floor(spent * CYCLES) !== cycle) {
        cycle = Math.floor(spent * CYCLES);
        kept.set(best);
        current.data.set(best);
        keptScore = bestScore;
      }
      temperature = warmest * (coldest / warmest) ** ((spent * CYCLES) % 1);
    }
    rounds += 1;
    beginRuin(model, current, ruin);
    removeStrings(model, current, ruin, random);
    if (random.unit() < SCATTERED_SHARE) removeScattered(model, current, ruin, random);
    endRuin(model, current, ruin);
    reinsert(model, current, ruin, tools, random);
    const newScore = score();
    if (!accepted(newScore - keptScore, temperature, random)) {
      current.data.set(kept);
      continue;
    }
    keptScore = newScore;
    kept.set(current.data);
    if (newScore > bestScore) {
      bestScore = newScore;
      best.set(kept);
    }
  }
  current.data.set(best);
  return { routes: current, value: valueOf(model, current), rounds };
}
