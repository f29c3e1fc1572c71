import { addDays } from '@wayfare/almanac/local-date';
import type { Edit } from '@wayfare/contracts/edit';
import type { PlanDay } from '@wayfare/contracts/plan';
import type { TripDocument } from '@wayfare/contracts/trip-document';
import { newLocalId } from '../trips/editing.ts';
import type { SingleEdit } from './retimed-edit.ts';

/** Days after one that came or went are a day later or earlier. */
const shifted = (days: readonly PlanDay[], by: number): SingleEdit[] =>
  days.flatMap((day) =>
    day.on ? [{ edit: 'replaceDay' as const, day: { ...day, on: addDays(day.on, by) } }] : [],
  );

function nights({ trip }: TripDocument, stopId: string | null, by: number): SingleEdit[] {
  const stop = trip.stops.find(({ id }) => id === stopId);
  const next = (stop?.nights ?? 0) + by;
  return stop && next >= 0 ? [{ edit: 'setNights', stopId: stop.id, nights: next }] : [];
}

/** An empty day after the given one, in the same place: one more night there, later days one day later. */
export function dayAdded(document: TripDocument, after: number): Edit {
  const days = document.plan?.days ?? [];
  const before = days[after];
  const place = before?.endBase ?? before?.base ?? null;
  const day: PlanDay = {
    id: newLocalId(),
    on: before?.on ? addDays(before.on, 1) : null,
    stopId: before?.stopId ?? null,
    base: place,
    endBase: place,
    startMinute: 540,
    endMinute: 1290,
    items: [],
  };
  return {
    edit: 'batch',
    edits: [
      ...shifted(days.slice(after + 1), 1),
      { edit: 'addDay', day, index: Math.min(after + 1, days.length) },
      ...nights(document, day.stopId, 1),
    ],
    label: 'Add a day',
  };
}

/** A day taken out with all that is in it: a night less there, later days one day earlier. */
export function dayRemoved(document: TripDocument, dayId: string): Edit {
  const days = document.plan?.days ?? [];
  const index = days.findIndex(({ id }) => id === dayId);
  return {
    edit: 'batch',
    edits: [
      { edit: 'removeDay', dayId },
      ...shifted(days.slice(index + 1), -1),
      ...nights(document, days[index]?.stopId ?? null, -1),
    ],
    label: 'Remove a day',
  };
}
