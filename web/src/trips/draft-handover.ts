import { useEffect } from 'react';
import { useCurrentUser } from '../accounts/accounts.queries.ts';
import { useDropUploadedDraft, useUploadLocalDraft } from './drafts.queries.ts';
import { useLocalDraft } from './local-draft.ts';
import { useTripList } from './trips.queries.ts';

/**
 * Right after sign-in, gives the draft of this device to an account that holds none. Where the account has one of
 * another both stay, and my trips offers both. Draws nothing.
 */
export function DraftHandover() {
  const user = useCurrentUser();
  const local = useLocalDraft();
  const list = useTripList('active', Boolean(user) && local !== undefined);
  const { mutate, isIdle } = useUploadLocalDraft();
  const accountIsFree = !list.loading && !list.failed && !list.refreshing && list.unsavedTrip === null;
  const ready = Boolean(user) && local !== undefined && accountIsFree && isIdle;
  useEffect(() => {
    if (ready) mutate('unsaved');
  }, [ready, mutate]);
  useDropUploadedDraft(list.unsavedTrip?._id, local?.changedAt);
  return null;
}
