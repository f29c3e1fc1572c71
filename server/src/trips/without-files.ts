import type { Booking } from '@wayfare/contracts/booking';
import type { Plan } from '@wayfare/contracts/plan';
import type { Trip } from '@wayfare/contracts/trip';
import { changeBooked } from './change-booked.ts';

/** What was booked, without its files; nothing where there was nothing else. */
function bookingOnly<Thing extends { booking?: Booking | undefined }>(thing: Thing): Thing {
  if (thing.booking?.files === undefined) return thing;
  const { files: _files, ...booking } = thing.booking;
  const { booking: _booking, ...rest } = thing;
  return (Object.keys(booking).length > 0 ? { ...rest, booking } : rest) as Thing;
}

/** A document for another trip: files are those of the trip that they were attached to, and stay there. */
export const withoutFiles = <Document extends { trip: Trip; plan: Plan | null }>(document: Document) =>
  changeBooked(document, bookingOnly);
