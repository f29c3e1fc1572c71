import { z } from 'zod';
import { limits } from './limits.ts';
import { localDate, requiredText } from './text.ts';
import { dayParts } from './vocabulary.ts';

const words = requiredText(limits.wishCharacters);

/** A day that a wish names: by number (negative counts from the end), date or weekday (0 is Monday). */
const wishedDay = z.strictObject({
  number: z.int().min(-120).max(365).optional(),
  on: localDate.optional(),
  weekday: z.int().min(0).max(6).optional(),
});
export type WishedDay = z.infer<typeof wishedDay>;

/**
 * When something is to be, or is not: a sight, or every sight of a kind. It holds on the days that it names, and on any
 * where it names none. Whatever makes days anew keeps to it.
 */
export const timeWish = z.strictObject({
  /** The name of a sight, or a kind: "museums", "big sights". */
  what: words,
  /** The sight by its atlas id; a kind has none. */
  placeId: words.optional(),
  not: z.boolean().optional(),
  days: z.array(wishedDay).max(30).optional(),
  part: z.enum(dayParts).optional(),
  /** First or last of its day; of the trip where no day is named. */
  order: z.enum(['first', 'last']).optional(),
  /** The sight that comes after it, on the same day or later. */
  before: z.strictObject({ name: words, placeId: words }).optional(),
});
export type TimeWish = z.infer<typeof timeWish>;
