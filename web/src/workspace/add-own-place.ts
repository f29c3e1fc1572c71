import type { Edit } from '@wayfare/contracts/edit';
import type { PlaceRef } from '@wayfare/contracts/place-ref';
import type { TripDocument } from '@wayfare/contracts/trip-document';
import type { NewPlace } from '../map/add-place.tsx';
import { newLocalId } from '../trips/editing.ts';

const stayMinutes = 60;
const lastMinute = 2879;

/** The edit that puts a place of the traveller's own at the end of a day, or among the ideas. */
export function addOwnPlace({ trip, plan }: TripDocument, { name, at, dayId }: NewPlace): Edit {
  const [longitude, latitude] = at;
  const place: PlaceRef = { name, kind: 'custom', longitude, latitude, status: 'own' };
  const day = plan?.days.find(({ id }) => id === dayId);
  if (!day) {
    return { edit: 'addIdea', idea: { id: newLocalId(), place }, index: trip.ideas.length };
  }
  const startMinute = Math.min(day.items.at(-1)?.endMinute ?? day.startMinute, lastMinute);
  return {
    edit: 'addItem',
    dayId: day.id,
    index: day.items.length,
    item: {
      id: newLocalId(),
      kind: 'visit',
      title: name,
      place,
      startMinute,
      endMinute: Math.min(startMinute + stayMinutes, lastMinute),
      travel: null,
      locked: false,
      madeBy: 'traveller',
    },
  };
}
