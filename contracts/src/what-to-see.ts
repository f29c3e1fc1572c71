import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { openWindow } from './attraction-info.ts';
import { limits } from './limits.ts';
import { money } from './money.ts';
import { placeRef } from './place-ref.ts';
import { tripRequest } from './request.ts';
import { localDate } from './text.ts';
import { interests, seeKinds } from './vocabulary.ts';

/** A place of a city as it is offered for a day. */
const offer = z.object({
  place: placeRef,
  kind: z.enum(seeKinds),
  /** What it is, in the words of the atlas: `museum`, `theme_park`. */
  category: z.string(),
  /** The words by which it is found: its names, its kinds, its quarter. */
  about: z.string(),
  why: z.string(),
  /** What it has of the travellers' likes. */
  likes: z.array(z.enum(interests)),
  /** What it is worth to these travellers; nothing where they would rather not see it. */
  worth: z.number(),
  fame: z.int(),
  /** How long one usually stays; null for a quarter. */
  minutes: z.int().nullable(),
  free: z.boolean(),
  /** For everybody who travels; left out where it is free, or nobody knows. */
  cost: money.optional(),
  indoor: z.boolean(),
  forChildren: z.boolean(),
  /** It takes a day of its own. */
  dayTrip: z.boolean(),
  /** When it is open on the day; empty is closed, null is not known. */
  openOn: z.array(openWindow).nullable(),
});

export const whatToSeeEndpoints = {
  whatToSee: endpoint({
    summary:
      'The sights, tables and quarters of a city, ranked for these travellers, with their hours on a day.',
    body: z.strictObject({
      city: placeRef,
      request: tripRequest,
      on: localDate.nullable(),
      month: z.int().min(1).max(12).optional(),
    }),
    bodyLimit: limits.chatBodyBytes,
    answer: z.object({ offers: z.array(offer) }),
    errors: ['bad_input', 'too_large', 'too_many_requests'],
  }),
};
