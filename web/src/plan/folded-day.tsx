import type { PlanDay, PlanItem } from '@wayfare/contracts/plan';
import { bookingKindNames } from '@wayfare/wording/booking';
import { counted } from '@wayfare/wording/words';
import { Ticket } from 'lucide-react';
import { bookingsOn, listBookings, type ListedBooking } from '../bookings/list-bookings.ts';
import { formatMinute } from '../ui/format-date.ts';
import { usePlanDocument } from './plan-actions.ts';

const named = 3;

/** What a day holds, in one line: from when to when, how many things, and the first few by name. */
export function foldedWords(items: readonly PlanItem[]): string {
  const [first] = items;
  if (!first) return 'Nothing planned yet';
  const until = Math.max(...items.map(({ endMinute }) => endMinute));
  const names = items.slice(0, named).map(({ title }) => title);
  const rest = items.length - names.length;
  return [
    `${formatMinute(first.startMinute)} – ${formatMinute(until)}`,
    counted(items.length, 'thing'),
    names.join(', ') + (rest > 0 ? ` and ${rest} more` : ''),
  ].join(' · ');
}

/** A bed is told without the hour: one checks in once and sleeps there each night. */
const bookedWords = ({ kind, title, minute, until }: ListedBooking) =>
  `${bookingKindNames[kind]}: ${title}${minute === null || until ? '' : `, ${formatMinute(minute)}`}`;

/** What is booked for a day: its tickets and tables, the ways of that day, the bed. */
function BookedOn({ on }: { on: string }) {
  const booked = bookingsOn(listBookings(usePlanDocument()), on);
  if (booked.length === 0) return null;
  return (
    <p className="figures mt-1 flex gap-2 text-small wrap-anywhere">
      <Ticket aria-hidden="true" size={16} className="mt-0.5 shrink-0 text-muted" />
      <span>
        <span className="sr-only">Booked: </span>
        {booked.map(bookedWords).join(' · ')}
      </span>
    </p>
  );
}

/** What stands in a folded day in place of its timeline. */
export function FoldedDay({ day: { on, items } }: { day: PlanDay }) {
  return (
    <>
      <p className="figures mt-1 text-small text-muted wrap-anywhere">{foldedWords(items)}</p>
      {on === null ? null : <BookedOn on={on} />}
    </>
  );
}
