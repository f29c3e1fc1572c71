import type { Plan } from '@wayfare/contracts/plan';
import type { Trip } from '@wayfare/contracts/trip';

function unbooked<T extends { booking?: unknown }>(thing: T): T {
  const rest = { ...thing };
  delete rest.booking;
  return rest;
}

/** A trip and its days with nothing booked: who goes again books again. */
export const withoutBookings = ({ trip, plan }: { trip: Trip; plan: Plan | null }) => ({
  trip: { ...trip, stops: trip.stops.map(unbooked), legs: trip.legs.map(unbooked) },
  plan: plan && {
    ...plan,
    days: plan.days.map((day) => ({ ...day, items: day.items.map(unbooked) })),
  },
});
