import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { instant, tripId } from './text.ts';

/** A private address at which calendar programs read a trip; whoever has the address can read the feed. */
export const calendarSubscription = z.object({ id: z.string(), address: z.string(), createdAt: instant });
export type CalendarSubscription = z.infer<typeof calendarSubscription>;

export const calendarEndpoints = {
  calendarSubscription: endpoint({
    summary:
      'The calendar address of an own trip or, without one, of all own trips; null where none was made.',
    query: z.strictObject({ tripId: tripId.optional() }),
    answer: z.object({ subscription: calendarSubscription.nullable() }),
    errors: ['bad_input', 'sign_in_required', 'not_found'],
  }),
  createCalendarSubscription: endpoint({
    summary: 'Makes a private calendar address for an own trip, or for all (null); answers the one there is.',
    body: z.strictObject({ tripId: tripId.nullable() }),
    answer: calendarSubscription,
    errors: ['bad_input', 'sign_in_required', 'not_found'],
  }),
  revokeCalendarSubscription: endpoint({
    summary: 'Makes a calendar address void at once.',
    params: z.object({ id: z.string().regex(/^[A-Za-z0-9_-]{1,60}$/) }),
    answer: null,
    errors: ['bad_input', 'sign_in_required', 'not_found'],
  }),
};
