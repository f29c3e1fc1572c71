import { createHash } from 'node:crypto';
import type { Edit } from '@wayfare/contracts/edit';
import type { TripDocument } from '@wayfare/contracts/trip-document';
import { applyEdit } from '@wayfare/planner';

/** What one answer did to a trip, and how to take it back. */
export interface Change {
  label: string;
  inverse: Edit;
  /** The answer that made it, where it has a name already. */
  messageId?: string;
  /** The key of the document that it led to: only that one can be taken back by it. */
  leftAt: string;
}

const ordered = (value: unknown): unknown =>
  value === null || typeof value !== 'object'
    ? value
    : Array.isArray(value)
      ? value.map(ordered)
      : Object.fromEntries(
          Object.entries(value)
            .filter(([, one]) => one !== undefined)
            .sort(([a], [b]) => (a < b ? -1 : 1))
            .map(([key, one]) => [key, ordered(one)]),
        );

/** The same for documents with the same content, whoever holds them. */
export const keyOf = ({ trip, plan }: TripDocument): string =>
  createHash('sha256')
    .update(JSON.stringify(ordered({ trip, plan })))
    .digest('base64');

/** The change that an answer's edits make of a document; null where they make none. */
export function changeOf(before: TripDocument, edits: readonly Edit[]): Change | null {
  const [first] = edits;
  if (first === undefined) return null;
  const applied = applyEdit(before, first);
  if ('refused' in applied) return null;
  const label = first.edit === 'batch' ? (first.label ?? 'the last change') : first.edit;
  return { label, inverse: applied.inverse, leftAt: keyOf(applied.document) };
}
