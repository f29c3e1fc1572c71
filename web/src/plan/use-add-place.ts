import type { PlaceRef } from '@wayfare/contracts/place-ref';
import type { PlanDay } from '@wayfare/contracts/plan';
import { showToast } from '../ui/toast.tsx';
import { newVisit, roughVisit, visitEdit } from './add-items.ts';
import { type EditCost, editCost } from './edit-cost.ts';
import { lodgingEdits } from './lodging-edits.ts';
import { type PlanActions, usePlanActions } from './plan-actions.ts';

/** A bed is not visited: it becomes the base of the nights at the day's stop. False where the day has none. */
function sleepAt(actions: PlanActions, day: PlanDay, lodging: PlaceRef): boolean {
  const document = actions.read();
  const stop = document.trip.stops.find(({ id, nights }) => id === day.stopId && nights > 0);
  if (!stop) return false;
  actions.editRetimed(lodgingEdits(document, stop, lodging));
  showToast({ text: `You sleep at ${lodging.name} in ${stop.place.name}: its days begin and end there.` });
  return true;
}

interface AddNeeds {
  /** An idea is gone to, whatever it is. */
  isIdea?: boolean;
  /** Told what came of it, before it is drawn. */
  onAdded?: (name: string, cost: EditCost | null) => void;
}

/** Puts a place into a day, where it suits the day best. */
export function useAddPlace(day: PlanDay) {
  const actions = usePlanActions();
  return (place: PlaceRef, { isIdea = false, onAdded }: AddNeeds = {}) => {
    if (place.kind === 'lodging' && !isIdea && sleepAt(actions, day, place)) return;
    const visit = newVisit(place, day);
    actions.editOnceKnown(roughVisit(day, visit), (document, facts) => {
      const edit = visitEdit(document, day.id, visit, facts);
      onAdded?.(place.name, editCost(document, edit, facts, { dayId: day.id, itemId: visit.id }));
      return edit;
    });
  };
}
