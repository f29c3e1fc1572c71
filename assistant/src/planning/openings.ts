import { addDays } from '@wayfare/almanac/local-date';
import type { Atlas, Attraction } from '@wayfare/atlas';
import type { PlanDay } from '@wayfare/contracts/plan';
import type { Opening } from '@wayfare/planner';
import { isOfKind } from './kinds-of-sight.ts';

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

/** When a sight may be visited on a day without a date: as on the typical one, or on the next weekday that it opens. */
function usualOpenings(atlas: Atlas, attraction: Attraction, typicalDate: string): Opening[] {
  for (let days = 0; days < WEEK; days += 1) {
    const { openings, unsureOn } = openingOn(atlas, attraction, addDays(typicalDate, days));
    if (openings.length > 0 && unsureOn === null) return openings;
  }
  return [];
}

/** When a sight may be visited on each day of a stay. */
export function stayOpenings(
  atlas: Atlas,
  attraction: Attraction,
  frames: readonly { day: PlanDay }[],
  { typicalDate, must }: { typicalDate: string; must: boolean },
): Opening[][] {
  const days = frames.map(({ day }): DayOpening => {
    if (day.free === true || (day.without ?? []).some((words) => isOfKind(attraction, words)))
      return { openings: [], unsureOn: null };
    return day.on === null
      ? { openings: usualOpenings(atlas, attraction, typicalDate), unsureOn: null }
      : openingOn(atlas, attraction, day.on);
  });
  // On a holiday one goes where it is surely open: to this on another day, where there is one.
  const isSurelyOpen = days.some(({ openings, unsureOn }) => openings.length > 0 && unsureOn === null);
  return days.map(({ openings, unsureOn }) => (unsureOn !== null && isSurelyOpen && !must ? [] : openings));
}
