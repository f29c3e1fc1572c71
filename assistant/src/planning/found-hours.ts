import { type Atlas, type Category, parseHours } from '@wayfare/atlas';
import type { PlaceRef } from '@wayfare/contracts/place-ref';
import type { Opening } from '@wayfare/planner';

/** What of its country's customs a place that is none of the atlas's keeps on holidays. */
const customs: Partial<Record<PlaceRef['kind'], Category>> = {
  restaurant: 'food',
  attraction: 'landmark',
  custom: 'shopping',
};

/** So long one usually stays. */
const minutes: Partial<Record<PlaceRef['kind'], number>> = { restaurant: 75, attraction: 90, custom: 45 };
const usualMinutes = 60;

export const foundMinutes = ({ kind }: PlaceRef): number => minutes[kind] ?? usualMinutes;

/** When a place is open on a date by the hours that it brings along; null where it has none that can be read. */
export function foundOpeningOn(atlas: Atlas, place: PlaceRef, on: string) {
  const { hours, closedOn, countryCode, kind } = place;
  const category = customs[kind];
  if (hours === undefined || !parseHours(hours).ok) return null;
  const source = { hours, ...(closedOn && { closedOn }), ...(countryCode && { countryCode }) };
  const { windows, unsureOn } = atlas.opening({ ...source, ...(category && { category }) }, on);
  const openings = windows.map(({ startMinute, endMinute }): Opening => ({
    from: startMinute,
    until: endMinute,
  }));
  return { openings, unsureOn };
}

/** Whether hours matter for an item: for a visit always, for a meal where the table is known by name. */
export const asksForHours = (kind: string, place: PlaceRef | null): boolean =>
  kind === 'visit' || kind === 'activity' || (kind === 'meal' && place?.source !== undefined);
