import { z } from 'zod';
import { booking } from './booking.ts';
import { limits } from './limits.ts';
import { money } from './money.ts';
import { placeRef } from './place-ref.ts';
import { tripRequest } from './request.ts';
import { localDate, localId, requiredText, text } from './text.ts';
import { travelModes } from './vocabulary.ts';

/** How one gets from one point to the next. Estimated unless the traveller or a live service said so. */
export const travel = z.strictObject({
  mode: z.enum(travelModes),
  minutes: z.int().min(0).max(20_160),
  distanceMeters: z.int().min(0).max(50_000_000),
  cost: money.optional(),
  co2Grams: z.int().min(0).optional(),
  estimate: z.boolean(),
});
export type Travel = z.infer<typeof travel>;

/** A city (or other base) of the route and how many nights are spent there; 0 nights is a stop on the way. */
export const stop = z.strictObject({
  id: localId,
  place: placeRef,
  nights: z.int().min(0).max(limits.nights),
  lodging: placeRef.optional(),
  booking: booking.optional(),
  cost: money.optional(),
  locked: z.boolean().optional(),
  note: text(limits.noteCharacters).optional(),
});
export type Stop = z.infer<typeof stop>;

/**
 * The way between two points of the route. `from` and `to` are stop ids, or `origin` / `end` for the way in and
 * home. `departMinute` is local to where it leaves, `arriveMinute` to where it arrives, `arriveDayOffset` days later.
 */
export const leg = z.strictObject({
  id: localId,
  from: localId,
  to: localId,
  travel,
  departMinute: z.int().min(0).max(1439).optional(),
  arriveMinute: z.int().min(0).max(1439).optional(),
  arriveDayOffset: z.int().min(-1).max(3).optional(),
  booking: booking.optional(),
  locked: z.boolean().optional(),
  note: text(limits.noteCharacters).optional(),
});
export type Leg = z.infer<typeof leg>;

/** A place kept for later, not yet in the plan. */
export const idea = z.strictObject({
  id: localId,
  place: placeRef,
  note: text(limits.noteCharacters).optional(),
});
export type Idea = z.infer<typeof idea>;

/** A way as it was recorded or drawn elsewhere: its points as longitude and latitude. */
export const track = z.strictObject({
  id: localId,
  name: requiredText(limits.titleCharacters),
  points: z
    .array(z.tuple([z.number().min(-180).max(180), z.number().min(-90).max(90)]))
    .min(2)
    .max(limits.trackPoints),
});
export type Track = z.infer<typeof track>;

/** What the traveller wants: the wishes, the ordered stops, the ways between them, saved ideas, notes. */
export const trip = z.strictObject({
  schemaVersion: z.literal(1),
  request: tripRequest,
  assumed: tripRequest,
  startOn: localDate.nullable(),
  origin: placeRef.nullable(),
  end: placeRef.nullable(),
  stops: z.array(stop).max(limits.stops),
  legs: z.array(leg).max(limits.stops + 1),
  ideas: z.array(idea).max(limits.ideas),
  tracks: z.array(track).max(limits.tracks).optional(),
  notes: text(limits.tripNotesCharacters),
});
export type Trip = z.infer<typeof trip>;

/** A trip's name as it is kept: 1 to 120 characters after trimming. */
export const tripName = requiredText(limits.tripNameCharacters);
