import { bookingKindNames } from '@wayfare/wording/booking';
import { Badge } from '../ui/badge.tsx';
import { formatDay, formatMinute } from '../ui/format-date.ts';
import { formatMoney } from '../ui/format-money.ts';
import { BookingLines } from './booking-lines.tsx';
import type { ListedBooking } from './list-bookings.ts';

/** When something is booked for, as far as that is known. */
export const whenOf = (on: string | null, minute: number | null) =>
  [on ? formatDay(on) : null, minute === null ? null : formatMinute(minute)].filter(Boolean).join(', ');

/** One booking in a list: what, when, how much, paid or open, and all one shows at a desk. */
export function BookedRow({ listed }: { listed: ListedBooking }) {
  const { title, kind, on, minute, booking, cost } = listed;
  return (
    <li className="grid gap-0.5 py-3">
      <p className="figures flex flex-wrap items-center gap-x-3 text-fine text-muted">
        <span>{[bookingKindNames[kind], whenOf(on, minute)].filter(Boolean).join(' · ')}</span>
        <span className="ml-auto flex items-center gap-2">
          {cost ? <span className="text-ink">{formatMoney(cost)}</span> : null}
          <Badge tone={booking.paid ? 'green' : 'amber'}>{booking.paid ? 'Paid' : 'Open'}</Badge>
        </span>
      </p>
      <h3 className="font-sans text-small font-semibold wrap-anywhere">{title}</h3>
      <BookingLines booking={booking} />
    </li>
  );
}
