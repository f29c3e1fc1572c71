import type { Edit } from '@wayfare/contracts/edit';
import type { TripDocument } from '@wayfare/contracts/trip-document';

/** A trip under change: how it is, the one way to change it, and the way back. */
export interface Editing {
  document: TripDocument;
  /** False where the change was refused; whoever asked has been told why. */
  edit: (change: Edit) => boolean;
  undo: () => void;
}

/** A short id for a thing inside a trip. */
export const newLocalId = () => crypto.randomUUID().replaceAll('-', '').slice(0, 12);
