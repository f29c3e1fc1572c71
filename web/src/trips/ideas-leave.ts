import type { Edit } from '@wayfare/contracts/edit';
import type { PlaceRef } from '@wayfare/contracts/place-ref';
import type { TripDocument } from '@wayfare/contracts/trip-document';
import { applyEdit } from '@wayfare/planner';

const keyOf = ({ placeId, source, name, latitude, longitude }: PlaceRef) =>
  placeId ?? source?.id ?? `${name} ${latitude} ${longitude}`;

const plannedIn = ({ plan }: TripDocument) =>
  new Set(
    (plan?.days ?? []).flatMap(({ items }) => items.flatMap(({ place }) => (place ? [keyOf(place)] : []))),
  );

/**
 * A change, and with it the ideas that it brings into a day leave the list of ideas: however they come into the day,
 * and as one step to undo.
 */
export function withIdeasLeaving(document: TripDocument, change: Edit): Edit {
  if (document.trip.ideas.length === 0) return change;
  const result = applyEdit(document, change);
  if ('refused' in result) return change;
  const [was, is] = [plannedIn(document), plannedIn(result.document)];
  const leaving = result.document.trip.ideas.filter(
    ({ place }) => is.has(keyOf(place)) && !was.has(keyOf(place)),
  );
  if (leaving.length === 0) return change;
  const removed = leaving.map(({ id }) => ({ edit: 'removeIdea' as const, ideaId: id }));
  return change.edit === 'batch'
    ? { ...change, edits: [...change.edits, ...removed] }
    : { edit: 'batch', edits: [change, ...removed] };
}
