import { addDays } from '@wayfare/almanac/local-date';
import type { Booking } from '@wayfare/contracts/booking';
import type { Money } from '@wayfare/contracts/money';
import type { Leg, Trip } from '@wayfare/contracts/trip';
import type { TripDocument } from '@wayfare/contracts/trip-document';
import type { BookingKind } from '@wayfare/contracts/vocabulary';
import { paidCosts } from '@wayfare/planner';
import { datedStops, type DatedStop } from '../trips/trip-days.ts';
import { kindOfItem, kindOfWay } from './booking-fields.ts';

/** One thing that is booked, with when it is and what it costs. */
export interface ListedBooking {
  id: string;
  title: string;
  kind: BookingKind;
  /** Null where the trip has no dates. */
  on: string | null;
  /** Of a stay: the day one leaves. */
  until?: string | null;
  /** Of the day, where it has a time. */
  minute: number | null;
  booking: Booking;
  cost?: Money | undefined;
}

const nameOf = ({ origin, end, stops }: Trip, id: string) =>
  (id === 'origin' ? origin : id === 'end' ? end : stops.find((stop) => stop.id === id)?.place)?.name ?? '';

/** A way leaves on the day its stop is left; the way in arrives on the first day. */
function leaveOn({ from, to, arriveDayOffset = 0 }: Leg, stops: readonly DatedStop[]): string | null {
  const left = stops.find(({ stop }) => stop.id === from);
  if (left) return left.leaveOn;
  const reached = stops.find(({ stop }) => stop.id === to)?.arriveOn;
  return reached ? addDays(reached, -arriveDayOffset) : null;
}

/** All that is booked in a trip, by date; what has none follows in the order of the trip. */
export function listBookings({ trip, plan }: TripDocument): ListedBooking[] {
  const stops = datedStops(trip);
  const paid = paidCosts(plan);
  const stays = stops.flatMap(({ stop, arriveOn, leaveOn: until }): ListedBooking[] => {
    const { id, booking, cost, lodging, place } = stop;
    if (!booking) return [];
    const title = lodging ? `${lodging.name}, ${place.name}` : `Stay in ${place.name}`;
    const minute = booking.checkInMinute ?? null;
    return [{ id, title, kind: booking.kind ?? 'hotel', on: arriveOn, until, minute, booking, cost }];
  });
  const ways = trip.legs.flatMap((leg): ListedBooking[] => {
    const { id, from, to, booking, travel, departMinute } = leg;
    if (!booking) return [];
    const title = `${nameOf(trip, from)} to ${nameOf(trip, to)}`;
    const when = { on: leaveOn(leg, stops), minute: departMinute ?? null };
    return [{ id, title, kind: booking.kind ?? kindOfWay(travel.mode), ...when, booking, cost: travel.cost }];
  });
  const things = (plan?.days ?? []).flatMap(({ on, items }) =>
    items.flatMap((item): ListedBooking[] => {
      const { id, title, booking, startMinute: minute } = item;
      if (!booking) return [];
      return [{ id, title, kind: booking.kind ?? kindOfItem(item), on, minute, booking, cost: paid(item) }];
    }),
  );
  // What has a time comes before what is of the whole day.
  const rank = ({ on, minute }: ListedBooking) => `${on ?? '9'} ${String(minute ?? 9999).padStart(4, '0')}`;
  return [...ways, ...stays, ...things].toSorted((a, b) =>
    rank(a) < rank(b) ? -1 : rank(a) > rank(b) ? 1 : 0,
  );
}

/** What of it concerns a date: what is on it, and the bed one wakes up in or goes to. */
export const bookingsOn = (bookings: readonly ListedBooking[], date: string): ListedBooking[] =>
  bookings.filter(({ on, until }) => on !== null && (until ? on <= date && date <= until : on === date));

function sum(bookings: readonly ListedBooking[]): Money[] {
  const sums = new Map<string, number>();
  for (const { cost } of bookings)
    if (cost) sums.set(cost.currency, (sums.get(cost.currency) ?? 0) + cost.amountCents);
  return [...sums].map(([currency, amountCents]) => ({ currency, amountCents }));
}

/** What is paid and what is still to pay of what is booked, currency by currency, and how many have no price. */
export const bookingSums = (bookings: readonly ListedBooking[]) => ({
  paid: sum(bookings.filter(({ booking }) => booking.paid)),
  open: sum(bookings.filter(({ booking }) => !booking.paid)),
  unpriced: bookings.filter(({ cost }) => cost === undefined).length,
});
