import type { Edit } from '@wayfare/contracts/edit';
import type { TripDocument } from '@wayfare/contracts/trip-document';

/** Every edit but `batch`. */
export type SingleEdit = Exclude<Edit, { edit: 'batch' }>;

/** The single edit of one name, with its fields. */
export type EditNamed<Name extends SingleEdit['edit']> = Extract<SingleEdit, { edit: Name }>;

/** What an edit did: the new document and the edit that takes it back exactly, or why it could not be done. */
export type EditResult = { document: TripDocument; inverse: Edit } | { refused: string };

/** The refusal of an edit, in one sentence fit to show a person. */
export const refuse = (sentence: string): { refused: string } => ({ refused: sentence });

/** Puts several single edits together as one, or returns the only one. */
export function asOneEdit(edits: SingleEdit[]): Edit {
  const [first, second] = edits;
  return first !== undefined && second === undefined ? first : { edit: 'batch', edits };
}
