import type { Finding } from '@wayfare/contracts/finding';
import type { TripDocument } from '@wayfare/contracts/trip-document';
import { auditDocument } from '../audit-document/audit-document.ts';
import { applyEdit } from '../edits/apply-edit.ts';
import type { EditResult } from '../edits/edit-result.ts';
import type { Knowledge } from '../knowledge.ts';

/** What moving a trip to other dates would do, before it is done. */
export type ShiftPreview =
  | { refused: string }
  | (Exclude<EditResult, { refused: string }> & {
      /** What did not hold before and would not hold then; what breaks anew; what is mended. */
      stays: Finding[];
      breaks: Finding[];
      mends: Finding[];
    });

/**
 * Moves a whole trip so that it starts on another date and tells what that breaks and why. `before` and `after` are
 * the world as it is on the old and on the new dates (openings are of a date). Nothing is changed but in the answer.
 */
export function previewShift(
  document: TripDocument,
  startOn: string,
  before: Knowledge,
  after: Knowledge,
): ShiftPreview {
  const moved = applyEdit(document, { edit: 'setStartOn', startOn });
  if ('refused' in moved) return moved;
  const present = auditDocument(document, before);
  const coming = auditDocument(moved.document, after);
  const presentIds = new Set(present.map(({ id }) => id));
  const comingIds = new Set(coming.map(({ id }) => id));
  return {
    ...moved,
    stays: coming.filter(({ id }) => presentIds.has(id)),
    breaks: coming.filter(({ id }) => !presentIds.has(id)),
    mends: present.filter(({ id }) => !comingIds.has(id)),
  };
}
