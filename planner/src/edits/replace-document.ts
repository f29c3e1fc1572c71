import type { Edit } from '@wayfare/contracts/edit';
import type { TripDocument } from '@wayfare/contracts/trip-document';
import type { SingleEdit } from './edit-result.ts';
import { sameData } from './same-data.ts';

/** Moves or renews the entries of one list until it equals the wanted one. */
function listEdits<Thing extends { id: string }>(
  from: readonly Thing[],
  to: readonly Thing[],
  make: { add: (thing: Thing, index: number) => SingleEdit; remove: (id: string) => SingleEdit },
): SingleEdit[] {
  if (sameData(from, to)) return [];
  return [...from.map(({ id }) => make.remove(id)), ...to.map((thing, index) => make.add(thing, index))];
}

/** The edit that turns one state of a trip into another, as one step with a label; undoing it turns it back. */
export function replaceDocument(from: TripDocument, to: TripDocument, label: string): Edit {
  const [old, wanted] = [from.trip, to.trip];
  const edits: SingleEdit[] = [];
  const when = (changed: boolean, edit: SingleEdit) => {
    if (changed) edits.push(edit);
  };
  when(from.tripName !== to.tripName && to.tripName !== '', { edit: 'renameTrip', name: to.tripName });
  const wishes = !sameData([old.request, old.assumed], [wanted.request, wanted.assumed]);
  when(wishes, { edit: 'setRequest', request: wanted.request, assumed: wanted.assumed });
  when(!sameData(old.origin, wanted.origin), { edit: 'setOrigin', origin: wanted.origin });
  when(!sameData(old.end, wanted.end), { edit: 'setEnd', end: wanted.end });
  const stops = listEdits(old.stops, wanted.stops, {
    add: (stop, index) => ({ edit: 'addStop', stop, index }),
    remove: (stopId) => ({ edit: 'removeStop', stopId }),
  });
  const ideas = listEdits(old.ideas, wanted.ideas, {
    add: (idea, index) => ({ edit: 'addIdea', idea, index }),
    remove: (ideaId) => ({ edit: 'removeIdea', ideaId }),
  });
  const tracks = listEdits(old.tracks ?? [], wanted.tracks ?? [], {
    add: (track, index) => ({ edit: 'addTrack', track, index }),
    remove: (trackId) => ({ edit: 'removeTrack', trackId }),
  });
  edits.push(...stops, ...ideas, ...tracks);
  // Taking stops out takes their legs along, so the legs come after them.
  when(stops.length > 0 || !sameData(old.legs, wanted.legs), { edit: 'setLegs', legs: wanted.legs });
  when(old.startOn !== wanted.startOn, { edit: 'setStartOn', startOn: wanted.startOn });
  when(old.notes !== wanted.notes, { edit: 'setNotes', notes: wanted.notes });
  const planMoved = stops.length > 0 || old.startOn !== wanted.startOn;
  when(planMoved || !sameData(from.plan, to.plan), { edit: 'setPlan', plan: to.plan });
  return { edit: 'batch', edits, label };
}
