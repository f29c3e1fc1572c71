import type { PlaceRef } from '@wayfare/contracts/place-ref';
import { applyEdit } from '@wayfare/planner';
import { useCallback, useEffect, useRef } from 'react';
import { newVisit, roughVisit, visitEdit } from './add-items.ts';
import type { PlanEditor } from './plan-actions.ts';
import { useFactsLookup } from './plan-facts.queries.ts';

/** Puts a place into a day from outside the list of days: where it suits the day best, with its ways and times. */
export function useVisitAdder(editor: PlanEditor) {
  const lookUp = useFactsLookup();
  const latest = useRef(editor);
  useEffect(() => {
    latest.current = editor;
  });
  return useCallback(
    async (place: PlaceRef, dayId: string) => {
      const { document } = latest.current;
      const day = document.plan?.days.find(({ id }) => id === dayId);
      if (!day) return;
      const visit = newVisit(place, day);
      const trial = applyEdit(document, roughVisit(day, visit));
      const facts = 'refused' in trial ? null : await lookUp(trial.document);
      // The trip may have changed while it was looked up.
      const { document: now, edit } = latest.current;
      edit(visitEdit(now, dayId, visit, facts));
    },
    [lookUp],
  );
}
