import type { Atlas } from '@wayfare/atlas';
import type { Finding } from '@wayfare/contracts/finding';
import type { PlaceRef } from '@wayfare/contracts/place-ref';
import type { PlanDay, PlanItem } from '@wayfare/contracts/plan';
import { emptyTrip } from '@wayfare/contracts/empty-trip';
import type { TripDocument } from '@wayfare/contracts/trip-document';
import type { ProblemPlace } from '@wayfare/planner';
import { solve } from '@wayfare/planner';
import { auditTrip } from './audit-trip.ts';
import { withTravel } from './from-plan.ts';
import { dayMeals } from './pace-rules.ts';
import { attractionOf } from './place-ref-of.ts';
import { openingsOn } from './to-problem.ts';
import type { Ways } from './ways.ts';

/** A day in its best order, with what that gained. */
export interface OptimizedDay {
  planDay: PlanDay;
  gainedMinutes: number;
  gainedMeters: number;
  findings: Finding[];
}

const ROUNDS = 1200;

const documentOf = (day: PlanDay): TripDocument => ({
  tripName: 'A day',
  trip: emptyTrip(),
  plan: { schemaVersion: 1, days: [day] },
});

function wayOf(day: PlanDay, ways: Ways): { minutes: number; meters: number } {
  const last = day.items.findLast(({ place }) => place !== null)?.place ?? null;
  const home = last === null || day.endBase === null ? null : ways.between(last, day.endBase);
  return day.items.reduce(
    (sum, { travel }) => ({
      minutes: sum.minutes + (travel?.minutes ?? 0),
      meters: sum.meters + (travel?.distanceMeters ?? 0),
    }),
    { minutes: home?.minutes ?? 0, meters: home?.distanceMeters ?? 0 },
  );
}

/** Items whose order is free: visits and activities with a place that are not locked. */
const isFree = (item: PlanItem): boolean =>
  !item.locked &&
  item.place !== null &&
  (item.kind === 'visit' || item.kind === 'activity' || item.kind === 'free');
const isMeal = (item: PlanItem): boolean => !item.locked && item.kind === 'meal';

interface Parted {
  before: PlanItem[];
  between: PlanItem[];
  after: PlanItem[];
}

/** Ways in and check-ins stay first, the way home stays last; what lies between may change places. */
function parted(items: readonly PlanItem[]): Parted {
  const timed = items.filter(({ kind }) => kind !== 'note');
  const isEnd = ({ kind, locked }: PlanItem): boolean =>
    !locked && (kind === 'transfer' || kind === 'check_in' || kind === 'check_out');
  let first = 0;
  while (first < timed.length && isEnd(timed[first]!)) first += 1;
  let last = timed.length;
  while (last > first && isEnd(timed[last - 1]!)) last -= 1;
  return { before: timed.slice(0, first), between: timed.slice(first, last), after: timed.slice(last) };
}

function problemPlaces(
  items: readonly PlanItem[],
  spots: PlaceRef[],
  day: PlanDay,
  atlas: Atlas,
): ProblemPlace[] {
  return items.map((item): ProblemPlace => {
    if (item.place !== null) spots.push(item.place);
    const point = item.place === null ? 0 : spots.length - 1;
    const visitMinutes = Math.max(1, item.endMinute - item.startMinute);
    if (!isFree(item))
      return { point, value: 1, visitMinutes, fixed: { day: 0, startMinute: item.startMinute } };
    const attraction = attractionOf(atlas, item.place?.placeId);
    const openings =
      attraction === null || day.on === null ? undefined : [openingsOn(atlas, attraction, day.on)];
    return { point, value: 1, visitMinutes, must: true, ...(openings !== undefined && { openings }) };
  });
}

function reordered(planDay: PlanDay, atlas: Atlas, ways: Ways): PlanDay | null {
  const { before, between, after } = parted(planDay.items);
  const base =
    before.findLast(({ place }) => place !== null)?.place ??
    planDay.base ??
    between.find(({ place }) => place !== null)?.place ??
    null;
  if (base === null) return null;
  const spots: PlaceRef[] = [base];
  const endPoint = after.length > 0 || planDay.endBase === null ? null : spots.push(planDay.endBase) - 1;
  const meals = between.filter(isMeal);
  const visits = between.filter((item) => !isMeal(item));
  const places = problemPlaces(visits, spots, planDay, atlas);
  const startMinute =
    before.at(-1)?.endMinute ?? Math.min(planDay.startMinute, between[0]?.startMinute ?? planDay.startMinute);
  const windows = meals.map((meal) => {
    const usual = dayMeals[meal.startMinute < 960 ? 0 : 1];
    return {
      from: Math.min(meal.startMinute, usual.fromMinute),
      to: Math.max(meal.startMinute, usual.toMinute),
      minutes: meal.endMinute - meal.startMinute,
    };
  });
  const day = {
    startPoint: planDay.base === null && before.length === 0 ? null : 0,
    endPoint,
    startMinute,
    endMinute: after[0]?.startMinute ?? Math.max(planDay.endMinute, between.at(-1)?.endMinute ?? 0),
    meals: windows,
  };
  const solved = solve(
    { places, days: [day], travelMinutes: ways.minutes(spots) },
    { seed: 1, rounds: ROUNDS },
  );
  const result = solved.days[0];
  if (result === undefined || solved.unmet.length > 0 || solved.unvisited.length > 0) return null;
  const items: PlanItem[] = result.visits.map(({ place, startMinute: start, endMinute: end }) => ({
    ...visits[place]!,
    startMinute: start,
    endMinute: end,
  }));
  for (const { meal, startMinute: start, endMinute: end, beforeVisit, beforeTravel } of result.meals) {
    const next = result.visits[beforeVisit];
    const place = beforeTravel || next === undefined ? null : (visits[next.place]?.place ?? null);
    items.push({
      ...meals[meal]!,
      place,
      title: meals[meal]!.title.replace(/ near .*$/, ''),
      startMinute: start,
      endMinute: end,
    });
  }
  items.sort((left, right) => left.startMinute - right.startMinute);
  const notes = planDay.items.filter(({ kind }) => kind === 'note');
  return { ...planDay, items: withTravel([...before, ...items, ...after, ...notes], planDay.base, ways) };
}

/** Puts a day's free items in the order with the least travel and retimes them; what is locked keeps its time. */
export function optimizeDay(planDay: PlanDay, atlas: Atlas, ways: Ways): OptimizedDay {
  const before = { ...planDay, items: withTravel(planDay.items, planDay.base, ways) };
  const after = reordered(planDay, atlas, ways) ?? before;
  const [old, now] = [wayOf(before, ways), wayOf(after, ways)];
  const chosen = now.minutes <= old.minutes ? after : before;
  const document = documentOf(chosen);
  return {
    planDay: chosen,
    gainedMinutes: chosen === after ? Math.max(0, Math.round(old.minutes - now.minutes)) : 0,
    gainedMeters: chosen === after ? Math.max(0, Math.round(old.meters - now.meters)) : 0,
    findings: auditTrip(document, atlas, ways),
  };
}
