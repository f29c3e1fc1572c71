import { MapIcon } from 'lucide-react';
import { memo, useCallback, useDeferredValue, useMemo } from 'react';
import type { NewPlace } from '../map/add-place.tsx';
import { tripContents } from '../map/trip-contents.ts';
import { TripMap } from '../map/trip-map.tsx';
import { useVisitAdder } from '../plan/use-visit-adder.ts';
import { newLocalId, type Editing } from '../trips/editing.ts';
import { usePointedId } from '../ui/pointed.ts';
import type { SharedSelection } from './selection.ts';
import { useFirstSign } from './use-first-sign.ts';

/**
 * The trip on the map, in step with the list, which is drawn first. A map weighs as much as all the rest: one with
 * nothing on it waits until the page is used.
 */
export const MapPane = memo(function MapPane({
  editing,
  shared,
}: {
  editing: Editing;
  shared: SharedSelection;
}) {
  const { document, edit } = editing;
  const ideas = document.trip.ideas.length;
  const { trip, plan } = useDeferredValue(document);
  const contents = useMemo(() => tripContents(trip, plan), [trip, plan]);
  const hovered = usePointedId(shared.pointed);
  const wanted = useFirstSign(contents.points.length === 0);
  const addVisit = useVisitAdder(editing);
  const add = useCallback(
    ({ place, dayId }: NewPlace) => {
      if (dayId !== null) void addVisit(place, dayId);
      else edit({ edit: 'addIdea', idea: { id: newLocalId(), place }, index: ideas });
    },
    [addVisit, edit, ideas],
  );
  if (!wanted)
    return (
      <div className="grid size-full place-items-center bg-sunken text-line-strong">
        <MapIcon aria-hidden="true" size={40} strokeWidth={1.25} />
      </div>
    );
  return (
    <TripMap
      label="Map of the trip"
      contents={contents}
      selection={shared.selection}
      onSelect={shared.select}
      hoveredId={hovered}
      onHover={shared.pointed.point}
      onAdd={add}
    />
  );
});
