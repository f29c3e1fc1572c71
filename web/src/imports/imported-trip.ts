import { limits } from '@wayfare/contracts/limits';
import type { Edit } from '@wayfare/contracts/edit';
import type { ImportedPlace } from '@wayfare/contracts/import-endpoints';
import type { TripDocument } from '@wayfare/contracts/trip-document';
import { applyEdit } from '@wayfare/planner';

type SingleEdit = Exclude<Edit, { edit: 'batch' }>;

/** A change that the rules of a trip do not allow, in words for its traveller. */
export class ImportRefused extends Error {}

const newLocalId = () => crypto.randomUUID().replaceAll('-', '').slice(0, 12);

function apply(document: TripDocument, edits: SingleEdit[], label: string): TripDocument {
  if (edits.length === 0) return document;
  const result = applyEdit(document, { edit: 'batch', edits, label });
  if ('refused' in result) throw new ImportRefused(result.refused);
  return result.document;
}

/** The imported trip without the places that its traveller does not want. */
export function withoutPlaces(document: TripDocument, left: readonly ImportedPlace[]): TripDocument {
  const edits = left.flatMap(({ id, role }): SingleEdit[] => {
    if (id === null) return [];
    if (role === 'idea') return [{ edit: 'removeIdea', ideaId: id }];
    if (role === 'track') return [{ edit: 'removeTrack', trackId: id }];
    if (role === 'item') return [{ edit: 'removeItem', itemId: id }];
    return [{ edit: 'removeStop', stopId: id }];
  });
  return apply(document, edits, 'Leave out');
}

/**
 * Puts what was imported into a trip that is there: things of a date that the trip has a day for go into that day,
 * every other place becomes an idea, words go to the notes. Nothing that was there is changed.
 */
export function intoTrip(target: TripDocument, imported: TripDocument): TripDocument {
  const edits: SingleEdit[] = [];
  const words: string[] = [];
  let ideas = target.trip.ideas.length;
  const addIdea = (idea: TripDocument['trip']['ideas'][number]) => {
    edits.push({ edit: 'addIdea', idea: { ...idea, id: newLocalId() }, index: ideas });
    ideas += 1;
  };
  for (const { place, note } of imported.trip.stops) addIdea({ id: '', place, ...(note && { note }) });
  for (const { on, items } of imported.plan?.days ?? []) {
    const day = on === null ? undefined : target.plan?.days.find((one) => one.on === on);
    let index = day?.items.length ?? 0;
    for (const item of items) {
      if (day)
        edits.push({ edit: 'addItem', dayId: day.id, item: { ...item, id: newLocalId() }, index: index++ });
      else if (item.place) {
        const name = item.title === item.place.name ? '' : item.title;
        const note = [name, item.note, item.link].filter(Boolean).join('\n').slice(0, limits.noteCharacters);
        addIdea({ id: '', place: item.place, ...(note && { note }) });
      } else words.push([on, item.title, item.note].filter(Boolean).join(' · '));
    }
  }
  for (const idea of imported.trip.ideas) addIdea(idea);
  (imported.trip.tracks ?? []).forEach((track, at) =>
    edits.push({
      edit: 'addTrack',
      track: { ...track, id: newLocalId() },
      index: (target.trip.tracks?.length ?? 0) + at,
    }),
  );
  if ((target.trip.tracks?.length ?? 0) + (imported.trip.tracks?.length ?? 0) > limits.tracks)
    throw new ImportRefused(`A trip has at most ${limits.tracks} tracks. Leave some out.`);
  const notes = [target.trip.notes, imported.trip.notes, words.join('\n')].filter(Boolean).join('\n\n');
  if (notes.length > limits.tripNotesCharacters)
    throw new ImportRefused('The notes of this trip have no room for what was not found.');
  if (notes !== target.trip.notes) edits.push({ edit: 'setNotes', notes });
  return apply(target, edits, 'Import');
}
