import type { Atlas, Attraction } from '@wayfare/atlas';
import type { PlaceRef } from '@wayfare/contracts/place-ref';
import type { PlanDay, PlanItem } from '@wayfare/contracts/plan';
import type { SolvedDay } from '@wayfare/planner';
import type { DayFrame } from './day-frames.ts';
import { dayMeals, EVENING } from './pace-rules.ts';
import type { StayProblem } from './to-problem.ts';
import { shortId } from './unique-ids.ts';
import type { Ways } from './ways.ts';

/** What turning a solved day into items needs. */
export interface PlanParts {
  atlas: Atlas;
  ways: Ways;
  people: number;
  /** So long one rests after lunch. */
  restMinutes: number;
}

const isItem = (source: Attraction | PlanItem): source is PlanItem => 'startMinute' in source;

function visitItem(
  attraction: Attraction,
  place: PlaceRef,
  start: number,
  end: number,
  { atlas, people }: PlanParts,
): PlanItem {
  const currency = atlas.country(attraction.countryCode)?.currencies[0];
  const priced = attraction.price > 0 && currency !== undefined && /^[A-Z]{3}$/.test(currency);
  return {
    id: shortId('see', attraction.id),
    kind: 'visit',
    title: attraction.name,
    place,
    startMinute: start,
    endMinute: end,
    travel: null,
    ...(priced && { cost: { amountCents: Math.round(attraction.price * 100) * people, currency } }),
    locked: false,
    madeBy: 'planner',
  };
}

function mealItem(
  day: PlanDay,
  name: string,
  place: PlaceRef | null,
  near: string | null,
  start: number,
  end: number,
): PlanItem {
  const word = name.charAt(0).toUpperCase() + name.slice(1);
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

const mealName = (startMinute: number): string =>
  startMinute < EVENING ? dayMeals[0].name : dayMeals[1].name;

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

/** The timed plan day of a solved one. */
export function fromSolvedDay(
  frame: DayFrame,
  solved: SolvedDay,
  { sources, refs }: StayProblem,
  parts: PlanParts,
): PlanDay {
  const items: PlanItem[] = [...frame.day.items];
  const nameAt = (visit: number): string | null => {
    const source = sources[solved.visits[visit]?.place ?? -1];
    return source === undefined ? null : isItem(source) ? (source.place?.name ?? null) : source.name;
  };
  solved.visits.forEach(({ place, startMinute, endMinute }) => {
    const source = sources[place];
    if (source === undefined) return;
    if (isItem(source)) items.push(source);
    else {
      const ref = refs[place];
      if (ref != null) items.push(visitItem(source, ref, startMinute, endMinute, parts));
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
