import type { TripDocument } from '@wayfare/contracts/trip-document';
import { useCallback, useMemo, useState } from 'react';
import { createPointed } from '../ui/pointed.ts';

/** What is chosen on the planner screen: a day, and a stop, an item or an idea. */
export interface Selection {
  dayId: string | null;
  itemId: string | null;
  /** Nobody chose the day: it is the one that is read, and the map goes along with it. */
  followed?: boolean;
}

const nothing: Selection = { dayId: null, itemId: null };

/** The selection without what the trip no longer holds; an item that was moved is chosen in its new day. */
export function knownSelection(
  { dayId, itemId, followed }: Selection,
  { trip, plan }: TripDocument,
): Selection {
  const days = plan?.days ?? [];
  const dayOfItem = days.find(({ items }) => items.some(({ id }) => id === itemId));
  const known = dayOfItem ?? [...trip.stops, ...trip.ideas].find(({ id }) => id === itemId);
  return {
    dayId: dayOfItem?.id ?? (days.some(({ id }) => id === dayId) ? dayId : null),
    itemId: known ? itemId : null,
    ...(followed ? { followed } : {}),
  };
}

/** The one selection that the list and the map of a trip share, and what is pointed at in either. */
export function useSelection(document: TripDocument) {
  const [chosen, select] = useState(nothing);
  const [pointed] = useState(createPointed);
  const { dayId, itemId, followed } = useMemo(() => knownSelection(chosen, document), [chosen, document]);
  // The same as long as it means the same, so that an edit elsewhere does not draw the map anew.
  const selection = useMemo(
    () => ({ dayId, itemId, followed: followed === true }),
    [dayId, itemId, followed],
  );
  const follow = useCallback(
    (read: string) =>
      select((held) => (held.dayId === read ? held : { dayId: read, itemId: null, followed: true })),
    [],
  );
  return useMemo(() => ({ selection, select, follow, pointed }), [selection, follow, pointed]);
}

export type SharedSelection = ReturnType<typeof useSelection>;
