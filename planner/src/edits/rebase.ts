import type { Edit } from '@wayfare/contracts/edit';
import type { TripDocument } from '@wayfare/contracts/trip-document';
import { applyEdit } from './apply-edit.ts';
import type { EditResult, SingleEdit } from './edit-result.ts';
import { mergeData, mergeText } from './merge-data.ts';

/** What became of edits done on an older document when they were done again on a newer one. */
export interface Rebased {
  document: TripDocument;
  /** The edits that hold on the new document, in order. */
  applied: Edit[];
  /** Takes `applied` back, last first. */
  inverses: Edit[];
  /** The edits that no longer hold, each with the reason. */
  dropped: { edit: Edit; refused: string }[];
}

/**
 * Applies a list of edits on top of a newer document. What no longer applies is left out and reported; what the
 * newer document holds already is passed over; an added thing whose position is gone is added at the end of its
 * list instead. With the document that the edits were made on (`base`), an edit that replaces a whole thing (an
 * item, a day, the plan, the notes) only carries over what it changed in it, so that the other changes stay.
 */
export function rebaseEdits(edits: readonly Edit[], onto: TripDocument, base?: TripDocument): Rebased {
  const rebased: Rebased = { document: onto, applied: [], inverses: [], dropped: [] };
  let was = base;
  for (const edit of edits) {
    const fitted = fitEdit(edit, rebased.document, was);
    if (was) was = after(was, edit);
    if (fitted === null) continue;
    const result: EditResult = applyEdit(rebased.document, fitted);
    if ('refused' in result) {
      rebased.dropped.push({ edit, refused: result.refused });
      continue;
    }
    rebased.document = result.document;
    rebased.applied.push(fitted);
    rebased.inverses.unshift(result.inverse);
  }
  return rebased;
}

function after(document: TripDocument, edit: Edit): TripDocument {
  const result = applyEdit(document, edit);
  return 'refused' in result ? document : result.document;
}

/** The edit as it is to be done on `now`; null where nothing is left to do. */
function fitEdit(edit: Edit, now: TripDocument, was: TripDocument | undefined): Edit | null {
  if (edit.edit !== 'batch') {
    if (isDone(edit, now)) return null;
    return withinRange(was ? mergedEdit(edit, was, now) : edit, now);
  }
  const edits: SingleEdit[] = [];
  let [then, current] = [was, now];
  for (const part of edit.edits) {
    const fitted = fitEdit(part, current, then) as SingleEdit | null;
    if (then) then = after(then, part);
    if (fitted === null) continue;
    edits.push(fitted);
    current = after(current, fitted);
  }
  return edits.length > 0 || edit.edits.length === 0 ? { ...edit, edits } : null;
}

const itemsOf = ({ plan }: TripDocument) => plan?.days.flatMap(({ items }) => items) ?? [];
const has = (list: readonly { id: string }[] | undefined, wanted: string) =>
  list?.some(({ id }) => id === wanted) ?? false;

/** Whether the newer document holds already what was added, or holds no more what was taken out. */
function isDone(edit: SingleEdit, now: TripDocument): boolean {
  const { trip, plan } = now;
  switch (edit.edit) {
    case 'addStop':
      return has(trip.stops, edit.stop.id);
    case 'removeStop':
      return !has(trip.stops, edit.stopId);
    case 'addIdea':
      return has(trip.ideas, edit.idea.id);
    case 'removeIdea':
      return !has(trip.ideas, edit.ideaId);
    case 'addDay':
      return has(plan?.days, edit.day.id);
    case 'removeDay':
      return plan !== null && !has(plan.days, edit.dayId);
    case 'addItem':
      return has(itemsOf(now), edit.item.id);
    case 'removeItem':
      return plan !== null && !has(itemsOf(now), edit.itemId);
    default:
      return false;
  }
}

const found = <Thing extends { id: string }>(list: readonly Thing[] | undefined, wanted: string) =>
  list?.find(({ id }) => id === wanted);

/** What an edit that replaces something changed in it, on top of how that thing stands now. */
function mergedEdit(edit: SingleEdit, was: TripDocument, now: TripDocument): SingleEdit {
  const merge = <Thing>(before: unknown, mine: Thing, theirs: unknown) =>
    theirs === undefined || theirs === null ? mine : (mergeData(before, mine, theirs) as Thing);
  const thing = <Thing extends { id: string }>(
    list: (document: TripDocument) => readonly Thing[] | undefined,
    mine: Thing,
  ) => merge(found(list(was), mine.id), mine, found(list(now), mine.id));
  switch (edit.edit) {
    case 'updateStop':
      return { ...edit, stop: thing(({ trip }) => trip.stops, edit.stop) };
    case 'updateLeg':
      return { ...edit, leg: thing(({ trip }) => trip.legs, edit.leg) };
    case 'updateIdea':
      return { ...edit, idea: thing(({ trip }) => trip.ideas, edit.idea) };
    case 'updateItem':
      return { ...edit, item: thing(itemsOf, edit.item) };
    case 'replaceDay':
      return { ...edit, day: thing(({ plan }) => plan?.days, edit.day) };
    case 'setPlan':
      return edit.plan && was.plan ? { ...edit, plan: merge(was.plan, edit.plan, now.plan) } : edit;
    case 'setLegs':
      return { ...edit, legs: merge(was.trip.legs, edit.legs, now.trip.legs) };
    case 'setNotes':
      return { ...edit, notes: mergeText(was.trip.notes, edit.notes, now.trip.notes) };
    case 'setRequest':
      return {
        ...edit,
        request: merge(was.trip.request, edit.request, now.trip.request),
        assumed: merge(was.trip.assumed, edit.assumed, now.trip.assumed),
      };
    default:
      return edit;
  }
}

function withinRange<Change extends SingleEdit>(edit: Change, { trip, plan }: TripDocument): SingleEdit {
  switch (edit.edit) {
    case 'addStop':
      return { ...edit, index: Math.min(edit.index, trip.stops.length) };
    case 'moveStop':
      return { ...edit, index: Math.min(edit.index, Math.max(0, trip.stops.length - 1)) };
    case 'addIdea':
      return { ...edit, index: Math.min(edit.index, trip.ideas.length) };
    case 'addDay':
      return { ...edit, index: Math.min(edit.index, plan?.days.length ?? 0) };
    case 'addItem':
    case 'moveItem': {
      const day = plan?.days.find(({ id }) => id === edit.dayId);
      const held = day?.items.filter(({ id }) => edit.edit === 'addItem' || id !== edit.itemId).length ?? 0;
      return { ...edit, index: Math.min(edit.index, held) };
    }
    default:
      return edit;
  }
}
