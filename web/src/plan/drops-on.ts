import type { Edit } from '@wayfare/contracts/edit';
import type { PlaceRef } from '@wayfare/contracts/place-ref';
import type { PlanDay } from '@wayfare/contracts/plan';
import type { TripDocument } from '@wayfare/contracts/trip-document';
import { newVisit, roughVisit, visitEdit } from './add-items.ts';
import type { DragMove } from './item-drag.ts';
import { moveItemsEdit } from './move-items.ts';
import type { Picks } from './picks.ts';
import type { PlanFacts } from './plan-facts.ts';

/** A change before all is known that it is worked out of. */
export interface Wanted {
  /** The item that it is about. */
  itemId: string;
  /** The same roughly: to see what has to be known. */
  wanted: Edit;
  build: (facts: PlanFacts | null) => Edit;
}

interface DropNeeds {
  read: () => TripDocument;
  offers: ReadonlyMap<string, PlaceRef>;
  picks: Picks;
}

/** Those of some items that may be moved, in the order of the trip: a locked one stays, and a journey is what it is. */
export const movable = ({ plan }: TripDocument, itemIds: readonly string[]) =>
  (plan?.days ?? []).flatMap(({ items }) =>
    items.flatMap(({ id, locked, kind }) =>
      itemIds.includes(id) && !locked && kind !== 'transfer' ? [id] : [],
    ),
  );

/** Items moved into a day. */
export const wantedMove = (read: () => TripDocument, itemIds: readonly string[], move: DragMove): Wanted => ({
  itemId: move.itemId,
  wanted: {
    edit: 'batch',
    edits: itemIds.map((itemId) => ({ edit: 'moveItem', itemId, dayId: move.dayId, index: 0 })),
  },
  build: (facts) => moveItemsEdit(read(), itemIds, move, facts),
});

/** A visit to a place put into a day, at an index or where it fits best. */
export function wantedVisit(
  read: () => TripDocument,
  place: PlaceRef,
  { day, index }: { day: PlanDay; index?: number | undefined },
): Wanted {
  const visit = newVisit(place, day);
  return {
    itemId: visit.id,
    wanted: roughVisit(day, visit),
    build: (facts) => visitEdit(read(), day.id, visit, facts, index),
  };
}

/** What a drop wants: something new in a day, all that is chosen moved, or one item. */
export const dropsOn =
  ({ read, offers, picks }: DropNeeds) =>
  (move: DragMove): Wanted => {
    const { itemId, dayId, index, best } = move;
    const day = read().plan?.days.find(({ id }) => id === dayId);
    const offered = offers.get(itemId);
    if (offered && day) return wantedVisit(read, offered, { day, index: best ? undefined : index });
    const picked = picks.read();
    return wantedMove(read, picked.includes(itemId) ? movable(read(), picked) : [itemId], move);
  };
