import type { TripDocument } from '@wayfare/contracts/trip-document';
import type { Trip } from '@wayfare/contracts/trip';
import type { EditNamed, EditResult, SingleEdit } from './edit-result.ts';
import { asOneEdit, refuse } from './edit-result.ts';
import { isIndex, withInserted, withoutIndex, withReplaced } from './list.ts';

const withTrip = (document: TripDocument, change: Partial<Trip>): TripDocument => ({
  ...document,
  trip: { ...document.trip, ...change },
});

const stopIndex = (document: TripDocument, stopId: string): number =>
  document.trip.stops.findIndex((stop) => stop.id === stopId);

const noSuchStop = (stopId: string) => refuse(`The trip has no stop ${stopId}.`);

/** Puts a new stop into the route; the ways between stops are left to `setLegs`. */
export function addStop(document: TripDocument, edit: EditNamed<'addStop'>): EditResult {
  const { stops } = document.trip;
  if (edit.stop.id === 'origin' || edit.stop.id === 'end')
    return refuse('A stop cannot be called origin or end.');
  if (stopIndex(document, edit.stop.id) >= 0) return refuse(`The trip already has a stop ${edit.stop.id}.`);
  if (!isIndex(edit.index, stops.length)) return refuse(`There is no position ${edit.index} in the route.`);
  return {
    document: withTrip(document, { stops: withInserted(stops, edit.index, edit.stop) }),
    inverse: { edit: 'removeStop', stopId: edit.stop.id },
  };
}

/** Takes a stop out of the route, with the legs that touch it; its plan days stay, without a stop. */
export function removeStop(document: TripDocument, edit: EditNamed<'removeStop'>): EditResult {
  const { stops, legs } = document.trip;
  const index = stopIndex(document, edit.stopId);
  const stop = stops[index];
  if (stop === undefined) return noSuchStop(edit.stopId);
  const inverse: SingleEdit[] = [{ edit: 'addStop', stop, index }];
  const keptLegs = legs.filter((leg) => leg.from !== stop.id && leg.to !== stop.id);
  if (keptLegs.length < legs.length) inverse.push({ edit: 'setLegs', legs });
  let { plan } = document;
  if (plan?.days.some((day) => day.stopId === stop.id)) {
    for (const day of plan.days) if (day.stopId === stop.id) inverse.push({ edit: 'replaceDay', day });
    plan = {
      ...plan,
      days: plan.days.map((day) => (day.stopId === stop.id ? { ...day, stopId: null } : day)),
    };
  }
  const changed = withTrip(document, {
    stops: withoutIndex(stops, index),
    legs: keptLegs.length < legs.length ? keptLegs : legs,
  });
  return { document: { ...changed, plan }, inverse: asOneEdit(inverse) };
}

/** Moves a stop so that it stands at `index` of the route. */
export function moveStop(document: TripDocument, edit: EditNamed<'moveStop'>): EditResult {
  const { stops } = document.trip;
  const from = stopIndex(document, edit.stopId);
  const stop = stops[from];
  if (stop === undefined) return noSuchStop(edit.stopId);
  if (!isIndex(edit.index, stops.length - 1))
    return refuse(`There is no position ${edit.index} in the route.`);
  return {
    document: withTrip(document, { stops: withInserted(withoutIndex(stops, from), edit.index, stop) }),
    inverse: { edit: 'moveStop', stopId: edit.stopId, index: from },
  };
}

/** Sets how many nights are spent at a stop. */
export function setNights(document: TripDocument, edit: EditNamed<'setNights'>): EditResult {
  const index = stopIndex(document, edit.stopId);
  const stop = document.trip.stops[index];
  if (stop === undefined) return noSuchStop(edit.stopId);
  if (!isIndex(edit.nights, 365)) return refuse('Nights are a whole number from 0 to 365.');
  const stops = withReplaced(document.trip.stops, index, { ...stop, nights: edit.nights });
  return {
    document: withTrip(document, { stops }),
    inverse: { edit: 'setNights', stopId: edit.stopId, nights: stop.nights },
  };
}

/** Replaces a stop by another state of it, found by its id. */
export function updateStop(document: TripDocument, edit: EditNamed<'updateStop'>): EditResult {
  const index = stopIndex(document, edit.stop.id);
  const stop = document.trip.stops[index];
  if (stop === undefined) return noSuchStop(edit.stop.id);
  return {
    document: withTrip(document, { stops: withReplaced(document.trip.stops, index, edit.stop) }),
    inverse: { edit: 'updateStop', stop },
  };
}
