import type { Edit } from '@wayfare/contracts/edit';
import type { TripDocument } from '@wayfare/contracts/trip-document';
import { applyEdit } from './apply-edit.ts';

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
 * Applies a list of edits on top of a newer document. What no longer applies is left out and reported; an added
 * thing whose position is gone is added at the end of its list instead.
 */
export function rebaseEdits(edits: readonly Edit[], onto: TripDocument): Rebased {
  const rebased: Rebased = { document: onto, applied: [], inverses: [], dropped: [] };
  for (const edit of edits) {
    const fitted = withinRange(edit, rebased.document);
    const result = applyEdit(rebased.document, fitted);
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

function withinRange(edit: Edit, { trip, plan }: TripDocument): Edit {
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
