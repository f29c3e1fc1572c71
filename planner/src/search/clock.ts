import type { Model } from './model.ts';
import { earliestStart } from './model.ts';
import type { Meal } from './rules.ts';

/** The state of a day while it is walked through: the time, which meals were had, and when each began. */
export interface Clock {
  time: number;
  meals: number;
  mealAt: Int32Array;
}

/** A clock at nought. */
export const newClock = (): Clock => ({ time: 0, meals: 0, mealAt: new Int32Array(32) });

/** When a meal began that is had during a visit. */
export const HAD_THERE = -1;

/** So long one waits somewhere for the best hours of the place. */
const LONGEST_WAIT = 45;

/** When a visit starts for someone who is there at `time`, or -1: on the step, and in the best hours where these are near. */
function startOf(model: Model, day: number, node: number, time: number): number {
  const start = earliestStart(model, day, node, time);
  const { rules, places } = model;
  if (rules === null || start < 0 || node >= places) return start;
  const from = rules.bestFrom[day * places + node]!;
  if (start < from && start + LONGEST_WAIT >= from && rules.bestTo[day * places + node]! >= from) {
    const waited = earliestStart(model, day, node, from);
    if (waited === from) return from;
  }
  const late = start % rules.step;
  const stepped = late === 0 ? start : earliestStart(model, day, node, start + rules.step - late);
  // What is fixed to a minute stays there.
  return stepped < 0 ? start : stepped;
}

function eat(clock: Clock, meal: Meal, step: number, bit: number, time: number): number {
  let begins = time < meal.from ? meal.from : time;
  if (meal.from < meal.to && begins % step > 0) begins += step - (begins % step);
  if (begins > meal.to) return -1;
  clock.meals |= bit;
  clock.mealAt[meal.index] = begins;
  return begins + meal.minutes;
}

/**
 * Goes from `from` (whose visit starts at the clock's time) to `to` and sets the clock to the start of the visit
 * there. A meal is had where it costs least: while waiting for an opening, else as late as its window allows.
 * False when `to` cannot be reached in its windows or a meal would be missed.
 */
export function stepTo(model: Model, day: number, from: number, to: number, clock: Clock): boolean {
  const meals = model.rules === null ? undefined : model.rules.meals[day];
  let leave = clock.time + model.stay[from]!;
  const way = model.hop[from * model.nodes + to]! - model.stay[from]!;
  const isEnd = to >= model.places;
  if (meals !== undefined) {
    for (let index = 0; index < meals.length; index += 1) {
      const bit = 1 << index;
      if ((clock.meals & bit) !== 0) continue;
      const meal = meals[index]!;
      // The way crosses the rest of the meal's window: it is had before setting out.
      if (leave + way > meal.to) {
        leave = eat(clock, meal, model.rules!.step, bit, leave);
        if (leave < 0) return false;
      }
    }
  }
  let arrival = leave + way;
  let start = startOf(model, day, to, arrival);
  if (start < 0) return false;
  if (meals !== undefined) {
    for (let index = 0; index < meals.length; index += 1) {
      const bit = 1 << index;
      if ((clock.meals & bit) !== 0) continue;
      const meal = meals[index]!;
      const fits = (arrival < meal.from ? meal.from : arrival) + meal.minutes <= start;
      const isOver = start + model.stay[to]! > meal.to;
      if (!fits && !isEnd && isOver && start <= meal.to && model.rules!.mealsThere[to] === 1) {
        clock.meals |= bit;
        clock.mealAt[meal.index] = HAD_THERE;
      } else if (fits || isEnd || isOver) {
        arrival = eat(clock, meal, model.rules!.step, bit, arrival);
        if (arrival < 0) return false;
        start = startOf(model, day, to, arrival);
        if (start < 0) return false;
      }
    }
  }
  clock.time = start;
  return true;
}
