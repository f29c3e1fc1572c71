import type { Edit } from '@wayfare/contracts/edit';
import { applyEdit } from '@wayfare/planner';
import type { Editing } from '../trips/editing.ts';
import { showToast } from '../ui/toast.tsx';
import { lostBookings, routeChange } from './route-edits.ts';
import type { StopActions } from './stop-card.tsx';

/** What can be done to the stops of a trip; whatever takes something away offers the way back. */
export function useStopActions({ document, edit, undo }: Editing): StopActions {
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
  };
}
