import type { Edit } from '@wayfare/contracts/edit';
import type { TripDocument } from '@wayfare/contracts/trip-document';
import { applyEdit } from './apply-edit.ts';
import type { EditResult, SingleEdit } from './edit-result.ts';
import { rebaseRules } from './rebase-rules.ts';

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
    const fit = rebaseRules[edit.edit] as (
      edit: SingleEdit,
      now: TripDocument,
      was?: TripDocument,
    ) => SingleEdit | null;
    return fit(edit, now, was);
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
