import type { Edit } from '@wayfare/contracts/edit';
import type { PlaceRef } from '@wayfare/contracts/place-ref';
import { showToast } from '../ui/toast.tsx';
import { dropsOn, movable, wantedMove, wantedVisit } from './drops-on.ts';
import { costWords } from './edit-cost.ts';
import { fixedWords } from './finding-words.ts';
import { fixAll, fixEdit } from './fix-findings.ts';
import type { DragMove } from './item-drag.ts';
import { knownEdits, type KnownTrip } from './known-edits.ts';
import { createPicks } from './picks.ts';
import type { PlanActions } from './plan-actions.ts';
import { retimedEdit, type SingleEdit } from './retimed-edit.ts';

const batch = (edits: readonly SingleEdit[]): Edit => ({ edit: 'batch', edits: [...edits] });

/** What is done to the days of a trip, and what a drop on them would come to. */
export function makePlanActions(trip: KnownTrip) {
  const { read, edit, facts } = trip;
  const offers = new Map<string, PlaceRef>();
  const picks = createPicks();
  const { whenKnown, offerUndo, drop, tryOut } = knownEdits(trip);
  const wantedOf = dropsOn({ read, offers, picks });
  const editWithUndo = (text: string, change: Edit) => {
    const before = read();
    if (edit(change)) offerUndo(text, before, change);
  };
  const actions: PlanActions = {
    read,
    edit,
    offers,
    picks,
    editRetimed: (edits, retiming) =>
      void whenKnown(batch(edits), (known) => retimedEdit(read(), edits, known, retiming)),
    editOnceKnown: (wanted, build) => void whenKnown(wanted, (known) => build(read(), known)),
    moveItem: async (move) => {
      await drop(wantedOf(move), move.dayId);
      if (picks.read().includes(move.itemId)) picks.end();
    },
    moveItems: async (itemIds, place) => {
      const some = movable(read(), itemIds);
      const [itemId] = some;
      if (itemId !== undefined) await drop(wantedMove(read, some, { itemId, ...place }), place.dayId);
    },
    tryVisit: (place, day) => tryOut(wantedVisit(read, place, { day }), day.id),
    editWithUndo,
    editRetimedWithUndo: (text, edits) => editWithUndo(text, retimedEdit(read(), edits, facts())),
    fix: (finding) => {
      const done = fixEdit(read(), finding, facts());
      if (done) edit(done);
    },
    fixAll: () => {
      const before = read();
      const known = facts();
      if (!known) return;
      const { edit: done, fixed, left } = fixAll(before, known);
      const words = fixedWords(fixed, left, before.plan);
      if (done === null) showToast({ text: words });
      else if (edit(done)) offerUndo(words, before, done);
    },
  };
  const costOf = async (move: DragMove) => {
    const tried = await tryOut(wantedOf(move), move.dayId);
    if (!tried) return null;
    const day = (read().plan?.days ?? []).findIndex(({ id }) => id === move.dayId) + 1;
    // Beside the list the day that one is over is nowhere named.
    return `${move.best ? `Day ${day}: ` : ''}${costWords(tried.cost)}`;
  };
  return { actions, costOf };
}
