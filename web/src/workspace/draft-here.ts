import { useState } from 'react';
import { useNavigationType, useSearchParams } from 'react-router';
import { readLocalDraft } from '../trips/local-draft.ts';
import { useTripList } from '../trips/trips.queries.ts';
import { inSession, readStored, writeStored } from '../ui/browser-storage.ts';

const key = 'wayfare.draft-here';

/** Notes which draft of the account this tab works on. */
export const noteDraftHere = (id: string) => void writeStored(inSession, key, id);

/**
 * The account's draft that this tab was working on at the address of a new trip, where one comes back to it by a reload
 * or the back button; `undefined` until that is known, `null` where there is none and a new trip begins.
 */
export function useDraftHere(signedIn: boolean): string | null | undefined {
  const cameBack = useNavigationType() === 'POP';
  const [search] = useSearchParams();
  const [noted] = useState(() => {
    const beginsAnew =
      ['ask', 'to', 'sample', 'copy', 'article'].some((key) => search.has(key)) ||
      readLocalDraft() !== undefined;
    return cameBack && !beginsAnew ? readStored(inSession, key) : undefined;
  });
  const asks = signedIn && typeof noted === 'string';
  const list = useTripList('active', asks);
  if (!asks) return null;
  if (list.loading) return undefined;
  return list.unsavedTrip?._id === noted ? noted : null;
}
