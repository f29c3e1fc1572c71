import type { Edit } from '@wayfare/contracts/edit';
import type { PlanItem } from '@wayfare/contracts/plan';
import type { TripDocument } from '@wayfare/contracts/trip-document';
import { applyEdit } from '@wayfare/planner';
import { withIdeasLeaving } from '../trips/ideas-leave.ts';
import { showToast } from '../ui/toast.tsx';
import type { Wanted } from './drops-on.ts';
import { breakWords, editCost, type EditCost } from './edit-cost.ts';
import type { PlanFacts } from './plan-facts.ts';

/** The trip under change, and what is known of the world for it. */
export interface KnownTrip {
  read: () => TripDocument;
  edit: (change: Edit) => boolean;
  facts: () => PlanFacts | null;
  /** At once where all is known already. */
  factsFor: (document: TripDocument) => PlanFacts | Promise<PlanFacts | null>;
}

/** A change as it would be. */
export interface TriedOut {
  change: Edit;
  /** The item that it is about. */
  itemId: string;
  cost: EditCost;
  /** What its day would hold. */
  items: readonly PlanItem[];
}

/** How edits are done that want the ways and hours of what they bring into a day. */
export function knownEdits({ read, edit, factsFor }: KnownTrip) {
  /** Runs at once where all is known, otherwise once it is. A refusal is said by the editor. */
  const whenKnown = (wanted: Edit, run: (known: PlanFacts | null) => Edit): Promise<void> | void => {
    const trial = applyEdit(read(), wanted);
    if ('refused' in trial) return void edit(wanted);
    const known = factsFor(trial.document);
    if (known instanceof Promise) return known.then((found) => void edit(run(found)));
    return void edit(run(known));
  };
  const offerUndo = (text: string, before: TripDocument, done: Edit) => {
    const result = applyEdit(before, withIdeasLeaving(before, done));
    if ('refused' in result) return;
    showToast({ text, action: { label: 'Undo', run: () => edit(result.inverse) } });
  };
  /** Does a drop; what breaks by it is said, with the way back. */
  const drop = async ({ itemId, wanted, build }: Wanted, dayId: string) => {
    await whenKnown(wanted, (known) => {
      const change = build(known);
      const cost = editCost(read(), change, known, { dayId, itemId });
      const broken = cost && breakWords(cost.breaks);
      if (broken) offerUndo(broken, read(), change);
      return change;
    });
  };
  /** What a drop would make of its day; null where it cannot be. */
  const tryOut = async ({ itemId, wanted, build }: Wanted, dayId: string): Promise<TriedOut | null> => {
    const trial = applyEdit(read(), wanted);
    if ('refused' in trial) return null;
    const known = await factsFor(trial.document);
    const change = build(known);
    const result = applyEdit(read(), change);
    const cost = editCost(read(), change, known, { dayId, itemId });
    if (!cost || 'refused' in result) return null;
    const day = result.document.plan?.days.find(({ id }) => id === dayId);
    return { change, itemId, cost, items: day?.items ?? [] };
  };
  return { whenKnown, offerUndo, drop, tryOut };
}
