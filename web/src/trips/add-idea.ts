import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { PlaceRef } from '@wayfare/contracts/place-ref';
import type { TripDocument } from '@wayfare/contracts/trip-document';
import { api, ApiError } from '../api.ts';
import { newLocalId } from './editing.ts';
import { emptyDocument } from './empty-document.ts';
import { readLocalDraft, writeLocalDraft } from './local-draft.ts';
import { trackChange } from './pending-changes.ts';

/** Where a place is put: a trip of the account, its draft, or the draft of this device. */
export type IdeaTarget = { kind: 'trip' | 'draft'; id: string } | { kind: 'device' };

/** What came of it. */
export type AddedIdea = 'added' | 'already there';

const idOf = (place: PlaceRef | null) => place?.placeId ?? place?.source?.id;
const holds = ({ trip, plan }: TripDocument, id: string | undefined) =>
  id !== undefined &&
  (trip.ideas.some(({ place }) => idOf(place) === id) ||
    (plan?.days ?? []).some(({ items }) => items.some(({ place }) => idOf(place) === id)));

/** The document with the place among its ideas; null where it is in the trip already. */
async function withIdea(document: TripDocument, place: PlaceRef): Promise<TripDocument | null> {
  if (holds(document, idOf(place))) return null;
  // The planner is large, and wanted only by whoever really adds something.
  const { applyEdit } = await import('@wayfare/planner');
  const index = document.trip.ideas.length;
  const applied = applyEdit(document, { edit: 'addIdea', idea: { id: newLocalId(), place }, index });
  if ('refused' in applied) throw new Error(applied.refused);
  return applied.document;
}

async function addToDevice(place: PlaceRef): Promise<AddedIdea> {
  const changed = await withIdea(readLocalDraft()?.document ?? emptyDocument(), place);
  if (!changed) return 'already there';
  if (!writeLocalDraft(changed)) throw new Error('This browser does not let this site store anything.');
  return 'added';
}

async function addToStored(
  target: { kind: 'trip' | 'draft'; id: string },
  place: PlaceRef,
): Promise<AddedIdea> {
  const isDraft = target.kind === 'draft';
  const { _id, tripName, trip, plan, version } = await api.call('getTrip', {
    params: { id: target.id },
    query: { unsaved: `${isDraft}` },
  });
  const changed = await withIdea({ tripName, trip, plan }, place);
  if (!changed) return 'already there';
  await trackChange(
    api.call(isDraft ? 'saveUnsavedTrip' : 'saveTrip', { body: { _id, ...changed, version } }),
  );
  return 'added';
}

/** Puts a place among the ideas of a trip. Where the trip was saved elsewhere meanwhile, it is put into the newer one. */
export function useAddIdea(place: PlaceRef) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async (target: IdeaTarget): Promise<AddedIdea> => {
      if (target.kind === 'device') return addToDevice(place);
      try {
        return await addToStored(target, place);
      } catch (error) {
        if (!(error instanceof ApiError) || error.code !== 'conflict') throw error;
        return addToStored(target, place);
      }
    },
    onSuccess: () => client.invalidateQueries({ queryKey: ['trips'] }),
  });
}
