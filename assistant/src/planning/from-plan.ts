import type { Atlas, Attraction } from '@wayfare/atlas';
import type { PlaceRef } from '@wayfare/contracts/place-ref';
import type { PlanDay, PlanItem } from '@wayfare/contracts/plan';
import type { Party, SolvedDay } from '@wayfare/planner';
import type { DayFrame } from './day-frames.ts';
import { TABLE_ID } from './is-at-table.ts';
import { paidFor } from './paid-for.ts';
import type { MealRule } from './pace-rules.ts';
import { EVENING } from './pace-rules.ts';
import { feeds } from './tables.ts';
import type { StayProblem } from './to-problem.ts';
import { shortId } from './unique-ids.ts';
import type { Ways } from './ways.ts';

/** What turning a solved day into items needs. */
export interface PlanParts {
  atlas: Atlas;
  ways: Ways;
  party: Party;
  /** So long one rests after lunch. */
  restMinutes: number;
  /** When one eats where one is. */
  meals: readonly MealRule[];
}

export const capital = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1);
const isItem = (source: Attraction | PlanItem): source is PlanItem => 'startMinute' in source;

export function visitItem(
  attraction: Attraction,
  place: PlaceRef,
  start: number,
  end: number,
  { atlas, party }: Pick<PlanParts, 'atlas' | 'party'>,
): PlanItem {
  return {
    id: shortId('see', attraction.id),
    kind: 'visit',
    title: attraction.name,
    place,
    startMinute: start,
    endMinute: end,
    travel: null,
    ...paidFor(atlas, attraction, party),
    locked: false,
    madeBy: 'planner',
  };
}

/** A meal at a restaurant or market, made of a visit to it. */
export const atTable = (visit: PlanItem, { id, name }: Attraction, meal: 'lunch' | 'dinner'): PlanItem => ({
  ...visit,
  id: shortId(TABLE_ID, id),
  kind: 'meal',
  title: `${capital(meal)} at ${name}`.slice(0, 200),
});

function mealItem(
  day: PlanDay,
  name: string,
  place: PlaceRef | null,
  near: string | null,
  start: number,
  end: number,
): PlanItem {
  const word = capital(name);
  return {
    id: shortId(name, day.id),
    kind: 'meal',
    title: near === null ? word : `${word} near ${near}`.slice(0, 200),
    place,
    startMinute: start,
    endMinute: end,
    travel: null,
    locked: false,
    madeBy: 'planner',
  };
}

const mealName = (startMinute: number): 'lunch' | 'dinner' => (startMinute < EVENING ? 'lunch' : 'dinner');

/** The rest of each day. */
const restItem = (day: PlanDay, start: number, end: number): PlanItem => ({
  id: shortId('rest', day.id),
  kind: 'activity',
  title: 'Rest after lunch',
  place: null,
  startMinute: start,
  endMinute: end,
  travel: null,
  locked: false,
  madeBy: 'planner',
});

/** Fills in how one gets to each item from the one before. */
export function withTravel(items: readonly PlanItem[], base: PlaceRef | null, ways: Ways): PlanItem[] {
  let from = base;
  return items.map((item) => {
    const travel =
      item.kind === 'transfer' || item.place === null || from === null
        ? null
        : ways.between(from, item.place);
    from = item.place ?? from;
    return item.travel === null && travel === null ? item : { ...item, travel };
  });
}

/** A day that goes on for longer than it should ends when one is back. */
function endOf(day: PlanDay, items: readonly PlanItem[], ways: Ways): number {
  const last = items.reduce<PlanItem | null>(
    (latest, item) => (latest && latest.endMinute >= item.endMinute ? latest : item),
    null,
  );
  if (!last || last.endMinute <= day.endMinute) return day.endMinute;
  const home = last.place && day.endBase && ways.between(last.place, day.endBase);
  return last.endMinute + (home?.minutes ?? 0);
}

/** One may sit down so much sooner or later than is usual in the country. */
const MEAL_PLAY = 60;

interface Sitting {
  place: number;
  startMinute: number;
  endMinute: number;
}

/** Which visits to restaurants and markets are the meals that nothing else of the day is: by place, lunch or dinner. */
function mealsHad(
  sittings: readonly Sitting[],
  meals: readonly MealRule[],
  had: ReadonlySet<string>,
): Map<number, MealRule['name']> {
  const found = new Map<number, MealRule['name']>();
  for (const { name, fromMinute, toMinute } of meals) {
    if (had.has(name)) continue;
    const free = sittings.filter(({ place }) => !found.has(place));
    const inTime = free.find(
      ({ startMinute }) => startMinute >= fromMinute - MEAL_PLAY && startMinute <= toMinute + MEAL_PLAY,
    );
    // Who has been at a market since the morning eats there too.
    const meal =
      inTime ?? free.find(({ startMinute, endMinute }) => startMinute <= toMinute && endMinute >= fromMinute);
    if (meal !== undefined) found.set(meal.place, name);
  }
  return found;
}

/** The timed plan day of a solved one. */
export function fromSolvedDay(
  frame: DayFrame,
  solved: SolvedDay,
  { sources, refs }: Pick<StayProblem, 'sources' | 'refs'>,
  parts: PlanParts,
): PlanDay {
  const items: PlanItem[] = [...frame.day.items];
  const nameAt = (visit: number): string | null => {
    const source = sources[solved.visits[visit]?.place ?? -1];
    return source === undefined ? null : isItem(source) ? (source.place?.name ?? null) : source.name;
  };
  const sittings = solved.visits.filter(({ place }) => {
    const source = sources[place];
    return source !== undefined && !isItem(source) && feeds(source);
  });
  const had = new Set<string>(solved.meals.map(({ startMinute }) => mealName(startMinute)));
  const eaten = mealsHad(sittings, parts.meals, had);
  solved.visits.forEach(({ place, startMinute, endMinute }) => {
    const source = sources[place];
    if (source === undefined) return;
    if (isItem(source)) items.push(source);
    else {
      const ref = refs[place];
      if (ref == null) return;
      const visit = visitItem(source, ref, startMinute, endMinute, parts);
      const meal = eaten.get(place);
      items.push(meal === undefined ? visit : atTable(visit, source, meal));
    }
  });
  for (const meal of solved.meals) {
    const place =
      meal.beforeTravel || meal.beforeVisit >= solved.visits.length
        ? null
        : (refs[solved.visits[meal.beforeVisit]?.place ?? -1] ?? null);
    const near = place === null ? nameAt(meal.beforeVisit - 1) : nameAt(meal.beforeVisit);
    const rest = meal.startMinute < EVENING ? parts.restMinutes : 0;
    const eatenBy = meal.endMinute - rest;
    if (eatenBy > meal.startMinute)
      items.push(mealItem(frame.day, mealName(meal.startMinute), place, near, meal.startMinute, eatenBy));
    if (rest > 0) items.push(restItem(frame.day, eatenBy, meal.endMinute));
  }
  items.push(...frame.after);
  items.sort((left, right) => left.startMinute - right.startMinute || left.endMinute - right.endMinute);
  return {
    ...frame.day,
    endMinute: Math.min(2879, endOf(frame.day, items, parts.ways)),
    items: withTravel(items, frame.day.base, parts.ways).slice(0, 60),
  };
}
