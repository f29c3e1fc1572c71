import type { Booking } from '@wayfare/contracts/booking';
import type { Plan } from '@wayfare/contracts/plan';
import type { Trip } from '@wayfare/contracts/trip';

/** Changes all of a document that can be booked: its stays, its ways, what is done in its days. */
export function changeBooked<Document extends { trip: Trip; plan: Plan | null }>(
  document: Document,
  change: <Thing extends { booking?: Booking | undefined }>(thing: Thing) => Thing,
): Document {
  const { trip, plan } = document;
  return {
    ...document,
    trip: { ...trip, stops: trip.stops.map(change), legs: trip.legs.map(change) },
    plan: plan && {
      ...plan,
      days: plan.days.map((day) => ({ ...day, items: day.items.map(change) })),
    },
  };
}
