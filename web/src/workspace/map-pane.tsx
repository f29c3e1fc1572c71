import { useCallback, useDeferredValue, useMemo } from 'react';
import type { NewPlace } from '../map/add-place.tsx';
import { tripContents } from '../map/trip-contents.ts';
import { TripMap } from '../map/trip-map.tsx';
import { useVisitAdder } from '../plan/use-visit-adder.ts';
import { newLocalId } from '../trips/editing.ts';
import { usePointedId } from '../ui/pointed.ts';
import type { SharedSelection } from './selection.ts';
import type { TripEditor } from './use-trip-editor.ts';

/** The trip on the map, in step with the list, which is drawn first. */
export function MapPane({ editor, shared }: { editor: TripEditor; shared: SharedSelection }) {
  const { trip, plan } = useDeferredValue(editor.document);
  const { edit, saver } = editor;
  const contents = useMemo(() => tripContents(trip, plan), [trip, plan]);
  const addVisit = useVisitAdder(editor);
  const add = useCallback(
    ({ place, dayId }: NewPlace) => {
      const index = saver.document.trip.ideas.length;
      if (dayId !== null) void addVisit(place, dayId);
      else edit({ edit: 'addIdea', idea: { id: newLocalId(), place }, index });
    },
    [addVisit, edit, saver],
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
}
