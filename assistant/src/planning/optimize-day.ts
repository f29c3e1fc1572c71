import type { Atlas } from '@wayfare/atlas';
import type { Finding } from '@wayfare/contracts/finding';
import type { PlaceRef } from '@wayfare/contracts/place-ref';
import type { PlanDay, PlanItem } from '@wayfare/contracts/plan';
import { emptyTrip } from '@wayfare/contracts/empty-trip';
import type { TimeWish } from '@wayfare/contracts/time-wish';
import type { TripDocument } from '@wayfare/contracts/trip-document';
import type { MealWindow, Opening, OrderResult, OrderStop } from '@wayfare/planner';
import { orderDay } from '@wayfare/planner';
import { auditTrip } from './audit-trip.ts';
import { byDaylight } from './daylight.ts';
import { withTravel } from './from-plan.ts';
import { foundOpeningOn } from './found-hours.ts';
import { isAtTable } from './is-at-table.ts';
import { EVENING, mealsOf } from './pace-rules.ts';
import { attractionOf } from './place-ref-of.ts';
import { openingsOn } from './openings.ts';
import { sunOfDay } from './sun-of-day.ts';
import { timeWishHolds } from './time-wish-holds.ts';
import type { Ways } from './ways.ts';

/** A day in its best order, with what that gained. */
export interface OptimizedDay {
  planDay: PlanDay;
  gainedMinutes: number;
  gainedMeters: number;
  findings: Finding[];
}

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
const isFreeMeal = (item: PlanItem): boolean => !item.locked && item.kind === 'meal' && !isAtTable(item);
/** Breaks lead nowhere: meals that may be had sooner or later, and what is settled but stands at no place. */
const isBreak = (item: PlanItem): boolean => isFreeMeal(item) || item.place === null;

const lengthOf = ({ startMinute, endMinute }: PlanItem): number => Math.max(1, endMinute - startMinute);

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

/** When a place is open and light enough; undefined where that is not known. */
function openingsAt(place: PlaceRef, on: string, atlas: Atlas): readonly Opening[] | undefined {
  const attraction = attractionOf(atlas, place.placeId);
  if (attraction === null) return foundOpeningOn(atlas, place, on)?.openings;
  return byDaylight(attraction, openingsOn(atlas, attraction, on), sunOfDay(atlas, place, on));
}

/** When a visit may start: at its own time where that is settled, within the hours of its date otherwise. */
function startsOf(item: PlanItem, visitMinutes: number, day: PlanDay, atlas: Atlas): OrderStop['starts'] {
  if (!isFree(item)) return [[item.startMinute, item.startMinute]];
  if (item.place === null || day.on === null) return undefined;
  const openings = openingsAt(item.place, day.on, atlas);
  return openings
    ?.map(({ from, until, lastStart = until }) => [from, Math.min(lastStart, until - visitMinutes)] as const)
    .filter(([first, last]) => first <= last);
}

function breakOf(item: PlanItem, countryCode: string | undefined): MealWindow {
  const minutes = item.endMinute - item.startMinute;
  if (!isFreeMeal(item)) return { from: item.startMinute, to: item.startMinute, minutes };
  const usual = mealsOf({}, countryCode)[item.startMinute < EVENING ? 0 : 1]!;
  const from = Math.min(item.startMinute, usual.fromMinute);
  return { from, to: Math.max(item.startMinute, usual.toMinute), minutes };
}

/** The items at the times of their best order. */
function timed(visits: readonly PlanItem[], breaks: readonly PlanItem[], best: OrderResult): PlanItem[] {
  const items = best.order.map((index, at): PlanItem => {
    const visit = visits[index]!;
    const startMinute = best.startMinutes[at]!;
    return { ...visit, startMinute, endMinute: startMinute + lengthOf(visit) };
  });
  const stands = best.meals.map(({ meal, startMinute, endMinute, beforeVisit, beforeTravel }): PlanItem => {
    const item = breaks[meal]!;
    if (!isFreeMeal(item)) return item;
    const next = beforeTravel ? undefined : visits[best.order[beforeVisit] ?? -1];
    return {
      ...item,
      place: next?.place ?? null,
      title: item.title.replace(/ near .*$/, ''),
      startMinute,
      endMinute,
    };
  });
  return [...items, ...stands].toSorted((left, right) => left.startMinute - right.startMinute);
}

function reordered(planDay: PlanDay, atlas: Atlas, ways: Ways): PlanDay | null {
  const { before, between, after } = parted(planDay.items);
  const visits = between.filter((item) => !isBreak(item));
  const breaks = between.filter(isBreak);
  const start = before.findLast(({ place }) => place !== null)?.place ?? planDay.base;
  const end = after.length > 0 ? null : planDay.endBase;
  // Where the day starts comes first: ways out of town are reckoned from there.
  const spots = [start, ...visits.map(({ place }) => place), end].filter((place) => place !== null);
  const startPoint = start === null ? null : 0;
  const first = start === null ? 0 : 1;
  const stops = visits.map((item, index): OrderStop => {
    const visitMinutes = lengthOf(item);
    const starts = startsOf(item, visitMinutes, planDay, atlas);
    return { point: first + index, visitMinutes, ...(starts !== undefined && { starts }) };
  });
  const best = orderDay({
    stops,
    meals: breaks.map((item) => breakOf(item, planDay.base?.countryCode)),
    startPoint,
    endPoint: end === null ? null : spots.length - 1,
    startMinute:
      before.at(-1)?.endMinute ??
      Math.min(planDay.startMinute, between[0]?.startMinute ?? planDay.startMinute),
    endMinute: after[0]?.startMinute ?? Math.max(planDay.endMinute, between.at(-1)?.endMinute ?? 0),
    travelMinutes: ways.minutes(spots),
    stepMinutes: 5,
  });
  if (best === null) return null;
  const notes = planDay.items.filter(({ kind }) => kind === 'note');
  const items = [...before, ...timed(visits, breaks, best), ...after, ...notes];
  return { ...planDay, items: withTravel(items, planDay.base, ways) };
}

/** What the day keeps to of the wishes about time it keeps to in its new order as well. */
const keepsTo = (wishes: readonly TimeWish[], before: PlanDay, after: PlanDay, atlas: Atlas): boolean =>
  wishes.every((wish) => {
    // Whichever days it names: this one stays what it is.
    const holds = (day: PlanDay) => timeWishHolds({ ...wish, days: undefined }, [day], atlas, null);
    return !holds(before) || holds(after);
  });

/** Puts a day's free items in the order with the least travel and retimes them; what is locked keeps its time. */
export function optimizeDay(
  planDay: PlanDay,
  atlas: Atlas,
  ways: Ways,
  wishes: readonly TimeWish[] = [],
): OptimizedDay {
  const before = { ...planDay, items: withTravel(planDay.items, planDay.base, ways) };
  const after = reordered(planDay, atlas, ways) ?? before;
  const [old, now] = [wayOf(before, ways), wayOf(after, ways)];
  const chosen = now.minutes <= old.minutes && keepsTo(wishes, before, after, atlas) ? after : before;
  const document = documentOf(chosen);
  return {
    planDay: chosen,
    gainedMinutes: chosen === after ? Math.max(0, Math.round(old.minutes - now.minutes)) : 0,
    gainedMeters: chosen === after ? Math.max(0, Math.round(old.meters - now.meters)) : 0,
    findings: auditTrip(document, atlas, ways),
  };
}
