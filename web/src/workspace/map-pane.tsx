import { useMemo } from 'react';
import { tripContents } from '../map/trip-contents.ts';
import { TripMap } from '../map/trip-map.tsx';
import { addOwnPlace } from './add-own-place.ts';
import type { SharedSelection } from './selection.ts';
import type { TripEditor } from './use-trip-editor.ts';

/** The trip on the map, in step with the list. */
export function MapPane({ editor, shared }: { editor: TripEditor; shared: SharedSelection }) {
  const { trip, plan } = editor.document;
  const contents = useMemo(() => tripContents(trip, plan), [trip, plan]);
  return (
    <TripMap
      label="Map of the trip"
      contents={contents}
      selection={shared.selection}
      onSelect={shared.select}
      hoveredId={shared.hoveredId}
      onHover={shared.hover}
      onAdd={(place) => editor.edit(addOwnPlace(editor.document, place))}
    />
  );
}
