import type { TripDocument } from '@wayfare/contracts/trip-document';
import { sameData } from '@wayfare/planner';
import { useQuery } from '@tanstack/react-query';
import { api } from '../api.ts';
import { readLocalDraft, writeLocalDraft } from './local-draft.ts';

/**
 * The account's draft, where it is the very trip that a device holds: a handover that arrived, and whose answer was
 * lost with the page. Undefined where they differ or nobody can tell.
 */
export async function readTwin(id: string, readMine: () => TripDocument | undefined) {
  const draft = await api
    .call('getTrip', { params: { id }, query: { unsaved: 'true' } })
    .catch(() => undefined);
  const mine = readMine();
  if (!draft || !mine) return undefined;
  const sameName = mine.tripName === '' || mine.tripName === draft.tripName;
  const same = sameName && sameData([mine.trip, mine.plan], [draft.trip, draft.plan]);
  return same ? { id: draft._id, version: draft.version } : undefined;
}

/** Takes the device's draft away where the account has the very same; resolved once that is known. */
export const useTwinCheck = (accountDraft: string | undefined, changedAt: number | undefined) =>
  useQuery({
    queryKey: ['draftTwin', accountDraft, changedAt],
    queryFn: async () => {
      const twin = await readTwin(accountDraft ?? '', () => readLocalDraft()?.document);
      if (twin) writeLocalDraft(undefined);
      return twin !== undefined;
    },
    enabled: accountDraft !== undefined && changedAt !== undefined,
    staleTime: Infinity,
    meta: { private: true },
  });
