import type { Edit } from '@wayfare/contracts/edit';
import type { PlaceRef } from '@wayfare/contracts/place-ref';
import type { PlanDay, PlanItem } from '@wayfare/contracts/plan';
import type { TripDocument } from '@wayfare/contracts/trip-document';
import { newLocalId } from '../trips/editing.ts';
import type { PlanFacts } from './plan-facts.ts';
import { bestIndex, retimedEdit } from './retimed-edit.ts';

const usualMinutes = 90;
const lastMinute = 2879;

const bare = { travel: null, locked: false, madeBy: 'traveller' } as const;

/** A visit to a place, before it is known how long one stays. */
export const newVisit = (place: PlaceRef, day: PlanDay): PlanItem => ({
  ...bare,
  id: newLocalId(),
  kind: place.kind === 'restaurant' ? 'meal' : 'visit',
  title: place.name,
  place,
  startMinute: day.startMinute,
  endMinute: day.startMinute + usualMinutes,
});

/** A visit at the end of a day, as it is looked up before its place is known. */
export const roughVisit = (day: PlanDay, item: PlanItem) =>
  ({ edit: 'addItem', dayId: day.id, item, index: day.items.length }) as const;

/** The first meal of a day that is not eaten yet and during which a table is open; else where it was put. */
function mealFrom(
  { kind, place, startMinute }: PlanItem,
  day: PlanDay | undefined,
  facts: PlanFacts,
): number {
  if (kind !== 'meal') return startMinute;
  const eaten = day?.items.filter((item) => item.kind === 'meal') ?? [];
  const windows = day?.on ? facts.place(place)?.hoursOn.get(day.on)?.windows : undefined;
  const free = facts.rules.meals?.find(
    ({ fromMinute, toMinute }) =>
      !eaten.some((item) => item.startMinute >= fromMinute && item.startMinute <= toMinute) &&
      (!windows || windows.some((open) => open.fromMinute <= toMinute && open.untilMinute > fromMinute)),
  );
  return free?.fromMinute ?? startMinute;
}

/** The visit at `at` or where it suits the day best, as long and at the price that is known of it. */
export function visitEdit(
  document: TripDocument,
  dayId: string,
  visit: PlanItem,
  facts: PlanFacts | null,
  at?: number,
): Edit {
  const known = facts?.place(visit.place)?.answer;
  const day = document.plan?.days.find(({ id }) => id === dayId);
  // Where nothing can be looked up it goes after all else.
  const startMinute = facts
    ? mealFrom(visit, day, facts)
    : Math.max(visit.startMinute, day?.items.at(-1)?.endMinute ?? 0);
  const minutes = known?.visitMinutes ?? usualMinutes;
  const item: PlanItem = {
    ...visit,
    startMinute: Math.min(startMinute, lastMinute - minutes),
    endMinute: Math.min(startMinute + minutes, lastMinute),
    ...(known?.cost && { cost: known.cost }),
    ...(known?.ticket && { ticket: known.ticket }),
  };
  const index = at ?? bestIndex(document, dayId, item, facts);
  return retimedEdit(document, [{ edit: 'addItem', dayId, item, index }], facts, {
    startFrom: new Map([[item.id, item.kind === 'meal' ? startMinute : 0]]),
  });
}

/** Anything of one's own, at its time. */
export function ownItem(
  day: PlanDay,
  own: {
    kind: PlanItem['kind'];
    title: string;
    startMinute: number;
    minutes: number;
    place: PlaceRef | null;
  },
): { item: PlanItem; index: number } {
  const { kind, title, place, startMinute, minutes } = own;
  const later = day.items.findIndex((item) => item.startMinute > startMinute);
  return {
    item: {
      ...bare,
      id: newLocalId(),
      kind,
      title,
      place,
      startMinute,
      endMinute: Math.min(lastMinute, startMinute + minutes),
    },
    index: later < 0 ? day.items.length : later,
  };
}
