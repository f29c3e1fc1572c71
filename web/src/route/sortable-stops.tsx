import {
  closestCenter,
  DndContext,
  KeyboardSensor,
  MouseSensor,
  TouchSensor,
  useSensor,
  useSensors,
  type Announcements,
  type UniqueIdentifier,
} from '@dnd-kit/core';
import { SortableContext, sortableKeyboardCoordinates, verticalListSortingStrategy } from '@dnd-kit/sortable';
import type { Stop } from '@wayfare/contracts/trip';
import type { ReactNode } from 'react';

interface SortableStopsProps {
  stops: readonly Stop[];
  onMove: (stopId: string, index: number) => void;
  onDragging: (dragging: boolean) => void;
  children: ReactNode;
}

const instructions = {
  draggable:
    'Press space or Enter to take the stop up, the arrow keys to move it, space or Enter again to put it down, Escape to leave it where it was.',
};

// Only the pane scrolls under a card held at its edge, never the page around it.
const autoScroll = { canScroll: (element: Element) => element !== document.scrollingElement };

/** The list of stops that can be put in another order by mouse, touch and keyboard; each step is said aloud. */
export function SortableStops({ stops, onMove, onDragging, children }: SortableStopsProps) {
  const sensors = useSensors(
    useSensor(MouseSensor, { activationConstraint: { distance: 6 } }),
    useSensor(TouchSensor, { activationConstraint: { delay: 120, tolerance: 8 } }),
    useSensor(KeyboardSensor, { coordinateGetter: sortableKeyboardCoordinates }),
  );
  const ids = stops.map(({ id }) => id);
  const nameOf = (id: UniqueIdentifier) => stops.find((stop) => stop.id === id)?.place.name ?? '';
  const at = (id: UniqueIdentifier) => `${ids.indexOf(String(id)) + 1} of ${ids.length}`;
  const announcements: Announcements = {
    onDragStart: ({ active }) => `${nameOf(active.id)} taken up, stop ${at(active.id)}.`,
    onDragOver: ({ active, over }) => (over ? `${nameOf(active.id)} is now stop ${at(over.id)}.` : undefined),
    onDragEnd: ({ active, over }) => `${nameOf(active.id)} put down as stop ${at((over ?? active).id)}.`,
    onDragCancel: ({ active }) => `${nameOf(active.id)} stays stop ${at(active.id)}.`,
  };
  return (
    <DndContext
      sensors={sensors}
      collisionDetection={closestCenter}
      autoScroll={autoScroll}
      accessibility={{ announcements, screenReaderInstructions: instructions }}
      onDragStart={() => onDragging(true)}
      onDragCancel={() => onDragging(false)}
      onDragEnd={({ active, over }) => {
        onDragging(false);
        if (over && over.id !== active.id) onMove(String(active.id), ids.indexOf(String(over.id)));
      }}
    >
      <SortableContext items={ids} strategy={verticalListSortingStrategy}>
        {children}
      </SortableContext>
    </DndContext>
  );
}
