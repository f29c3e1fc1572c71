import type { Edit } from '@wayfare/contracts/edit';
import type { Finding } from '@wayfare/contracts/finding';
import type { PlanDay, PlanItem } from '@wayfare/contracts/plan';
import type { KnownMeal } from '../knowledge.ts';
import type { AuditView } from './audit-view.ts';
import { found, timed } from './audit-view.ts';

interface Gap {
  from: number;
  to: number;
  index: number;
}

function gapsOf(day: PlanDay): Gap[] {
  const gaps: Gap[] = [];
  let from = day.startMinute;
  day.items.forEach((item, index) => {
    if (item.kind === 'note' || item.kind === 'free') return;
    gaps.push({ from, to: item.startMinute - (item.travel?.minutes ?? 0), index });
    from = Math.max(from, item.endMinute);
  });
  gaps.push({ from, to: day.endMinute, index: day.items.length });
  return gaps;
}

const fits = (gap: Gap, meal: KnownMeal): boolean =>
  Math.max(gap.from, meal.fromMinute) <= Math.min(gap.to - meal.minutes, meal.toMinute);

function addMeal(day: PlanDay, meal: KnownMeal, leastMinutes: number): Edit | null {
  const shorter = { ...meal, minutes: leastMinutes };
  const gap = gapsOf(day).find((one) => fits(one, meal)) ?? gapsOf(day).find((one) => fits(one, shorter));
  if (gap === undefined) return null;
  const startMinute = Math.max(gap.from, meal.fromMinute);
  const id = `meal-${meal.name.replace(/[^A-Za-z0-9_-]/g, '')}-${day.id}`.slice(0, 40);
  const endMinute = Math.min(startMinute + meal.minutes, gap.to);
  const title = meal.name.charAt(0).toUpperCase() + meal.name.slice(1);
  return {
    edit: 'addItem',
    dayId: day.id,
    index: gap.index,
    item: {
      id,
      kind: 'meal',
      title,
      place: null,
      startMinute,
      endMinute,
      travel: null,
      locked: false,
      madeBy: 'planner',
    },
  };
}

/** On a train or a plane one eats on the way, where enough of the ride falls into the meal's time. */
const eatenOnTheWay = (item: PlanItem, meal: KnownMeal, needed: number): boolean =>
  item.kind === 'transfer' &&
  Math.min(item.endMinute, meal.toMinute + meal.minutes) - Math.max(item.startMinute, meal.fromMinute) >=
    needed;

/** Whoever spends hours in one place, as in a park or on a boat, eats there. */
const LONG_VISIT = 240;
/** A meal may be had so much sooner or later than usual; what comes right after the place counts as there. */
const AN_HOUR = 60;
const PAUSE = 15;
const eatenThere = (item: PlanItem, meal: KnownMeal): boolean =>
  (item.kind === 'visit' || item.kind === 'activity') &&
  item.endMinute - item.startMinute >= LONG_VISIT &&
  item.startMinute <= meal.toMinute + AN_HOUR &&
  item.endMinute + PAUSE > meal.toMinute;

/** A break of half the usual length still lets one eat. */
const LEAST_SHARE = 0.5;

/** A day busy through a whole meal window, with neither a meal in it nor a gap long enough to eat. */
export function checkMeals(view: AuditView): Finding[] {
  return view.judged.flatMap((day) => {
    const items = timed(day);
    if (items.length === 0) return [];
    const first = Math.min(...items.map(({ startMinute }) => startMinute));
    const last = Math.max(...items.map(({ endMinute }) => endMinute));
    const { countryCode: country } = day.base ?? day.endBase ?? {};
    const meals = (view.knowledge.meals ?? []).filter(
      ({ countryCode }) => countryCode === undefined || countryCode === country,
    );
    return meals.flatMap((meal) => {
      const needed = meal.minutes * LEAST_SHARE;
      const had = items.some(
        (item) =>
          eatenOnTheWay(item, meal, needed) ||
          eatenThere(item, meal) ||
          (item.kind === 'meal' &&
            (item.startMinute >= meal.fromMinute - AN_HOUR || item.endMinute >= meal.fromMinute) &&
            item.startMinute <= meal.toMinute + AN_HOUR),
      );
      // Free before the first item or after the last: one can eat there.
      const busy = first < meal.fromMinute + needed && last > meal.toMinute;
      if (had || !busy || gapsOf(day).some((gap) => fits(gap, { ...meal, minutes: needed }))) return [];
      const facts = { meal: meal.name, fromMinute: meal.fromMinute, toMinute: meal.toMinute };
      const finding = found('no_meal_break', 'warning', day, [], facts, addMeal(day, meal, needed));
      return [{ ...finding, id: `${finding.id}:${meal.name}` }];
    });
  });
}
