import { useEffect } from 'react';
import { readUploadedDraft } from '../trips/drafts.queries.ts';
import { readLocalDraft, writeLocalDraft } from '../trips/local-draft.ts';
import type { useTripList } from '../trips/trips.queries.ts';
import { noteDraftHere } from './draft-here.ts';
import type { TripEditor } from './use-trip-editor.ts';

interface Account {
  signedIn: boolean;
  list: ReturnType<typeof useTripList>;
}

/**
 * Keeps a new trip on this device until it is known that the account holds no other draft; then hands it over and
 * goes on there. The device's copy goes away once the account has it, also where the answer to that was lost.
 */
export function useDraftPlace(editor: TripEditor, { signedIn, list }: Account) {
  const { saver, saveState } = editor;
  const free = signedIn && !list.loading && !list.failed && list.unsavedTrip === null;
  useEffect(() => {
    if (saver.target.kind === 'device' && free)
      saver.moveTo({ kind: 'draft' }, readLocalDraft() !== undefined);
    // A session that ended is taken up again: the draft stays the account's meanwhile.
    const ended = saveState.kind === 'signed-out';
    if (saver.target.kind === 'draft' && !signedIn && !ended) saver.moveTo({ kind: 'device' }, true);
  }, [free, saver, saveState.kind, signedIn]);
  const draftId = signedIn ? list.unsavedTrip?._id : undefined;
  useEffect(() => {
    if (saver.target.kind !== 'device' || draftId === undefined) return;
    void readUploadedDraft(draftId, () => saver.document).then((uploaded) => {
      if (!uploaded || saver.target.kind !== 'device') return;
      saver.moveTo({ kind: 'draft', ...uploaded });
      writeLocalDraft(undefined);
    });
  }, [saver, draftId]);
  const handedOver = saveState.kind === 'saved' && saver.target.kind === 'draft';
  useEffect(() => {
    const target = saver.target;
    if (!handedOver || target.kind !== 'draft' || target.id === undefined) return;
    noteDraftHere(target.id);
    writeLocalDraft(undefined);
  }, [handedOver, saver]);
}
