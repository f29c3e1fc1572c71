import { addDays, weekdayOf } from '@wayfare/almanac/local-date';
import { isAtTable } from '@wayfare/assistant';
import type { Atlas } from '@wayfare/atlas';
import type { PlanDay, PlanItem } from '@wayfare/contracts/plan';

const week = [0, 1, 2, 3, 4, 5, 6] as const;

/** The Monday of a week in the middle of a month. */
export function mondayOf(year: number, month: number): string {
  const middle = `${year}-${String(month).padStart(2, '0')}-15`;
  return addDays(middle, -weekdayOf(middle));
}

function isOpenOn(atlas: Atlas, { place, startMinute, endMinute }: PlanItem, on: string): boolean {
  const [cityId = '', slug] = place?.placeId?.split('/') ?? [];
  const sight = slug ? atlas.attraction(cityId, slug) : null;
  if (!sight || sight.hours === 'unknown') return true;
  return atlas
    .opening(sight, on)
    .windows.some((window) => window.startMinute <= startMinute && endMinute <= window.endMinute);
}

/** On which days of the week, Monday first, one can begin undated days so that each door is open at its hour. */
export function daysToBegin(atlas: Atlas, days: readonly PlanDay[], monday: string): number[] {
  const goesIn = (item: PlanItem) => item.kind === 'visit' || isAtTable(item);
  return week.filter((begin) =>
    days.every(({ items }, index) =>
      items.filter(goesIn).every((item) => isOpenOn(atlas, item, addDays(monday, begin + index))),
    ),
  );
}
