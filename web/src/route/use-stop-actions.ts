import type { Edit } from '@wayfare/contracts/edit';
import type { PlaceRef } from '@wayfare/contracts/place-ref';
import type { Stop } from '@wayfare/contracts/trip';
import { applyEdit } from '@wayfare/planner';
import { useEffect, useRef } from 'react';
import { lodgingEdits } from '../plan/lodging-edits.ts';
import { useFactsLookup } from '../plan/plan-facts.queries.ts';
import { retimedEdit } from '../plan/retimed-edit.ts';
import { aroundTrip } from '../places/trip-places.ts';
import type { Editing } from '../trips/editing.ts';
import { showToast } from '../ui/toast.tsx';
import { lostBookings, routeChange } from './route-edits.ts';
import type { StopActions } from './stop-card.tsx';

/** What can be done to the stops of a trip; whatever takes something away offers the way back. */
export function useStopActions({ document, edit, undo }: Editing): StopActions {
  const lookUp = useFactsLookup();
  const latest = useRef({ document, edit });
  useEffect(() => {
    latest.current = { document, edit };
  });
  /** The bed at once, so that nothing typed is lost; the times of its days once the ways from it are looked up. */
  const sleepAt = async (stop: Stop, lodging: PlaceRef | null) => {
    const edits = lodgingEdits(document, stop, lodging);
    const moved = edits.flatMap((one) => (one.edit === 'replaceDay' ? [one.day.id] : []));
    const trial = applyEdit(document, { edit: 'batch', edits });
    if (!edit({ edit: 'batch', edits, label: 'Lodging' }) || 'refused' in trial || moved.length === 0) return;
    const facts = await lookUp(trial.document);
    // The trip may have changed while they were looked up.
    const now = latest.current;
    const days = now.document.plan?.days.filter(({ id }) => moved.includes(id)) ?? [];
    const again = days.map((day) => ({ edit: 'replaceDay' as const, day }));
    if (facts && again.length > 0) now.edit(retimedEdit(now.document, again, facts));
  };
  const change = (made: Edit, said?: string) => {
    const result = applyEdit(document, made);
    if (!edit(made) || 'refused' in result) return;
    const lost = lostBookings(document, result.document).length;
    const booked = lost > 0 ? 'A booked journey no longer fits the route and was removed.' : undefined;
    const text = [said, booked].filter(Boolean).join(' ');
    if (text) showToast({ text, action: { label: 'Undo', run: undo } });
  };
  const nameOf = (stopId: string) =>
    document.trip.stops.find(({ id }) => id === stopId)?.place.name ?? 'The stop';
  return {
    setNights: (stopId, nights) => change({ edit: 'setNights', stopId, nights }),
    move: (stopId, index) => change(routeChange(document, { edit: 'moveStop', stopId, index })),
    remove: (stopId) =>
      change(routeChange(document, { edit: 'removeStop', stopId }), `${nameOf(stopId)} was taken out.`),
    update: (stop) => change({ edit: 'updateStop', stop }),
    sleepAt: (stop, lodging) => void sleepAt(stop, lodging),
    around: ({ place }) => aroundTrip(document, place),
  };
}
