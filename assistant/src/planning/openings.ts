import { addDays } from '@wayfare/almanac/local-date';
import type { Atlas, Attraction } from '@wayfare/atlas';
import type { TimeWish } from '@wayfare/contracts/time-wish';
import type { Opening } from '@wayfare/planner';
import { byDaylight } from './daylight.ts';
import type { DayFrame } from './day-frames.ts';
import { isOfKind } from './kinds-of-sight.ts';
import type { SunOfDay } from './sun-of-day.ts';
import { cutByWishes } from './time-wishes.ts';

/** When a sight may be visited on a date, and the holiday on which only the custom of the country says so. */
interface DayOpening {
  openings: Opening[];
  unsureOn: string | null;
}

/** When a sight may be visited on a date, and how sure that is; always where its hours cannot be read. */
export function openingOn(atlas: Atlas, attraction: Attraction, on: string): DayOpening {
  try {
    const { windows, unsureOn } = atlas.opening(attraction, on);
    const openings = windows.map(({ startMinute, endMinute, lastEntryMinute }) => ({
      from: startMinute,
      until: endMinute,
      lastStart: lastEntryMinute,
    }));
    return { openings, unsureOn };
  } catch {
    return { openings: [{ from: 0, until: 2879 }], unsureOn: null };
  }
}

/** The same without how sure it is. */
export const openingsOn = (atlas: Atlas, attraction: Attraction, on: string): Opening[] =>
  openingOn(atlas, attraction, on).openings;

const WEEK = 7;
/** A day without a date may be any of the week: what is shut on most of them is nothing to count on. */
const MOST_DAYS = 4;
const SEASONS = [0, 91, 182, 273];

const lengthOf = (openings: readonly Opening[]): number =>
  openings.reduce((sum, { from, until }) => sum + until - from, 0);

/** Whether all of these hours are within those. */
const isWithin = (hours: readonly Opening[], others: readonly Opening[]): boolean =>
  hours.every(({ from, until, lastStart = until }) =>
    others.some(
      (other) => other.from <= from && until <= other.until && lastStart <= (other.lastStart ?? other.until),
    ),
  );

/** The longest hours that hold on so many days of a week; days that nobody is sure of have none. */
function hoursOfWeek(atlas: Atlas, attraction: Attraction, from: string, mostDays: number): Opening[] {
  const week = Array.from({ length: WEEK }, (_, day) => openingOn(atlas, attraction, addDays(from, day)))
    .filter(({ openings, unsureOn }) => openings.length > 0 && unsureOn === null)
    .map(({ openings }) => openings);
  const held = week
    .map((openings) => ({ openings, days: week.filter((other) => isWithin(openings, other)).length }))
    .filter(({ days }) => days >= mostDays);
  return held.toSorted((one, other) => lengthOf(other.openings) - lengthOf(one.openings))[0]?.openings ?? [];
}

/**
 * When a sight may be visited on a day without a date: as on most days of a typical week. What was asked for may open on
 * few of them, and where no month was said, in the next season.
 */
export function usualOpenings(
  atlas: Atlas,
  attraction: Attraction,
  typicalDate: string,
  { must, anySeason }: { must: boolean; anySeason: boolean },
): Opening[] {
  for (const season of anySeason ? SEASONS : SEASONS.slice(0, 1)) {
    for (const days of must ? [MOST_DAYS, 1] : [MOST_DAYS]) {
      const openings = hoursOfWeek(atlas, attraction, addDays(typicalDate, season), days);
      if (openings.length > 0) return openings;
    }
  }
  return [];
}

const DAYTIME: Opening = { from: 570, until: 1020 };
const atAnyHour: ReadonlySet<Attraction['category']> = new Set(['food', 'nightlife']);

/** Where nobody knows the hours one goes by day, when most doors are open. That is our choice, and no fact. */
const isGuessedByDay = ({ hours, setting, category }: Attraction): boolean =>
  hours === 'unknown' && setting !== 'outdoor' && !atAnyHour.has(category);

/** What `stayOpenings` needs beside the days. */
interface StayHours {
  typicalDate: string;
  /** Whether that is of the month that was said. */
  monthKnown: boolean;
  must: boolean;
  /** The sun of each day. */
  suns: readonly SunOfDay[];
  wishes: readonly TimeWish[];
}

/** When a sight may be visited on each day of a stay: open, by the light it needs, and as it is wished. */
export function stayOpenings(
  atlas: Atlas,
  attraction: Attraction,
  frames: readonly Pick<DayFrame, 'day' | 'number' | 'count'>[],
  { typicalDate, monthKnown, must, suns, wishes }: StayHours,
): (readonly Opening[])[] {
  const usual = frames.map(({ day }): DayOpening => {
    if (day.free === true || (day.without ?? []).some((words) => isOfKind(attraction, words)))
      return { openings: [], unsureOn: null };
    if (isGuessedByDay(attraction)) return { openings: [DAYTIME], unsureOn: null };
    return day.on === null
      ? {
          openings: usualOpenings(atlas, attraction, typicalDate, { must, anySeason: must && !monthKnown }),
          unsureOn: null,
        }
      : openingOn(atlas, attraction, day.on);
  });
  const days = usual.map(({ openings, unsureOn }, index) => {
    const { day, number, count } = frames[index]!;
    const { on } = day;
    const then = { number, count, on, sunOn: on ?? typicalDate };
    return { openings: cutByWishes(atlas, openings, attraction, wishes, then), unsureOn };
  });
  // On a holiday one goes where it is surely open: to this on another day, where there is one.
  const isSurelyOpen = days.some(({ openings, unsureOn }) => openings.length > 0 && unsureOn === null);
  const open = days.map(({ openings, unsureOn }) =>
    unsureOn !== null && isSurelyOpen && !must ? [] : openings,
  );
  const light = open.map((openings, day) => byDaylight(attraction, openings, suns[day]!));
  // What was asked for is seen in the dark rather than not at all.
  return must && light.every(({ length }) => length === 0) ? open : light;
}
