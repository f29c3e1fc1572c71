import type { Booking } from '@wayfare/contracts/booking';
import type { Edit } from '@wayfare/contracts/edit';
import type { TripDocument } from '@wayfare/contracts/trip-document';
import { createContext, useContext } from 'react';

/** What a booking belongs to. */
export interface BookingOf {
  what: 'stop' | 'leg' | 'item';
  id: string;
}

type Change = (booking: Booking) => Booking;

function withBooking<Thing extends { booking?: Booking | undefined }>(thing: Thing, change: Change): Thing {
  const booking = change(thing.booking ?? {});
  const { booking: _, ...rest } = thing;
  // What a booking is of is no booking yet.
  const empty = Object.keys(booking).every((name) => name === 'kind');
  return (empty ? rest : { ...rest, booking }) as Thing;
}

/** The edit that changes a booking, of the trip as it stands; null where what it belongs to is there no more. */
export function bookingEdit(
  { trip, plan }: TripDocument,
  { what, id }: BookingOf,
  change: Change,
): Edit | null {
  if (what === 'stop') {
    const stop = trip.stops.find((one) => one.id === id);
    return stop ? { edit: 'updateStop', stop: withBooking(stop, change) } : null;
  }
  if (what === 'leg') {
    const leg = trip.legs.find((one) => one.id === id);
    // A way that is booked is not chosen anew.
    return leg ? { edit: 'updateLeg', leg: { ...withBooking(leg, change), locked: true } } : null;
  }
  const item = plan?.days.flatMap(({ items }) => items).find((one) => one.id === id);
  return item ? { edit: 'updateItem', item: withBooking(item, change) } : null;
}

/** The trip as it is at this moment, and the way to change it: a file may come after its form was closed. */
export interface BookingEditor {
  read: () => TripDocument;
  edit: (change: Edit) => boolean;
}

const EditorContext = createContext<BookingEditor | null>(null);
/** Lets everything within change bookings. */
export const BookingEditorProvider = EditorContext.Provider;

/** Changes the booking of one thing; answers false where that is there no more. */
export function useChangeBooking(of: BookingOf) {
  const editor = useContext(EditorContext);
  if (!editor) throw new Error('There is no trip under change around this.');
  return (change: Change): boolean => {
    const made = bookingEdit(editor.read(), of, change);
    return made !== null && editor.edit(made);
  };
}
