import type { Plan } from '@wayfare/contracts/plan';
import type { Trip } from '@wayfare/contracts/trip';
import { changeBooked } from './change-booked.ts';

/** A trip and its days with nothing booked: who goes again books again. */
export const withoutBookings = (document: { trip: Trip; plan: Plan | null }) =>
  changeBooked(document, (thing) => {
    const rest = { ...thing };
    delete rest.booking;
    return rest;
  });
