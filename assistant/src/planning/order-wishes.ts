import type { TimeWish } from '@wayfare/contracts/time-wish';
import type { Opening, ProblemPlace } from '@wayfare/planner';
import type { NumberedDay } from './time-wishes.ts';
import { isWishedDay } from './time-wishes.ts';

/** A day to be filled: between which minutes there is time in it. */
export interface OrderedDay extends NumberedDay {
  from: number;
  until: number;
}

/** On a day that goes on until after this one dines, after the last sight too. */
const EVENING_MEAL = 1200;
const DINNER = 90;

/** Where a visit begins that is the first or the last of a day; null where the sight is closed then. */
function startOn(
  order: 'first' | 'last',
  openings: readonly Opening[],
  { visitMinutes }: ProblemPlace,
  { from, until }: OrderedDay,
  way: number,
): number | null {
  const starts = openings.flatMap((one): [number, number][] => {
    const end = order === 'last' && until > EVENING_MEAL ? until - DINNER : until;
    const last = Math.min(one.lastStart ?? one.until, one.until - visitMinutes, end - visitMinutes - way);
    const first = Math.max(one.from, from + way);
    return first <= last ? [[first, last]] : [];
  });
  if (starts.length === 0) return null;
  return order === 'first'
    ? Math.min(...starts.map(([first]) => first))
    : Math.max(...starts.map(([, last]) => last));
}

const after = (openings: readonly Opening[], minute: number): Opening[] =>
  openings
    .map((one) => ({ ...one, from: Math.max(one.from, minute) }))
    .filter(({ from, until }) => from < until);
const before = (openings: readonly Opening[], minute: number): Opening[] =>
  openings
    .map((one) => ({ ...one, until: Math.min(one.until, minute) }))
    .filter(({ from, until }) => from < until);

const MOST_SLACK = 120;
const within = (openings: readonly Opening[], from: number, slack: number): Opening[] =>
  openings
    .map((one) => ({
      from: Math.max(one.from, from),
      until: one.until,
      lastStart: Math.min(one.lastStart ?? one.until, from + slack),
    }))
    .filter((one) => one.from <= one.lastStart);

const onlyOn = (openings: readonly (readonly Opening[])[], day: number, own: Opening[]): Opening[][] =>
  openings.map((_, index) => (index === day ? own : []));

/**
 * "The Louvre first": it begins as soon as one is there or has eaten, and everything else of that day after it. Without a day it is
 * the first of those that are filled on which it opens; last is the other way round. `wayTo` is that from where the day
 * begins.
 */
export function holdOrder(
  places: ProblemPlace[],
  meant: (wish: TimeWish) => number,
  wishes: readonly TimeWish[],
  days: readonly OrderedDay[],
  wayTo: (place: number) => number,
): void {
  for (const wish of wishes) {
    const { order } = wish;
    const index = order === undefined || wish.not === true ? -1 : meant(wish);
    const place = places[index];
    if (order === undefined || place?.openings === undefined) continue;
    const { openings } = place;
    const wished = days.flatMap((day, at) => (isWishedDay(wish, day) ? [at] : []));
    const among = order === 'first' ? wished : wished.toReversed();
    const starts = among.map((at) => startOn(order, openings[at] ?? [], place, days[at]!, wayTo(index)));
    const nth = starts.findIndex((start) => start !== null);
    const [day, start] = [among[nth], starts[nth]];
    if (day === undefined || start == null) continue;
    const until = start + place.visitMinutes;
    // Lunch may come between; by less than the visit takes, so that nothing else does.
    const slack = Math.max(0, Math.min(MOST_SLACK, place.visitMinutes - 10));
    const own = within(openings[day]!, order === 'first' ? start : start - slack, slack);
    places.forEach((one, other) => {
      if (one.openings === undefined) return;
      if (other === index)
        places[other] = {
          ...one,
          openings: onlyOn(one.openings, day, own),
        };
      else
        places[other] = {
          ...one,
          openings: one.openings.map((all, at) =>
            at !== day ? [...all] : order === 'first' ? after(all, until) : before(all, start),
          ),
        };
    });
  }
}
