import type { Edit } from '@wayfare/contracts/edit';
import type { Finding } from '@wayfare/contracts/finding';
import type { PlaceRef } from '@wayfare/contracts/place-ref';
import type { PlanDay } from '@wayfare/contracts/plan';
import type { TripDocument } from '@wayfare/contracts/trip-document';
import { counted } from '@wayfare/wording/words';
import { createContext, useContext, useDeferredValue, useEffect, useMemo, useRef, useState } from 'react';
import type { DayOutline } from './finding-words.ts';
import { findingsOf } from './fix-findings.ts';
import type { DragMove, DragNeeds, DropPlace } from './item-drag.ts';
import type { TriedOut } from './known-edits.ts';
import { makePlanActions } from './make-plan-actions.ts';
import type { Picks } from './picks.ts';
import { usePlanFacts } from './plan-facts.queries.ts';
import type { PlanFacts } from './plan-facts.ts';
import type { Retiming, SingleEdit } from './retimed-edit.ts';

/** The trip, and the one way to change it. */
export interface PlanEditor {
  document: TripDocument;
  edit: (change: Edit) => boolean;
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
  /** Puts an item, or what is offered beside the days, into a place of a day. */
  moveItem: (move: DragMove) => Promise<void>;
  /** Moves several at once into a day. */
  moveItems: (itemIds: readonly string[], place: DropPlace) => Promise<void>;
  /** What a visit to a place would make of a day, where it fits best; null where it cannot be. */
  tryVisit: (place: PlaceRef, day: PlanDay) => Promise<TriedOut | null>;
  /** What is offered beside the days, by the ids that it is marked with. */
  offers: Map<string, PlaceRef>;
  /** The items that something is done to at once. */
  picks: Picks;
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
  const [{ actions, costOf }] = useState(() =>
    makePlanActions({
      read: () => latest.current.editor.document,
      edit: (change) => latest.current.editor.edit(change),
      facts: () => latest.current.facts,
      factsFor: (document) => latest.current.factsFor(document),
    }),
  );
  const dragNeeds = useMemo(
    (): DragNeeds => ({
      days: () => actions.read().plan?.days ?? [],
      drop: actions.moveItem,
      titleOf: (itemId) => {
        const picked = actions.picks.read();
        const several = picked.length > 1 && picked.includes(itemId);
        return several ? counted(picked.length, 'thing') : actions.offers.get(itemId)?.name;
      },
      costOf,
      placeWords: ({ day, place, places }) => `day ${day}, place ${place} of ${places}`,
    }),
    [actions, costOf],
  );
  return { actions, dragNeeds, findings, known: facts !== null };
}
