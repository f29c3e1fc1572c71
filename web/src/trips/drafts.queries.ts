import type { TripDocument } from '@wayfare/contracts/trip-document';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { api } from '../api.ts';
import { readLocalDraft, writeLocalDraft } from './local-draft.ts';
import { trackChange } from './pending-changes.ts';

/** Makes the account's draft a saved trip. */
export function useSaveAccountDraft() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async (id: string) => {
      const draft = await api.call('getTrip', { params: { id }, query: { unsaved: 'true' } });
      const { _id, tripName, trip, plan, version } = draft;
      return trackChange(api.call('saveTrip', { body: { _id, tripName, trip, plan, version } }));
    },
    onSuccess: () => client.invalidateQueries({ queryKey: ['trips'] }),
  });
}

/** Throws the account's draft away. */
export function useDiscardUnsavedTrip() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (id: string) => trackChange(api.call('discardUnsavedTrip', { params: { id } })),
    onSuccess: () => client.invalidateQueries({ queryKey: ['trips'] }),
  });
}

/** Hands this device's draft to the account, as its draft or as a saved trip; only then it leaves the device. */
export function useUploadLocalDraft() {
  const client = useQueryClient();
  return useMutation({
    mutationKey: ['uploadLocalDraft'],
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
 * The account's draft, where it is the very trip that a device holds: an upload that succeeded, and whose answer was
 * lost with the page. Undefined where they differ or nobody can tell.
 */
export async function readUploadedDraft(id: string, readMine: () => TripDocument | undefined) {
  const draft = await api
    .call('getTrip', { params: { id }, query: { unsaved: 'true' } })
    .catch(() => undefined);
  const mine = readMine();
  if (!draft || !mine) return undefined;
  // Every page has this file; only those with a draft need what the planner compares by.
  const { sameData } = await import('@wayfare/planner');
  const sameName = mine.tripName === '' || mine.tripName === draft.tripName;
  const same = sameName && sameData([mine.trip, mine.plan], [draft.trip, draft.plan]);
  return same ? { id: draft._id, version: draft.version } : undefined;
}

/** Takes the device's draft away where the account has the very same; resolved once that is known. */
export const useDropUploadedDraft = (accountDraft: string | undefined, changedAt: number | undefined) =>
  useQuery({
    queryKey: ['uploadedDraft', accountDraft, changedAt],
    queryFn: async () => {
      const uploaded = await readUploadedDraft(accountDraft ?? '', () => readLocalDraft()?.document);
      if (uploaded) writeLocalDraft(undefined);
      return uploaded !== undefined;
    },
    enabled: accountDraft !== undefined && changedAt !== undefined,
    staleTime: Infinity,
    meta: { private: true },
  });
