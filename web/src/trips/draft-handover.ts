import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useCurrentUser } from '../accounts/accounts.queries.ts';
import { api } from '../api.ts';
import { useTwinCheck } from './draft-twin.ts';
import { readLocalDraft, useLocalDraft, writeLocalDraft } from './local-draft.ts';
import { trackChange } from './pending-changes.ts';
import { useTripList } from './trips.queries.ts';

/** Hands this device's draft to the account, as its draft or as a saved trip; only then it leaves the device. */
export function useKeepLocalDraft() {
  const client = useQueryClient();
  return useMutation({
    mutationKey: ['keepLocalDraft'],
    mutationFn: async (as: 'unsaved' | 'saved') => {
      const draft = readLocalDraft();
      if (!draft) return undefined;
      const { tripName, trip, plan } = draft.document;
      const kept = await trackChange(
        api.call(as === 'saved' ? 'saveTrip' : 'saveUnsavedTrip', { body: { tripName, trip, plan } }),
      );
      // What was typed meanwhile is a newer draft and stays.
      if (readLocalDraft()?.changedAt === draft.changedAt) writeLocalDraft(undefined);
      return kept;
    },
    onSuccess: () => client.invalidateQueries({ queryKey: ['trips'] }),
  });
}

/**
 * Right after sign-in, gives the draft of this device to an account that holds none. Where the account has one of
 * another both stay, and my trips offers both. Draws nothing.
 */
export function DraftHandover() {
  const user = useCurrentUser();
  const local = useLocalDraft();
  const list = useTripList('active', Boolean(user) && local !== undefined);
  const { mutate, isIdle } = useKeepLocalDraft();
  const accountIsFree = !list.loading && !list.failed && !list.refreshing && list.unsavedTrip === null;
  const ready = Boolean(user) && local !== undefined && accountIsFree && isIdle;
  useEffect(() => {
    if (ready) mutate('unsaved');
  }, [ready, mutate]);
  useTwinCheck(list.unsavedTrip?._id, local?.changedAt);
  return null;
}
