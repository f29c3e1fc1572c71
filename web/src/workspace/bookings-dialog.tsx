import { counted } from '@wayfare/wording/words';
import type { Money } from '@wayfare/contracts/money';
import { BookedRow, whenOf } from '../bookings/booked-row.tsx';
import { bookingSums, listBookings, type ListedBooking } from '../bookings/list-bookings.ts';
import { SavedTripProvider, type SavedTrip } from '../bookings/saved-trip.ts';
import { findingWords } from '../plan/finding-words.ts';
import { findingsOf } from '../plan/fix-findings.ts';
import { usePlanFacts } from '../plan/plan-facts.queries.ts';
import { Dialog } from '../ui/dialog.tsx';
import { formatMoney } from '../ui/format-money.ts';
import type { TripEditor } from './use-trip-editor.ts';

/** What the audit finds has to be booked, or had better be. */
function useToBook({ document }: TripEditor) {
  const { facts } = usePlanFacts(document);
  const days = document.plan?.days ?? [];
  return findingsOf(document, facts)
    .filter(({ kind }) => kind === 'booking_needed')
    .flatMap((finding) => {
      const day = days.find(({ id }) => id === finding.dayId);
      const item = day?.items.find(({ id }) => finding.itemIds.includes(id));
      return day && item ? [{ finding, item, on: day.on }] : [];
    });
}

const shown = (sums: readonly Money[]) => (sums.length > 0 ? sums.map(formatMoney).join(' + ') : 'nothing');

function Sums({ bookings }: { bookings: readonly ListedBooking[] }) {
  const { paid, open, unpriced } = bookingSums(bookings);
  return (
    <dl className="figures grid gap-1 border-t border-line pt-3 text-small">
      <div className="flex justify-between gap-6">
        <dt>Paid</dt>
        <dd className="text-right font-semibold">{shown(paid)}</dd>
      </div>
      <div className="flex justify-between gap-6">
        <dt>Still to pay</dt>
        <dd className="text-right font-semibold">{shown(open)}</dd>
      </div>
      {unpriced > 0 ? (
        <p className="text-fine text-muted">{counted(unpriced, 'booking')} without a price not counted.</p>
      ) : null}
    </dl>
  );
}

interface BookingsDialogProps {
  editor: TripEditor;
  trip: SavedTrip;
  onClose: () => void;
}

/** All bookings of a trip by date, what must still be booked, and what is paid and open. */
export default function BookingsDialog({ editor, trip, onClose }: BookingsDialogProps) {
  const bookings = listBookings(editor.document);
  const toBook = useToBook(editor);
  return (
    <Dialog title="All bookings" onClose={onClose}>
      <SavedTripProvider value={trip}>
        <div className="-mx-2 grid max-h-[65dvh] gap-5 overflow-y-auto px-2">
          {toBook.length > 0 ? (
            <section aria-label="Still to book">
              <h3 className="font-sans text-small font-semibold">Still to book</h3>
              <ul className="divide-y divide-line">
                {toBook.map(({ finding, item, on }) => (
                  <li key={finding.id} className="py-2 text-small">
                    <span className="figures block text-fine text-muted">{whenOf(on, item.startMinute)}</span>
                    <span className="font-medium wrap-anywhere">{item.title}</span>
                    <span className="block text-fine text-muted">{findingWords(finding)}</span>
                  </li>
                ))}
              </ul>
            </section>
          ) : null}
          {bookings.length > 0 ? (
            <section aria-label="Booked">
              <ul className="divide-y divide-line">
                {bookings.map((listed) => (
                  <BookedRow key={listed.id} listed={listed} />
                ))}
              </ul>
              <Sums bookings={bookings} />
            </section>
          ) : (
            <p className="text-small text-muted">
              Nothing is booked yet. Open a stop, a way between two stops or something of a day, and fill in
              its booking.
            </p>
          )}
        </div>
      </SavedTripProvider>
    </Dialog>
  );
}
