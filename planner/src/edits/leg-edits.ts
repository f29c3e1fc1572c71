import type { TripDocument } from '@wayfare/contracts/trip-document';
import type { EditNamed, EditResult } from './edit-result.ts';
import { refuse } from './edit-result.ts';
import { repeatedId, withReplaced } from './list.ts';

/** Replaces all ways between the stops. */
export function setLegs(document: TripDocument, edit: EditNamed<'setLegs'>): EditResult {
  const repeated = repeatedId(edit.legs.map((leg) => leg.id));
  if (repeated !== null) return refuse(`The leg ${repeated} stands twice.`);
  const points = new Set(['origin', 'end', ...document.trip.stops.map((stop) => stop.id)]);
  const stray = edit.legs.find((leg) => !points.has(leg.from) || !points.has(leg.to));
  if (stray !== undefined)
    return refuse(`The leg ${stray.id} leads from or to a stop that the trip does not have.`);
  return {
    document: { ...document, trip: { ...document.trip, legs: edit.legs } },
    inverse: { edit: 'setLegs', legs: document.trip.legs },
  };
}

/** Replaces one leg by another state of it, found by its id. */
export function updateLeg(document: TripDocument, edit: EditNamed<'updateLeg'>): EditResult {
  const index = document.trip.legs.findIndex((leg) => leg.id === edit.leg.id);
  const before = document.trip.legs[index];
  if (before === undefined) return refuse(`The trip has no leg ${edit.leg.id}.`);
  return {
    document: {
      ...document,
      trip: { ...document.trip, legs: withReplaced(document.trip.legs, index, edit.leg) },
    },
    inverse: { edit: 'updateLeg', leg: before },
  };
}
