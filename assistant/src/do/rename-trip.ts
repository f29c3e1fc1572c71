import type { Do } from './outcome.ts';
import { done, refused } from './outcome.ts';

/** The trip gets another name. */
export const renameTrip: Do<'renameTrip'> = (draft, { name }) => {
  if (name === draft.document.tripName) return refused({ says: 'nameSame', name });
  draft.apply({ edit: 'renameTrip', name });
  return done({ says: 'nameIs', name });
};
