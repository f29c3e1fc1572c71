import type { Booking } from '@wayfare/contracts/booking';
import { bookedWords, bookingFacts } from '@wayfare/wording/booking';
import { formatMinute } from '../ui/format-date.ts';
import { FileLink } from './file-link.tsx';
import { useSavedTrip } from './saved-trip.ts';

/** A booking to read: with whom and under which number, what else is known of it, and its files. */
export function BookingLines({ booking }: { booking: Booking }) {
  const trip = useSavedTrip();
  return (
    <div className="figures text-fine text-muted wrap-anywhere">
      <p>{bookedWords(booking)}</p>
      {bookingFacts(booking, formatMinute).map((fact) => (
        <p key={fact}>{fact}</p>
      ))}
      {trip && booking.files ? (
        <ul className="flex flex-wrap gap-x-5">
          {booking.files.map((file) => (
            <li key={file.id}>
              <FileLink trip={trip} file={file} />
            </li>
          ))}
        </ul>
      ) : null}
    </div>
  );
}
