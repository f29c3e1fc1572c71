import { z } from 'zod';
import { edit } from './edit.ts';
import { localId } from './text.ts';

export const findingKinds = [
  'closed',
  'outside_hours',
  'last_entry_missed',
  'overlap',
  'unreachable',
  'before_arrival',
  'after_departure',
  'day_too_long',
  'too_many_visits',
  'no_meal_break',
  'over_budget',
  'unverified_place',
  'out_of_season',
  'booking_needed',
  'visited_twice',
  'fixed_event_missed',
  'no_night',
  'wrong_order',
  'long_wait',
  'hours_unsure',
] as const;

/** One result of the audit: what is wrong, how badly, where, and the edit that mends it where there is one. */
export const finding = z.strictObject({
  id: z.string().max(200),
  kind: z.enum(findingKinds),
  severity: z.enum(['severe', 'warning', 'hint']),
  dayId: localId.optional(),
  itemIds: z.array(localId),
  facts: z.record(z.string(), z.union([z.string(), z.number()])),
  fix: edit.optional(),
});
export type Finding = z.infer<typeof finding>;
