import { memo, useCallback, useDeferredValue, useMemo } from 'react';
import type { NewPlace } from '../map/add-place.tsx';
import { tripContents } from '../map/trip-contents.ts';
import { TripMap } from '../map/trip-map.tsx';
import { useVisitAdder } from '../plan/use-visit-adder.ts';
import { newLocalId, type Editing } from '../trips/editing.ts';
import { usePointedId } from '../ui/pointed.ts';
import type { SharedSelection } from './selection.ts';

/** The trip on the map, in step with the list, which is drawn first. */
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
  const addVisit = useVisitAdder(editing);
  const add = useCallback(
    ({ place, dayId }: NewPlace) => {
      if (dayId !== null) void addVisit(place, dayId);
      else edit({ edit: 'addIdea', idea: { id: newLocalId(), place }, index: ideas });
    },
    [addVisit, edit, ideas],
  );
  return (
    <TripMap
      label="Map of the trip"
      contents={contents}
      selection={shared.selection}
      onSelect={shared.select}
      hoveredId={usePointedId(shared.pointed)}
      onHover={shared.pointed.point}
      onAdd={add}
    />
  );
});
