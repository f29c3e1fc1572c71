import type { Edit } from '@wayfare/contracts/edit';
import type { PlaceRef } from '@wayfare/contracts/place-ref';
import type { TripDocument } from '@wayfare/contracts/trip-document';
import { applyEdit } from '@wayfare/planner';

const keyOf = ({ placeId, source, name, latitude, longitude }: PlaceRef) =>
  placeId ?? source?.id ?? `${name} ${latitude} ${longitude}`;

/** How often a place stands in the days. */
const timesIn = ({ plan }: TripDocument, place: PlaceRef) =>
  (plan?.days ?? [])
    .flatMap(({ items }) => items)
    .filter((item) => item.place !== null && keyOf(item.place) === keyOf(place)).length;

/**
 * A change, and with it the ideas that it brings into a day leave the list of ideas: however they come into the day,
 * and as one step to undo.
 */
export function withIdeasLeaving(document: TripDocument, change: Edit): Edit {
  if (document.trip.ideas.length === 0) return change;
  const result = applyEdit(document, change);
  if ('refused' in result) return change;
  const leaving = result.document.trip.ideas.filter(
    ({ place }) => timesIn(result.document, place) > timesIn(document, place),
  );
  if (leaving.length === 0) return change;
  const removed = leaving.map(({ id }) => ({ edit: 'removeIdea' as const, ideaId: id }));
  return change.edit === 'batch'
    ? { ...change, edits: [...change.edits, ...removed] }
    : { edit: 'batch', edits: [change, ...removed] };
}
