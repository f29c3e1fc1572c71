import type { PlaceRef } from '@wayfare/contracts/place-ref';
import { useMemo } from 'react';
import type { NewPlace } from '../map/add-place.tsx';
import { tripContents } from '../map/trip-contents.ts';
import { TripMap } from '../map/trip-map.tsx';
import { useVisitAdder } from '../plan/use-visit-adder.ts';
import { newLocalId } from '../trips/editing.ts';
import type { SharedSelection } from './selection.ts';
import type { TripEditor } from './use-trip-editor.ts';

/** The trip on the map, in step with the list. */
export function MapPane({ editor, shared }: { editor: TripEditor; shared: SharedSelection }) {
  const { trip, plan } = editor.document;
  const contents = useMemo(() => tripContents(trip, plan), [trip, plan]);
  const addVisit = useVisitAdder(editor);
  const add = ({ name, at: [longitude, latitude], dayId }: NewPlace) => {
    const place: PlaceRef = { name, kind: 'custom', longitude, latitude, status: 'own' };
    if (dayId !== null) void addVisit(place, dayId);
    else editor.edit({ edit: 'addIdea', idea: { id: newLocalId(), place }, index: trip.ideas.length });
  };
  return (
    <TripMap
      label="Map of the trip"
      contents={contents}
      selection={shared.selection}
      onSelect={shared.select}
      hoveredId={shared.hoveredId}
      onHover={shared.hover}
      onAdd={add}
    />
  );
}
