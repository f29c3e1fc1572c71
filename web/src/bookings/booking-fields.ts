import type { Booking } from '@wayfare/contracts/booking';
import type { PlanItem } from '@wayfare/contracts/plan';
import {
  type BookingField,
  bookingFields,
  type BookingKind,
  type TravelMode,
} from '@wayfare/contracts/vocabulary';

/** How the fields of each kind are called. */
export const fieldNames: Record<BookingKind, Partial<Record<BookingField, string>>> = {
  flight: {
    number: 'Flight number',
    from: 'From airport',
    fromTerminal: 'From terminal',
    to: 'To airport',
    toTerminal: 'To terminal',
    seat: 'Seat',
  },
  train: { number: 'Train number', from: 'From station', to: 'To station', seat: 'Car and seat' },
  hotel: { checkInMinute: 'Check-in from', checkOutMinute: 'Check-out until' },
  table: {},
  ticket: {},
  car: { pickUp: 'Pick-up at', dropOff: 'Drop-off at' },
  other: {},
};

/** A booking as one of another kind: what only the old one had goes. */
export function ofKind(booking: Booking, kind: BookingKind): Booking {
  const kept = new Set<string>(bookingFields[kind]);
  const others = new Set<string>(Object.values(bookingFields).flat());
  const fields = Object.entries(booking).filter(([name]) => kept.has(name) || !others.has(name));
  return { ...(Object.fromEntries(fields) as Booking), kind };
}

const kindsOfWays: Partial<Record<TravelMode, BookingKind>> = {
  flight: 'flight',
  rail: 'train',
  drive: 'car',
};

/** What is booked for a way, where nobody has said. */
export const kindOfWay = (mode: TravelMode | undefined): BookingKind =>
  (mode && kindsOfWays[mode]) ?? 'ticket';

const kindsOfItems: Partial<Record<PlanItem['kind'], BookingKind>> = {
  meal: 'table',
  check_in: 'hotel',
  check_out: 'hotel',
};

/** What is booked for a thing of a day, where nobody has said. */
export const kindOfItem = ({ kind, travel }: Pick<PlanItem, 'kind' | 'travel'>): BookingKind =>
  kindsOfItems[kind] ?? (kind === 'transfer' ? kindOfWay(travel?.mode) : 'ticket');
