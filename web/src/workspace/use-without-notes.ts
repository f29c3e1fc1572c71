import type { Trip } from '@wayfare/contracts/trip';
import type { TripDocument } from '@wayfare/contracts/trip-document';
import { useState } from 'react';

/** Whether two states of a trip are one and the same but for the notes. */
export function isSameButForNotes(left: TripDocument, right: TripDocument): boolean {
  if (left.plan !== right.plan || left.tripName !== right.tripName) return false;
  const keys = Object.keys({ ...left.trip, ...right.trip }) as (keyof Trip)[];
  return keys.every((key) => key === 'notes' || left.trip[key] === right.trip[key]);
}

/**
 * The trip for whatever its notes are nothing to: the same object while one only writes in them, so that a letter typed
 * draws neither days nor map again. Its notes may be older than what is written.
 */
export function useWithoutNotes(document: TripDocument): TripDocument {
  const [held, setHeld] = useState(document);
  if (held === document || isSameButForNotes(held, document)) return held;
  setHeld(document);
  return document;
}
