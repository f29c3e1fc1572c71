import { addDays, daysBetween } from '@wayfare/almanac/local-date';
import type { TripDocument } from '@wayfare/contracts/trip-document';
import type { EditNamed, EditResult, SingleEdit } from './edit-result.ts';
import { asOneEdit, refuse } from './edit-result.ts';
import { sameData } from './same-data.ts';

/** Gives the trip another name. */
export function renameTrip(document: TripDocument, edit: EditNamed<'renameTrip'>): EditResult {
  const name = edit.name.trim();
  if (name.length === 0) return refuse('A trip needs a name.');
  return {
    document: { ...document, tripName: name },
    inverse: { edit: 'renameTrip', name: document.tripName },
  };
}

/** Replaces what was said and what was assumed of the traveller's wishes. */
export function setRequest(document: TripDocument, edit: EditNamed<'setRequest'>): EditResult {
  const { request, assumed } = document.trip;
  return {
    document: { ...document, trip: { ...document.trip, request: edit.request, assumed: edit.assumed } },
    inverse: { edit: 'setRequest', request, assumed },
  };
}

/** Sets the wished pace, or takes it out of the request with null. */
export function setPace(document: TripDocument, edit: EditNamed<'setPace'>): EditResult {
  const { pace: before, ...rest } = document.trip.request;
  const request = edit.pace === null ? rest : { ...rest, pace: edit.pace };
  return {
    document: { ...document, trip: { ...document.trip, request } },
    inverse: { edit: 'setPace', pace: before ?? null },
  };
}

/** Replaces the trip's notes. */
export function setNotes(document: TripDocument, edit: EditNamed<'setNotes'>): EditResult {
  return {
    document: { ...document, trip: { ...document.trip, notes: edit.notes } },
    inverse: { edit: 'setNotes', notes: document.trip.notes },
  };
}

/** Sets where the trip starts from. */
export function setOrigin(document: TripDocument, edit: EditNamed<'setOrigin'>): EditResult {
  return {
    document: { ...document, trip: { ...document.trip, origin: edit.origin } },
    inverse: { edit: 'setOrigin', origin: document.trip.origin },
  };
}

/** Sets where the trip ends. */
export function setEnd(document: TripDocument, edit: EditNamed<'setEnd'>): EditResult {
  return {
    document: { ...document, trip: { ...document.trip, end: edit.end } },
    inverse: { edit: 'setEnd', end: document.trip.end },
  };
}

function datedFrom(document: TripDocument, startOn: string | null): TripDocument {
  const trip = { ...document.trip, startOn };
  if (document.plan === null) return { ...document, trip };
  const before = document.trip.startOn;
  const shift = before !== null && startOn !== null ? daysBetween(before, startOn) : null;
  const days = document.plan.days.map((day, index) => {
    if (startOn === null) return day.on === null ? day : { ...day, on: null };
    if (shift !== null && day.on !== null) return shift === 0 ? day : { ...day, on: addDays(day.on, shift) };
    return { ...day, on: addDays(startOn, index) };
  });
  return { ...document, trip, plan: { ...document.plan, days } };
}

/**
 * Sets the first date. The dated days of the plan move along by the same number of days; undated ones are dated
 * in order from the new first date; null takes every date out.
 */
export function setStartOn(document: TripDocument, edit: EditNamed<'setStartOn'>): EditResult {
  if (edit.startOn !== null && daysBetween(edit.startOn, edit.startOn) !== 0) {
    return refuse(`${edit.startOn} is not a date.`);
  }
  const after = datedFrom(document, edit.startOn);
  const back: SingleEdit = { edit: 'setStartOn', startOn: document.trip.startOn };
  const undone = datedFrom(after, document.trip.startOn);
  const exact = sameData(undone.plan, document.plan);
  const inverse = exact ? back : asOneEdit([back, { edit: 'setPlan', plan: document.plan }]);
  return { document: after, inverse };
}
