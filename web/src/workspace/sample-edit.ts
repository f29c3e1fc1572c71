import { addDays } from '@wayfare/almanac/local-date';
import type { Edit } from '@wayfare/contracts/edit';
import type { PlaceRef } from '@wayfare/contracts/place-ref';
import type { PlanDay } from '@wayfare/contracts/plan';
import type { TripDocument } from '@wayfare/contracts/trip-document';
import { newLocalId } from '../trips/editing.ts';
import { totalNights } from '../trips/trip-days.ts';

type Single = Exclude<Edit, { edit: 'batch' }>;

const emptyDay = (stopId: string, place: PlaceRef, on: string | null): PlanDay => ({
  id: newLocalId(),
  on,
  stopId,
  base: place,
  endBase: place,
  startMinute: 540,
  endMinute: 1260,
  items: [],
});

/**
 * Adds the sample days of a guide to a trip, as they stand: a stop at its end with the timed days. Where the trip goes
 * somewhere before, its last day is the one on which one comes here.
 */
export function sampleEdit({ trip, plan }: TripDocument, sample: TripDocument): Edit {
  const [city] = sample.trip.stops;
  const sampled = sample.plan?.days ?? [];
  const goesOn = trip.stops.length > 0;
  const before = goesOn ? totalNights(trip) + 1 : 0;
  const dateOf = (index: number) => trip.startOn && addDays(trip.startOn, index);
  const stop = { ...city!, id: newLocalId(), nights: goesOn ? sampled.length : city!.nights };
  const days = sampled.map((day, index) => ({
    ...day,
    id: newLocalId(),
    on: dateOf(before + index),
    stopId: stop.id,
    items: day.items.map((item) => ({ ...item, id: newLocalId() })),
  }));
  const edits: Single[] = [{ edit: 'addStop', stop, index: trip.stops.length }];
  if (plan) {
    const last = plan.days.at(-1);
    if (last) edits.push({ edit: 'replaceDay', day: { ...last, stopId: stop.id, endBase: stop.place } });
    edits.push(
      ...days.map((day, index): Single => ({ edit: 'addDay', day, index: plan.days.length + index })),
    );
  } else {
    const nights = trip.stops.flatMap((one) => Array.from({ length: one.nights }, () => one));
    const slept = nights.map(({ id, place }, index) => emptyDay(id, place, dateOf(index)));
    const arrival = goesOn ? [emptyDay(stop.id, stop.place, dateOf(before - 1))] : [];
    edits.push({ edit: 'setPlan', plan: { schemaVersion: 1, days: [...slept, ...arrival, ...days] } });
  }
  return { edit: 'batch', edits, label: `The guide’s days in ${stop.place.name}` };
}
