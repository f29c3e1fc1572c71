import { addDays } from '@wayfare/almanac/local-date';
import type { Edit } from '@wayfare/contracts/edit';
import type { PlanDay, PlanItem } from '@wayfare/contracts/plan';
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

/** Puts a day after the given one, in the same place: one more night there, later days one day later. */
function putAfter(document: TripDocument, after: number, day: PlanDay, label: string): Edit {
  const days = document.plan?.days ?? [];
  return {
    edit: 'batch',
    edits: [
      ...shifted(days.slice(after + 1), 1),
      { edit: 'addDay', day, index: Math.min(after + 1, days.length) },
      ...nights(document, day.stopId, 1),
    ],
    label,
  };
}

/** An empty day after the given one. */
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
  return putAfter(document, after, day, 'Add a day');
}

/** The same day once more after itself: what is booked or settled stays where it is, and ways to other places. */
export function dayDuplicated(document: TripDocument, index: number): Edit {
  const day = document.plan!.days[index]!;
  const items = day.items
    .filter(({ kind }) => kind !== 'transfer' && kind !== 'check_in' && kind !== 'check_out')
    .map(({ booking: _booking, ...item }): PlanItem => ({
      ...item,
      id: newLocalId(),
      locked: false,
      madeBy: 'traveller',
    }));
  const copy = { ...day, id: newLocalId(), on: day.on ? addDays(day.on, 1) : null, items };
  return putAfter(document, index, copy, 'Duplicate a day');
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
