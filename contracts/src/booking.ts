import { z } from 'zod';
import { limits } from './limits.ts';
import { requiredText, text, tripId, webAddress } from './text.ts';
import { bookingKinds, fileTypes } from './vocabulary.ts';

const line = text(limits.titleCharacters).optional();
const clockMinute = z.int().min(0).max(1439).optional();

/** The id of a file that a trip holds: of the same form as a trip's own. */
export const fileId = tripId;

/** A file that belongs to a booking, as the document names it. Its content lies with the server. */
export const bookingFile = z.strictObject({
  id: fileId,
  name: requiredText(limits.fileNameCharacters),
  type: z.enum(fileTypes),
  bytes: z.int().min(1).max(limits.tripFileBytes),
});
export type BookingFile = z.infer<typeof bookingFile>;

/**
 * What was booked: kept out of public views unless the owner says otherwise. Days, times and costs stand with what is
 * booked (the leg, the stop, the item) and not here again. Which of these fields a kind has, `bookingFields` says; older
 * documents name no kind.
 */
export const booking = z.strictObject({
  kind: z.enum(bookingKinds).optional(),
  reference: line,
  provider: line,
  url: webAddress.optional(),
  /** Of a flight or a train. */
  number: line,
  /** Airport or station. */
  from: line,
  to: line,
  fromTerminal: line,
  toTerminal: line,
  /** Car and seat. */
  seat: line,
  /** From when a hotel's room is there, and until when it is left. */
  checkInMinute: clockMinute,
  checkOutMinute: clockMinute,
  /** Where a car is taken over and given back. */
  pickUp: line,
  dropOff: line,
  /** True once it is paid; anything else is still to pay. */
  paid: z.boolean().optional(),
  /** Who has paid, or will. */
  paidBy: line,
  files: z.array(bookingFile).max(limits.tripFiles).optional(),
});
export type Booking = z.infer<typeof booking>;
