import type { Money } from '@wayfare/contracts/money';
import type { PlanItem } from '@wayfare/contracts/plan';
import type { Leg, Travel, TravelMode } from '@wayfare/contracts/trip';

export const modeNames: Record<TravelMode, string> = {
  walk: 'Walk',
  transit: 'Public transport',
  drive: 'Drive',
  rail: 'Train',
  bus: 'Bus',
  ferry: 'Ferry',
  flight: 'Flight',
  bike: 'Bike',
};

const two = (value: number) => String(value).padStart(2, '0');

/** Minutes after midnight on a 24-hour clock. */
export const clock = (minute: number) => `${two(Math.floor(minute / 60) % 24)}:${two(minute % 60)}`;

/** A length of time in words. */
export function duration(minutes: number) {
  const [hours, rest] = [Math.floor(minutes / 60), minutes % 60];
  if (hours === 0) return `${rest} min`;
  return rest === 0 ? `${hours} h` : `${hours} h ${rest} min`;
}

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
  `${modeNames[mode]}, ${estimate ? 'about ' : ''}${duration(minutes)}, ${distance(distanceMeters)}`;

function describeBooking(booking: PlanItem['booking'] | Leg['booking']) {
  if (!booking) return [];
  const { reference, provider, url } = booking;
  const words = [provider, reference && `reference ${reference}`].filter(Boolean).join(', ');
  return [...(words ? [`Booked: ${words}`] : []), ...(url ? [url] : [])];
}

interface Described {
  travel?: Travel | null | undefined;
  cost?: Money | undefined;
  booking?: PlanItem['booking'];
  link?: string | undefined;
  note?: string | undefined;
}

/** What is known of a thing beside its name and time, a line each. */
export const describeThing = ({ travel, cost, booking, link, note }: Described): string[] => [
  ...(travel && travel.minutes > 0 ? [`Getting there: ${describeTravel(travel)}`] : []),
  ...(cost ? [`Cost: ${amount(cost)}`] : []),
  ...describeBooking(booking),
  ...(link ? [link] : []),
  ...(note ? [note] : []),
];
