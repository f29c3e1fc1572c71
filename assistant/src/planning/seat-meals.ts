import type { PlaceRef } from '@wayfare/contracts/place-ref';
import type { PlanDay, PlanItem } from '@wayfare/contracts/plan';
import type { Party } from '@wayfare/planner';
import type { ChosenTable, MealGap, TableParts } from './choose-table.ts';
import { chooseQuarter, chooseTable } from './choose-table.ts';
import { atTable, capital, visitItem, withTravel } from './from-plan.ts';
import { isAtTable } from './is-at-table.ts';
import { openingsOn, usualOpenings } from './openings.ts';
import type { MealRule } from './pace-rules.ts';
import { EVENING } from './pace-rules.ts';
import { attractionOf, attractionRef } from './place-ref-of.ts';
import { feeds, whereEaten } from './tables.ts';
import { isKept } from './to-problem.ts';

/** What seating a day's meals needs beside the day. */
export interface SeatParts extends Omit<TableParts, 'openingsOf'> {
  party: Party;
  meals: readonly MealRule[];
  /** The date that stands for an undated day. */
  typicalDate: string;
}

/** One may sit down so much sooner than usual, or later. */
const SOONER = 15;
const LATER = 30;

const isUnseated = (item: PlanItem): boolean =>
  item.kind === 'meal' && item.madeBy === 'planner' && !item.locked && !isAtTable(item);

const placeBefore = ({ items, base }: PlanDay, index: number): PlaceRef | null =>
  items.slice(0, index).findLast(({ place }) => place !== null)?.place ?? base;
const placeAfter = ({ items, endBase }: PlanDay, index: number): PlaceRef | null =>
  items.slice(index + 1).find(({ place }) => place !== null)?.place ?? endBase;

function gapOf(day: PlanDay, index: number, meals: readonly MealRule[]): MealGap | null {
  const item = day.items[index]!;
  const meal = item.startMinute < EVENING ? 'lunch' : 'dinner';
  const rule = meals.find(({ name }) => name === meal);
  const from = placeBefore(day, index);
  if (rule === undefined || from === null) return null;
  // At an hour that was said one sits down then.
  const play = (rule.toMinute - rule.fromMinute) / 3;
  const before = day.items.slice(0, index).filter(({ kind }) => kind !== 'note');
  const next = day.items.slice(index + 1).find(({ kind }) => kind !== 'note');
  return {
    meal,
    from,
    to: placeAfter(day, index) ?? from,
    freeFrom: Math.max(day.startMinute, ...before.map(({ endMinute }) => endMinute)),
    freeUntil: next?.startMinute ?? Math.max(day.endMinute, item.endMinute),
    earliest: Math.min(item.startMinute, rule.fromMinute - Math.min(play, SOONER)),
    latest: Math.max(item.startMinute, rule.toMinute + Math.min(play, LATER)),
    wished: item.startMinute,
    minutes: item.endMinute - item.startMinute,
  };
}

/** Who is at a market for so long in the time of lunch eats there. */
const LEAST_AT_MARKET = 20;

/** Lunch where one has just been, in place of one near it. */
function eatWhereOneIs(day: PlanDay, index: number, { atlas, meals }: SeatParts): PlanDay | null {
  const lunch = meals.find(({ name }) => name === 'lunch');
  const visit = day.items[index - 1];
  const sight = visit?.kind === 'visit' ? attractionOf(atlas, visit.place?.placeId) : null;
  if (lunch === undefined || visit === undefined || sight === null || !feeds(sight) || isKept(visit))
    return null;
  if (day.items[index]!.startMinute >= EVENING || visit.endMinute < lunch.fromMinute + LEAST_AT_MARKET)
    return null;
  return { ...day, items: day.items.with(index - 1, atTable(visit, sight, 'lunch')).toSpliced(index, 1) };
}

/** A meal at no table of its own, in a quarter of many. */
const inQuarter = (
  item: PlanItem,
  { table, startMinute, endMinute }: ChosenTable,
  meal: MealGap['meal'],
): PlanItem => ({
  ...item,
  title: `${capital(meal)} ${whereEaten(table)}`.slice(0, 200),
  place: attractionRef(table),
  startMinute,
  endMinute,
});

/** Has the meals of a day at restaurants and markets near where one then is, where there are some. */
export function seatMeals(day: PlanDay, parts: SeatParts): PlanDay {
  const taken = new Set(parts.taken);
  const openingsOf: TableParts['openingsOf'] = (table) =>
    day.on === null
      ? usualOpenings(parts.atlas, table, parts.typicalDate, { must: false, anySeason: false })
      : openingsOn(parts.atlas, table, day.on);
  let seated = day;
  day.items.forEach((item) => {
    const index = seated.items.indexOf(item);
    const atMarket = isUnseated(item) ? eatWhereOneIs(seated, index, parts) : null;
    if (atMarket !== null) {
      seated = atMarket;
      return;
    }
    const gap = isUnseated(item) ? gapOf(seated, index, parts.meals) : null;
    if (gap === null) return;
    const tableParts = { ...parts, taken, openingsOf };
    const chosen = chooseTable(gap, tableParts);
    if (chosen === null) {
      const quarter = chooseQuarter(gap, tableParts);
      if (quarter !== null)
        seated = { ...seated, items: seated.items.with(index, inQuarter(item, quarter, gap.meal)) };
      return;
    }
    const { table, startMinute, endMinute } = chosen;
    taken.add(table.id);
    const visit = visitItem(table, attractionRef(table), startMinute, endMinute, parts);
    seated = { ...seated, items: seated.items.with(index, atTable(visit, table, gap.meal)) };
  });
  return seated === day ? day : { ...seated, items: withTravel(seated.items, day.base, parts.ways) };
}
