import { weekdayOf } from '@wayfare/almanac/local-date';
import type { Atlas, Attraction } from '@wayfare/atlas';
import { localTime } from '@wayfare/atlas';
import type { TimeWish } from '@wayfare/contracts/time-wish';
import type { DayPart } from '@wayfare/contracts/vocabulary';
import type { Opening } from '@wayfare/planner';
import { isOfKind } from './kinds-of-sight.ts';

/** A day of the trip as wishes name it: its number, the number of them all, and its date. */
export interface NumberedDay {
  number: number;
  count: number;
  on: string | null;
}

type Stretch = readonly [from: number, until: number];

/** Between which minutes a visit begins that is in a part of the day. */
const parts: Readonly<Record<Exclude<DayPart, 'sunset'>, Stretch>> = {
  morning: [0, 720],
  midday: [690, 840],
  afternoon: [780, 1080],
  evening: [1080, 1439],
  night: [1170, 1560],
};
/** One is there so long before the sun sets, and has come a little sooner. */
const BEFORE_SUNSET: Stretch = [90, 15];
const USUAL_SUNSET = 1140;
/** So much of a visit lies in its part of the day, or all of it. */
const LEAST_WITHIN = 60;

/** Whether a wish is about a sight. */
export const isAbout = ({ what, placeId }: TimeWish, sight: Attraction): boolean =>
  placeId === undefined ? isOfKind(sight, what) : placeId === sight.id;

/** Whether a wish names a day; one that names none means any. A weekday names no day without a date. */
export const isWishedDay = ({ days, not }: TimeWish, { number, count, on }: NumberedDay): boolean =>
  days === undefined ||
  days.some((day) => {
    if (day.number !== undefined) return (day.number > 0 ? day.number : count + 1 + day.number) === number;
    if (on === null) return not !== true;
    return day.on === on || (day.weekday !== undefined && day.weekday === weekdayOf(on));
  });

/** When the sun sets at a sight, by the minute of the day there. */
function sunsetAt(atlas: Atlas, { lat, lon, timeZone }: Attraction, on: string | null): number {
  if (on === null) return USUAL_SUNSET;
  const { sunsetAt: at } = atlas.sunTimes(lat, lon, on);
  return at === null ? USUAL_SUNSET : localTime(at, timeZone).minute;
}

/** Between which minutes a wish wants a visit to begin, or wants none; null where it names no part of the day. */
export function hoursOfWish(
  atlas: Atlas,
  { part }: TimeWish,
  sight: Attraction,
  on: string | null,
): Stretch | null {
  if (part === undefined) return null;
  if (part !== 'sunset') return parts[part];
  const sunset = sunsetAt(atlas, sight, on);
  return [sunset - BEFORE_SUNSET[0], sunset - BEFORE_SUNSET[1]];
}

const within = (openings: readonly Opening[], [from, until]: Stretch, visit: number): Opening[] =>
  openings
    .map((one) => ({
      from: Math.max(one.from, from),
      until: one.until,
      lastStart: Math.min(
        one.lastStart ?? one.until,
        one.until - visit,
        Math.max(from, until - Math.min(LEAST_WITHIN, visit)),
      ),
    }))
    .filter((one) => one.from <= one.lastStart);

const outside = (openings: readonly Opening[], [from, until]: Stretch): Opening[] =>
  openings
    .flatMap((one) => [
      { ...one, until: Math.min(one.until, from) },
      { ...one, from: Math.max(one.from, until) },
    ])
    .filter((one) => one.from < one.until);

/** When a sight may be visited on a day, of when it is open: as the wishes about it have it. */
export function cutByWishes(
  atlas: Atlas,
  openings: readonly Opening[],
  sight: Attraction,
  wishes: readonly TimeWish[],
  day: NumberedDay & { sunOn: string },
): Opening[] {
  let left = [...openings];
  for (const wish of wishes.filter((one) => one.before === undefined && isAbout(one, sight))) {
    const isThen = isWishedDay(wish, day);
    const hours = hoursOfWish(atlas, wish, sight, day.sunOn);
    if (wish.not === true) {
      if (isThen) left = hours === null ? [] : outside(left, hours);
    } else if (wish.placeId !== undefined && !isThen) left = [];
    else if (isThen && hours !== null) left = within(left, hours, sight.visit[1]);
  }
  return left;
}
