import { z } from 'zod';
import { booking } from './booking.ts';
import { limits } from './limits.ts';
import { money } from './money.ts';
import { placeRef } from './place-ref.ts';
import { localDate, localId, requiredText, text, webAddress } from './text.ts';
import { travel } from './trip.ts';
import { itemKinds, paces } from './vocabulary.ts';

const dayMinute = z.int().min(0).max(2879);

/**
 * One timed thing of a day. Minutes count from midnight of the plan day where the item happens; past 1439 it runs
 * into the next day. `travel` is the way from the item before (or from the day's base for the first).
 * `locked` items keep their day and time whatever is rebuilt.
 */
export const planItem = z.strictObject({
  id: localId,
  kind: z.enum(itemKinds),
  title: requiredText(limits.titleCharacters),
  place: placeRef.nullable(),
  startMinute: dayMinute,
  endMinute: dayMinute,
  travel: travel.nullable(),
  cost: money.optional(),
  /** Things with the same word are seen on one ticket, which is paid once in a trip; each carries its full price. */
  ticket: requiredText(limits.titleCharacters).optional(),
  locked: z.boolean(),
  madeBy: z.enum(['traveller', 'assistant', 'planner']),
  booking: booking.optional(),
  link: webAddress.optional(),
  note: text(limits.noteCharacters).optional(),
});
export type PlanItem = z.infer<typeof planItem>;

/** One day: where it starts and ends, between which hours, and what happens in it, in order of time. */
export const planDay = z.strictObject({
  id: localId,
  on: localDate.nullable(),
  stopId: localId.nullable(),
  title: text(limits.titleCharacters).optional(),
  base: placeRef.nullable(),
  endBase: placeRef.nullable(),
  startMinute: dayMinute,
  endMinute: dayMinute,
  /** Its hours were set for this day alone: when it is made anew it keeps them. */
  ownHours: z.boolean().optional(),
  /** Wishes for this day alone, which it keeps as well; nothing new is planned on one that is free. */
  ownPace: z.enum(paces).optional(),
  free: z.boolean().optional(),
  without: z.array(requiredText(limits.wishCharacters)).max(limits.dislikes).optional(),
  items: z.array(planItem).max(limits.itemsPerDay),
  note: text(limits.noteCharacters).optional(),
});
export type PlanDay = z.infer<typeof planDay>;

/** When: the trip as timed days. */
export const plan = z.strictObject({
  schemaVersion: z.literal(1),
  days: z.array(planDay).max(limits.days),
});
export type Plan = z.infer<typeof plan>;
