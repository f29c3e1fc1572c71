import { clock } from './words.ts';

/** What is booked, as a label. */
export const bookingKindNames = {
  flight: 'Flight',
  train: 'Train',
  hotel: 'Hotel',
  table: 'Table',
  ticket: 'Ticket',
  car: 'Car',
  other: 'Something else',
} as const;

/** The fields of a booking that are told in words. */
type Booked = {
  readonly [
    Name in
      | 'reference'
      | 'provider'
      | 'number'
      | 'from'
      | 'to'
      | 'fromTerminal'
      | 'toTerminal'
      | 'seat'
      | 'pickUp'
      | 'dropOff'
      | 'paidBy'
  ]?: string | undefined;
} & {
  readonly checkInMinute?: number | undefined;
  readonly checkOutMinute?: number | undefined;
  readonly paid?: boolean | undefined;
};

const joined = (parts: readonly (string | false | undefined)[], by = ', ') => parts.filter(Boolean).join(by);

const pointOf = (name: string | undefined, terminal: string | undefined) =>
  name && terminal ? `${name} (terminal ${terminal})` : (name ?? (terminal && `terminal ${terminal}`));

/** From where to where, as far as either is known. */
function wayOf({ from, to, fromTerminal, toTerminal }: Booked) {
  const [left, reached] = [pointOf(from, fromTerminal), pointOf(to, toTerminal)];
  return joined([left && `from ${left}`, reached && `to ${reached}`], ' ');
}

function paidWords({ paid, paidBy }: Booked) {
  if (paid) return paidBy ? `Paid by ${paidBy}` : 'Paid';
  return paidBy && `To be paid by ${paidBy}`;
}

/** `Booked: Lufthansa, reference ABC123`. */
export function bookedWords({ provider, reference }: Booked): string {
  const words = joined([provider, reference && `reference ${reference}`]);
  return words ? `Booked: ${words}` : 'Booked';
}

/** What else is known of a booking, a line each; `time` writes a minute of the day. */
export function bookingFacts(booking: Booked, time: (minute: number) => string = clock): string[] {
  const { number, seat, checkInMinute, checkOutMinute, pickUp, dropOff } = booking;
  const lines = [
    joined([number, wayOf(booking), seat && `seat ${seat}`]),
    joined([
      checkInMinute !== undefined && `check-in from ${time(checkInMinute)}`,
      checkOutMinute !== undefined && `check-out until ${time(checkOutMinute)}`,
    ]),
    joined([pickUp && `pick-up at ${pickUp}`, dropOff && `drop-off at ${dropOff}`]),
    paidWords(booking),
  ];
  return lines.flatMap((line) => (line ? [line[0]!.toUpperCase() + line.slice(1)] : []));
}
