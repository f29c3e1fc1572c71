import { useMemo } from 'react';
import { BookedRow } from '../bookings/booked-row.tsx';
import { bookingsOn, listBookings } from '../bookings/list-bookings.ts';
import { SavedTripProvider } from '../bookings/saved-trip.ts';
import { documentOf } from '../trips/document-of.ts';
import type { OpenedTrip } from '../trips/listed-trip.ts';

/** What is booked for a date, with its files; nothing where there is none. */
export function TodaysBookings({ opened, on }: { opened: OpenedTrip; on: string }) {
  const booked = useMemo(() => bookingsOn(listBookings(documentOf(opened)), on), [opened, on]);
  const trip = useMemo(() => ({ id: opened._id }), [opened._id]);
  if (booked.length === 0) return null;
  return (
    <section aria-labelledby="booked-today" className="lg:col-span-2">
      <h3 id="booked-today" className="text-lead">
        Booked
      </h3>
      <SavedTripProvider value={trip}>
        <ul className="grid gap-x-8 divide-y divide-line lg:grid-cols-2 lg:divide-y-0">
          {booked.map((listed) => (
            <BookedRow key={listed.id} listed={listed} />
          ))}
        </ul>
      </SavedTripProvider>
    </section>
  );
}
