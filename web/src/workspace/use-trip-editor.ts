import type { Edit } from '@wayfare/contracts/edit';
import type { TripDocument } from '@wayfare/contracts/trip-document';
import { useCallback, useEffect, useRef, useState } from 'react';
import { apiSignals } from '../api.ts';
import { readLocalDraft, watchOtherTabs, writeLocalDraft } from '../trips/local-draft.ts';
import { showToast } from '../ui/toast.tsx';
import { withIdeasLeaving } from '../trips/ideas-leave.ts';
import { keepEdits, keepSteps, openHistory } from './kept-edits.ts';
import { doEdit, redoStep, undoDownTo, undoStep, type TripHistory } from './trip-history.ts';
import { TripSaver, type SaveState } from './trip-saver.ts';
import { sendTrip, type SaveTarget } from './workspace.queries.ts';

interface Start {
  document: TripDocument;
  target: SaveTarget;
  onOtherDraft?: () => void;
}

/** Saves what is left when the page is hidden or left, and warns where what is unsaved could not be kept here. */
function useSaveOnLeave(saver: TripSaver, read: () => TripHistory) {
  useEffect(() => {
    const keep = () => keepSteps(saver.target, read());
    const leave = () => {
      keep();
      void saver.flush(true);
    };
    const comeBack = () => void saver.flush();
    const reached = () => saver.reached();
    const warn = (event: BeforeUnloadEvent) => {
      const kept = saver.target.kind === 'device' || keepEdits(saver.target, read());
      if (!kept && read().unsaved.length > 0 && !navigator.onLine) event.preventDefault();
    };
    window.addEventListener('pagehide', leave);
    window.addEventListener('online', comeBack);
    apiSignals.addEventListener('reached', reached);
    window.addEventListener('beforeunload', warn);
    return () => {
      window.removeEventListener('pagehide', leave);
      window.removeEventListener('online', comeBack);
      apiSignals.removeEventListener('reached', reached);
      window.removeEventListener('beforeunload', warn);
      keep();
      saver.pause();
      void saver.flush();
    };
  }, [saver, read]);
}

/** A trip under change: its document, the one way to change it, undo and redo, and saving by itself. */
export function useTripEditor({ document, target, onOtherDraft }: Start) {
  const [start] = useState(() => openHistory(document, target));
  const [shown, setShown] = useState(start.history);
  const [saveState, setSaveState] = useState<SaveState>(start.state);
  // Edits may follow each other faster than the page is drawn: the newest state is kept beside the drawn one.
  const held = useRef<TripHistory>(shown);
  const otherDraft = useRef(onOtherDraft);
  useEffect(() => {
    otherDraft.current = onOtherDraft;
  });

  const write = useCallback((next: TripHistory, keptIn: SaveTarget) => {
    held.current = next;
    setShown(next);
    keepEdits(keptIn, next);
  }, []);
  const [saver] = useState(
    () =>
      new TripSaver(
        {
          read: () => held.current,
          write,
          onState: setSaveState,
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
    useCallback(() => held.current, []),
  );
  useEffect(() => saver.begin(start.state), [saver, start]);
  useEffect(
    () =>
      watchOtherTabs(() => {
        const draft = readLocalDraft();
        if (draft) saver.receiveDraft(draft.document);
      }),
    [saver],
  );

  const edit = useCallback(
    (change: Edit, of?: string) => {
      const next = doEdit(held.current, withIdeasLeaving(held.current.document, change), Date.now(), of);
      if ('refused' in next) {
        showToast({ text: next.refused });
        return false;
      }
      write(next, saver.target);
      saver.changed();
      return true;
    },
    [saver, write],
  );
  const walk = useCallback(
    (take: (history: TripHistory) => TripHistory) => {
      const was = held.current;
      const next = take(was);
      if (next === was) return;
      if (next.document === was.document) showToast({ text: 'That step no longer fits the trip.' });
      write(next, saver.target);
      saver.changed();
    },
    [saver, write],
  );
  const undo = useCallback(() => walk(undoStep), [walk]);
  const redo = useCallback(() => walk(redoStep), [walk]);
  const undoAnswer = useCallback((of: string) => walk((history) => undoDownTo(history, of)), [walk]);

  return { document: shown.document, history: shown, edit, undo, undoAnswer, redo, saveState, saver };
}

/** What the pieces of the workspace are given: the trip, and the one way to change it. */
export type TripEditor = ReturnType<typeof useTripEditor>;
