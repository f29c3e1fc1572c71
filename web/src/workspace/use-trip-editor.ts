import type { Edit } from '@wayfare/contracts/edit';
import type { TripDocument } from '@wayfare/contracts/trip-document';
import { useCallback, useEffect, useRef, useState } from 'react';
import { writeLocalDraft } from '../trips/local-draft.ts';
import { showToast } from '../ui/toast.tsx';
import { doEdit, redoStep, startHistory, undoDownTo, undoStep, type TripHistory } from './trip-history.ts';
import { TripSaver, type SaveState } from './trip-saver.ts';
import { sendTrip, type SaveTarget } from './workspace.queries.ts';

interface Start {
  document: TripDocument;
  target: SaveTarget;
  onOtherDraft?: () => void;
}

/** Saves what is left when the page is hidden or left, and warns where the network would not let it. */
function useSaveOnLeave(saver: TripSaver, isUnsaved: () => boolean) {
  useEffect(() => {
    const leave = () => void saver.flush(true);
    const comeBack = () => void saver.flush();
    const warn = (event: BeforeUnloadEvent) => {
      if (saver.target.kind !== 'device' && isUnsaved() && !navigator.onLine) event.preventDefault();
    };
    window.addEventListener('pagehide', leave);
    window.addEventListener('online', comeBack);
    window.addEventListener('beforeunload', warn);
    return () => {
      window.removeEventListener('pagehide', leave);
      window.removeEventListener('online', comeBack);
      window.removeEventListener('beforeunload', warn);
      saver.pause();
      void saver.flush();
    };
  }, [saver, isUnsaved]);
}

/** A trip under change: its document, the one way to change it, undo and redo, and saving by itself. */
export function useTripEditor({ document, target, onOtherDraft }: Start) {
  const [shown, setShown] = useState(() => startHistory(document));
  const [saveState, setSaveState] = useState<SaveState>({ kind: 'saved' });
  // Edits may follow each other faster than the page is drawn: the newest state is kept beside the drawn one.
  const held = useRef<TripHistory>(shown);
  const otherDraft = useRef(onOtherDraft);
  useEffect(() => {
    otherDraft.current = onOtherDraft;
  });

  const write = useCallback((next: TripHistory) => {
    held.current = next;
    setShown(next);
  }, []);
  const [saver] = useState(
    () =>
      new TripSaver(
        {
          read: () => held.current,
          write,
          tell: setSaveState,
          send: sendTrip,
          keepOnDevice: writeLocalDraft,
          onMerged: () => showToast({ text: 'This trip was changed elsewhere too. Both changes are kept.' }),
          onOtherDraft: () => otherDraft.current?.(),
        },
        target,
      ),
  );
  useSaveOnLeave(
    saver,
    useCallback(() => held.current.unsaved.length > 0, []),
  );

  const edit = useCallback(
    (change: Edit, of?: string) => {
      const next = doEdit(held.current, change, Date.now(), of);
      if ('refused' in next) {
        showToast({ text: next.refused });
        return false;
      }
      write(next);
      saver.changed();
      return true;
    },
    [saver, write],
  );
  const undo = useCallback(() => {
    write(undoStep(held.current));
    saver.changed();
  }, [saver, write]);
  const undoAnswer = useCallback(
    (of: string) => {
      write(undoDownTo(held.current, of));
      saver.changed();
    },
    [saver, write],
  );
  const redo = useCallback(() => {
    write(redoStep(held.current));
    saver.changed();
  }, [saver, write]);

  return { document: shown.document, history: shown, edit, undo, undoAnswer, redo, saveState, saver };
}

/** What the pieces of the workspace are given: the trip, and the one way to change it. */
export type TripEditor = ReturnType<typeof useTripEditor>;
