import type { PlaceRef } from '@wayfare/contracts/place-ref';
import type { Plan, PlanDay, PlanItem } from '@wayfare/contracts/plan';
import type { Idea } from '@wayfare/contracts/trip';
import type { TripDocument } from '@wayfare/contracts/trip-document';

const isPrecious = ({ kind, locked, madeBy }: PlanItem): boolean =>
  (locked || madeBy === 'traveller') && kind !== 'transfer' && kind !== 'check_in' && kind !== 'check_out';

/** An item as an idea for later; null where it stands nowhere. */
export function asIdea({ id, title, place, note }: PlanItem, day: PlanDay): Idea | null {
  const at: PlaceRef | null =
    place ?? (day.base === null ? null : { ...day.base, name: title, kind: 'custom', status: 'own' });
  if (at === null) return null;
  const { placeId, ...own } = at;
  return {
    id,
    place: place === null ? own : { ...own, ...(placeId !== undefined && { placeId }) },
    ...(note !== undefined && { note }),
  };
}

/** What the traveller made or locked on days that the new plan does not have any more. */
export function homeless(before: Plan, after: Plan): { item: PlanItem; day: PlanDay }[] {
  const kept = new Set(after.days.flatMap(({ items }) => items.map(({ id }) => id)));
  return before.days.flatMap((day) =>
    day.items.filter((item) => isPrecious(item) && !kept.has(item.id)).map((item) => ({ item, day })),
  );
}

/** Whether nobody is under way and nothing is settled on a day while an item would take place. */
export const isFreeFor = ({ startMinute, endMinute }: PlanItem, { items }: PlanDay): boolean =>
  !items.some(
    (one) =>
      (one.locked || one.madeBy === 'traveller' || one.kind === 'transfer' || one.kind === 'check_in') &&
      one.startMinute < endMinute &&
      one.endMinute > startMinute,
  );

/** The same as ideas, so that nothing that was settled is thrown away with its day. Free time is no idea. */
export function homelessIdeas(before: TripDocument, after: TripDocument): Idea[] {
  if (before.plan === null || after.plan === null) return [];
  const known = new Set(after.trip.ideas.map(({ id }) => id));
  return homeless(before.plan, after.plan)
    .filter(({ item }) => item.id.startsWith('free-') === false)
    .flatMap(({ item, day }) => asIdea(item, day) ?? [])
    .filter(({ id }) => !known.has(id));
}
