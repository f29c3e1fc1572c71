import type { Booking } from '@wayfare/contracts/booking';
import type { PlanItem } from '@wayfare/contracts/plan';
import type { Trip } from '@wayfare/contracts/trip';
import type { BookingKind } from '@wayfare/contracts/vocabulary';
import type { BookingOf } from './booking-edit.ts';
import { kindOfItem, kindOfWay } from './booking-fields.ts';

interface ItemBooking {
  of: BookingOf;
  booking: Booking | undefined;
  usual: BookingKind;
}

/** The id of the item that a plan is given for a way of the route. */
const wayItemId = (to: string) => `way-${to}`.slice(0, 40);

/** What is booked of a thing of a day: for a way of the route its leg's booking, so that a flight has one and not two. */
export function bookingOfItem({ legs }: Pick<Trip, 'legs'>, item: PlanItem): ItemBooking {
  const { id, kind, booking } = item;
  const leg = kind === 'transfer' && !booking ? legs.find(({ to }) => wayItemId(to) === id) : undefined;
  return leg
    ? { of: { what: 'leg', id: leg.id }, booking: leg.booking, usual: kindOfWay(leg.travel.mode) }
    : { of: { what: 'item', id }, booking, usual: kindOfItem(item) };
}
