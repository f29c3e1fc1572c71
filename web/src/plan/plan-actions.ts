import type { Edit } from '@wayfare/contracts/edit';
import type { Finding } from '@wayfare/contracts/finding';
import type { TripDocument } from '@wayfare/contracts/trip-document';
import { applyEdit } from '@wayfare/planner';
import { createContext, useContext, useDeferredValue, useEffect, useMemo, useRef } from 'react';
import { showToast } from '../ui/toast.tsx';
import { type DayOutline, fixedWords } from './finding-words.ts';
import { findingsOf, fixAll, fixEdit } from './fix-findings.ts';
import type { DragNeeds } from './item-drag.ts';
import { usePlanFacts } from './plan-facts.queries.ts';
import type { PlanFacts } from './plan-facts.ts';
import { moveItemEdit, retimedEdit, type Retiming, type SingleEdit } from './retimed-edit.ts';

/** The trip, and the one way to change it. */
export interface PlanEditor {
  document: TripDocument;
  edit: (change: Edit) => boolean;
}

interface Move {
  itemId: string;
  dayId: string;
  index: number;
}

/** Everything that is done to days and items, each as one step that can be undone. It stays the same object. */
export interface PlanActions {
  /** The trip as it is at this moment: for what is done, not for what is drawn. */
  read: () => TripDocument;
  /** An edit as it is. */
  edit: (change: Edit) => boolean;
  /** Edits after which the days they touch are re-timed. */
  editRetimed: (edits: readonly SingleEdit[], retiming?: Retiming) => void;
  /** An edit that is worked out of the trip and the facts, once those that `wanted` needs are there. */
  editOnceKnown: (
    wanted: SingleEdit,
    build: (document: TripDocument, facts: PlanFacts | null) => Edit,
  ) => void;
  moveItem: (move: Move) => Promise<void>;
  /** Does it, says what was done, and offers Undo. */
  editWithUndo: (text: string, change: Edit) => void;
  /** The same, with the days it touches re-timed. */
  editRetimedWithUndo: (text: string, edits: readonly SingleEdit[]) => void;
  fix: (finding: Finding) => void;
  fixAll: () => void;
}

const ActionsContext = createContext<PlanActions | null>(null);
/** Gives the actions to everything within. */
export const PlanActionsProvider = ActionsContext.Provider;

/** What days and items are changed by. */
export function usePlanActions(): PlanActions {
  const actions = useContext(ActionsContext);
  if (!actions) throw new Error('There is no day plan around this.');
  return actions;
}

const DocumentContext = createContext<TripDocument | null>(null);
/** Gives the trip as it is drawn to everything within. */
export const PlanDocumentProvider = DocumentContext.Provider;

/** The trip as it is drawn now; what asks for it is drawn anew at every change, so only open panels do. */
export function usePlanDocument(): TripDocument {
  const document = useContext(DocumentContext);
  if (!document) throw new Error('There is no trip around this.');
  return document;
}

const OutlineContext = createContext<DayOutline>({ dayIds: [], placeless: [] });
/** Gives everything within what findings speak of. */
export const DayOutlineProvider = OutlineContext.Provider;

/** The days and what has no place in them, the same object until that changes. */
export const useDayOutline = () => useContext(OutlineContext);

const batch = (edits: readonly SingleEdit[]): Edit => ({ edit: 'batch', edits: [...edits] });

/** The days of a trip under change: what is done to them, and what their audit found. */
export function useEditedPlan(editor: PlanEditor) {
  const { facts, factsFor } = usePlanFacts(editor.document);
  const latest = useRef({ editor, facts, factsFor });
  useEffect(() => {
    latest.current = { editor, facts, factsFor };
  });
  // A change is drawn first and audited afterwards.
  const audited = useDeferredValue(editor.document);
  const findings = useMemo(() => findingsOf(audited, facts), [audited, facts]);
  const actions = useMemo((): PlanActions => {
    const read = () => latest.current.editor.document;
    const edit = (change: Edit) => latest.current.editor.edit(change);
    /** Runs at once where all is known, otherwise once it is. A refusal is said by the editor. */
    const whenKnown = (wanted: Edit, run: (known: PlanFacts | null) => Edit): Promise<void> | void => {
      const trial = applyEdit(read(), wanted);
      if ('refused' in trial) return void edit(wanted);
      const known = latest.current.factsFor(trial.document);
      if (known instanceof Promise) return known.then((found) => void edit(run(found)));
      return void edit(run(known));
    };
    const editRetimed: PlanActions['editRetimed'] = (edits, retiming) =>
      void whenKnown(batch(edits), (known) => retimedEdit(read(), edits, known, retiming));
    const editWithUndo = (text: string, change: Edit) => {
      const before = read();
      if (edit(change)) offerUndo(text, before, change);
    };
    const offerUndo = (text: string, before: TripDocument, done: Edit) => {
      const result = applyEdit(before, done);
      if ('refused' in result) return;
      showToast({ text, action: { label: 'Undo', run: () => edit(result.inverse) } });
    };
    return {
      read,
      edit,
      editRetimed,
      editOnceKnown: (wanted, build) => void whenKnown(wanted, (known) => build(read(), known)),
      moveItem: async (move) => {
        await whenKnown({ edit: 'moveItem', ...move }, (known) => moveItemEdit(read(), move, known));
      },
      editWithUndo,
      editRetimedWithUndo: (text, edits) =>
        editWithUndo(text, retimedEdit(read(), edits, latest.current.facts)),
      fix: (finding) => {
        const done = fixEdit(read(), finding, latest.current.facts);
        if (done) edit(done);
      },
      fixAll: () => {
        const before = read();
        const known = latest.current.facts;
        if (!known) return;
        const { edit: done, fixed, left } = fixAll(before, known);
        const words = fixedWords(fixed, left, before.plan);
        if (done === null) showToast({ text: words });
        else if (edit(done)) offerUndo(words, before, done);
      },
    };
  }, []);
  const dragNeeds = useMemo(
    (): DragNeeds => ({
      days: () => actions.read().plan?.days ?? [],
      drop: actions.moveItem,
      placeWords: ({ day, place, places }) => `day ${day}, place ${place} of ${places}`,
    }),
    [actions],
  );
  return { actions, dragNeeds, findings, known: facts !== null };
}
