import { bookedWords, bookingFacts } from '@wayfare/wording/booking';
import { travelModeNames } from '@wayfare/wording/travel-modes';
import { lengthOfTime } from '@wayfare/wording/words';
import type { Booking } from '@wayfare/contracts/booking';
import type { Money } from '@wayfare/contracts/money';
import type { PlaceRef } from '@wayfare/contracts/place-ref';
import type { Travel } from '@wayfare/contracts/trip';

const distance = (meters: number) =>
  meters < 1000
    ? `${Math.round(meters / 10) * 10} m`
    : `${(meters / 1000).toFixed(meters < 10_000 ? 1 : 0)} km`;

const whole = new Intl.NumberFormat('en', { maximumFractionDigits: 0 });
const exact = new Intl.NumberFormat('en', { minimumFractionDigits: 2, maximumFractionDigits: 2 });

/** An amount with the code of its currency, which every reader and every font can read. */
export const amount = ({ amountCents, currency }: Money) =>
  `${(amountCents % 100 === 0 ? whole : exact).format(amountCents / 100)} ${currency}`;

const dayFormat = new Intl.DateTimeFormat('en-GB', {
  weekday: 'short',
  day: 'numeric',
  month: 'short',
  year: 'numeric',
  timeZone: 'UTC',
});

/** A local date in words. */
export const dateInWords = (on: string) => dayFormat.format(Date.parse(`${on}T00:00:00Z`)).replace(',', '');

/** The way to somewhere in words: `Walk, about 12 min, 900 m`. */
export const describeTravel = ({ mode, minutes, distanceMeters, estimate }: Travel) =>
  `${travelModeNames[mode]}, ${estimate ? 'about ' : ''}${lengthOfTime(minutes)}, ${distance(distanceMeters)}`;

/** What was booked, a line each; files are told by their names. */
export const describeBooking = (booking: Booking | undefined): string[] =>
  booking
    ? [
        bookedWords(booking),
        ...bookingFacts(booking),
        ...(booking.url ? [booking.url] : []),
        ...(booking.files ?? []).map(({ name }) => `File: ${name}`),
      ]
    : [];

/** Where a place found elsewhere stands, how to reach it, and who said so, which its licence asks for. */
function describeSource(place: PlaceRef | null | undefined): string[] {
  if (!place?.source) return [];
  const { address, phone, website, source } = place;
  return [address, phone, website, `From OpenStreetMap, ${dateInWords(source.on)}`].filter(
    (line) => line !== undefined,
  );
}

interface Described {
  place?: PlaceRef | null | undefined;
  travel?: Travel | null | undefined;
  cost?: Money | undefined;
  booking?: Booking | undefined;
  link?: string | undefined;
  note?: string | undefined;
}

/** What is known of a thing beside its name and time, a line each. */
export const describeThing = ({ place, travel, cost, booking, link, note }: Described): string[] => [
  ...(travel && travel.minutes > 0 ? [`Getting there: ${describeTravel(travel)}`] : []),
  ...(cost ? [`Cost: ${amount(cost)}`] : []),
  ...describeSource(place),
  ...describeBooking(booking),
  ...(link ? [link] : []),
  ...(note ? [note] : []),
];
