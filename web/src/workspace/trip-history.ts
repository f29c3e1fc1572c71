import type { Edit } from '@wayfare/contracts/edit';
import type { TripDocument } from '@wayfare/contracts/trip-document';
import { applyEdit, rebaseEdits } from '@wayfare/planner';

export interface Step {
  /** Undoes the step. */
  inverse: Edit;
  /** What was done, to tell whether the next edit goes on with the same thing. */
  about: string | null;
  at: number;
  /** The answer of the assistant that did it. */
  of?: string | undefined;
}

/** A trip under change: how it is, how to go back and forth, and what is not saved yet. */
export interface TripHistory {
  document: TripDocument;
  past: readonly Step[];
  future: readonly Step[];
  unsaved: readonly Edit[];
  /** What the server holds: the trip that the unsaved edits were made on. */
  base: TripDocument;
}

/** Edits of one field that follow within this time merge into one step. */
const mergeWindowMs = 1200;
const pastSteps = 500;

/** A trip as it was opened. */
export const startHistory = (document: TripDocument): TripHistory => ({
  document,
  past: [],
  future: [],
  unsaved: [],
  base: document,
});

function aboutOf(edit: Edit): string | null {
  if (edit.edit === 'setNotes' || edit.edit === 'renameTrip' || edit.edit === 'setRequest') return edit.edit;
  return edit.edit === 'setNights' ? `setNights ${edit.stopId}` : null;
}

/** Does one edit; undoing what was undone before is over then. A refusal changes nothing. */
export function doEdit(
  history: TripHistory,
  edit: Edit,
  now: number,
  of?: string,
): TripHistory | { refused: string } {
  const result = applyEdit(history.document, edit);
  if ('refused' in result) return result;
  const about = aboutOf(edit);
  const last = history.past.at(-1);
  const isMerged = about !== null && last?.about === about && now - last.at < mergeWindowMs;
  const past = isMerged
    ? [...history.past.slice(0, -1), { ...last, at: now }]
    : [...history.past, { inverse: result.inverse, about, at: now, of }].slice(-pastSteps);
  return { ...history, document: result.document, past, future: [], unsaved: [...history.unsaved, edit] };
}

const partsOf = (edit: Edit) => (edit.edit === 'batch' ? edit.edits : [edit]);

/**
 * Applies an inverse. A new trip has no name, and no edit may take a name away: where the inverse would, the name
 * goes without an edit, and comes back with the inverse's own inverse.
 */
function applyInverse(document: TripDocument, inverse: Edit) {
  const parts = partsOf(inverse);
  const kept = parts.filter((part) => part.edit !== 'renameTrip' || part.name !== '');
  if (kept.length === parts.length) return { ...applyEdit(document, inverse), done: inverse };
  const done: Edit = { edit: 'batch', edits: kept };
  const result = applyEdit(document, done);
  if ('refused' in result) return result;
  const rename: Edit = { edit: 'renameTrip', name: document.tripName };
  return {
    document: { ...result.document, tripName: '' },
    inverse: { edit: 'batch', edits: [...partsOf(result.inverse), rename] } satisfies Edit,
    done,
  };
}

function step(history: TripHistory, from: 'past' | 'future'): TripHistory {
  const last = history[from].at(-1);
  if (!last) return history;
  const result = applyInverse(history.document, last.inverse);
  const left = history[from].slice(0, -1);
  if ('refused' in result) return { ...history, [from]: left };
  const other = from === 'past' ? 'future' : 'past';
  return {
    ...history,
    document: result.document,
    [from]: left,
    [other]: [...history[other], { inverse: result.inverse, about: null, at: 0, of: last.of }],
    unsaved: [...history.unsaved, result.done],
  };
}

/** Undoes the last step. */
export const undoStep = (history: TripHistory) => step(history, 'past');

/** Redoes what was undone last. */
export const redoStep = (history: TripHistory) => step(history, 'future');

/** Undoes everything down to and with what one answer did; nothing where that is not there. */
export function undoDownTo(history: TripHistory, of: string): TripHistory {
  let held = history;
  while (held.past.some((done) => done.of === of)) held = undoStep(held);
  return held;
}

/** The server has the first `count` edits, which made this document. */
export const markSaved = (history: TripHistory, count: number, base: TripDocument): TripHistory => ({
  ...history,
  unsaved: history.unsaved.slice(count),
  base,
});

const rebasedSteps = 100;

/** Steps that led back from one state of a trip, as they lead back from another. Those that cannot are left out. */
function rebaseSteps(steps: readonly Step[], from: TripDocument, onto: TripDocument): Step[] {
  let [was, now] = [from, onto];
  const kept: Step[] = [];
  for (const one of steps.slice(-rebasedSteps).toReversed()) {
    const before = applyInverse(was, one.inverse);
    if ('refused' in before) break;
    const { applied, document } = rebaseEdits([one.inverse], now, was);
    [was, now] = [before.document, document];
    if (applied[0]) kept.unshift({ ...one, inverse: applied[0] });
  }
  return kept;
}

/** Puts the edits not yet saved on top of a newer trip; says how many of them no longer hold there. */
export function rebaseHistory(
  { document, past, future, unsaved, base }: TripHistory,
  newer: TripDocument,
): { history: TripHistory; dropped: number } {
  const rebased = rebaseEdits(unsaved, newer, base);
  return {
    history: {
      document: rebased.document,
      past: rebaseSteps(past, document, rebased.document),
      future: rebaseSteps(future, document, rebased.document),
      unsaved: rebased.applied,
      base: newer,
    },
    dropped: rebased.dropped.length,
  };
}
