import type { Edit } from '@wayfare/contracts/edit';
import type { TripDocument } from '@wayfare/contracts/trip-document';
import { applyEdit, rebaseEdits, sameData } from '@wayfare/planner';
import { inSession, onDevice, readStored, writeStored } from '../ui/browser-storage.ts';
import { startHistory, type Step, type TripHistory } from './trip-history.ts';
import type { SaveState } from './trip-saver.ts';
import type { SaveTarget } from './workspace.queries.ts';

/** Edits that were not saved yet, with the version they were made on. */
interface KeptEdits {
  version: number;
  base: TripDocument;
  edits: Edit[];
}

interface KeptSteps {
  document: TripDocument;
  past: Step[];
  future: Step[];
}

const keptSteps = 100;
const unsavedKey = (id: string) => `wayfare.unsaved.${id}`;
const stepsKey = (target: SaveTarget) =>
  `wayfare.steps.${target.kind === 'device' || target.id === undefined ? 'new' : target.id}`;

/**
 * Keeps the unsaved edits of a trip of the server on this device as they are made, in case the page does not live.
 * False where that could not be done.
 */
export function keepEdits(target: SaveTarget, { unsaved, base }: TripHistory) {
  if (target.kind === 'device' || target.id === undefined || target.version === undefined) return false;
  const kept = { version: target.version, base, edits: unsaved };
  return writeStored(onDevice, unsavedKey(target.id), unsaved.length > 0 ? kept : undefined);
}

function readEdits(target: SaveTarget): KeptEdits | null {
  if (target.kind === 'device' || target.id === undefined) return null;
  const kept = readStored(onDevice, unsavedKey(target.id)) as Partial<KeptEdits> | undefined;
  const whole = Array.isArray(kept?.edits) && Array.isArray(kept.base?.trip?.stops);
  return whole ? (kept as KeptEdits) : null;
}

/** Keeps the way back and forth for this tab, so that a reload does not end it. */
export function keepSteps(target: SaveTarget, { document, past, future }: TripHistory) {
  const steps = { document, past: past.slice(-keptSteps), future: future.slice(-keptSteps) };
  writeStored(inSession, stepsKey(target), past.length + future.length > 0 ? steps : undefined);
}

/** Whether steps kept with one state lead from another. The server names a trip that had no name when it was kept. */
const isSameState = (kept: TripDocument | undefined, opened: TripDocument) =>
  kept !== undefined &&
  (kept.tripName === '' || kept.tripName === opened.tripName) &&
  sameData([kept.trip, kept.plan], [opened.trip, opened.plan]);

/** The way back and forth that led from this very state, if the tab has it. */
function withSteps(history: TripHistory, target: SaveTarget): TripHistory {
  const kept = readStored(inSession, stepsKey(target)) as Partial<KeptSteps> | undefined;
  if (!Array.isArray(kept?.past) || !Array.isArray(kept.future)) return history;
  return isSameState(kept.document, history.document)
    ? { ...history, past: kept.past, future: kept.future }
    : history;
}

/** A trip as it is opened: with the edits of an earlier visit that never reached the server, and the way back. */
export function openHistory(
  opened: TripDocument,
  target: SaveTarget,
): { history: TripHistory; state: SaveState } {
  const kept = readEdits(target);
  const fresh = startHistory(opened);
  const saved = { history: withSteps(fresh, target), state: { kind: 'saved' } } as const;
  if (!kept || target.kind === 'device') return saved;
  const mine = kept.edits.reduce((document, edit) => {
    const result = applyEdit(document, edit);
    return 'refused' in result ? document : result.document;
  }, kept.base);
  if (sameData(mine, opened)) {
    keepEdits(target, fresh);
    return saved;
  }
  const { document, applied, dropped } = rebaseEdits(kept.edits, opened, kept.base);
  if (dropped.length > 0) {
    return {
      history: { ...fresh, document: mine, unsaved: kept.edits, base: kept.base },
      state: { kind: 'conflict', theirs: opened, theirVersion: target.version ?? kept.version },
    };
  }
  const again = { ...fresh, document, unsaved: applied };
  return { history: withSteps(again, target), state: { kind: 'dirty' } };
}
