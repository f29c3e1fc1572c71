import { z } from 'zod';
import { edit, type Edit } from './edit.ts';
import { endpoint } from './endpoint.ts';
import { limits } from './limits.ts';
import { tripRequest } from './request.ts';
import { plan } from './plan.ts';
import { saved, versionEndpoints } from './version-endpoints.ts';
import { characters, instant, localDate, text, tripId } from './text.ts';
import { trip } from './trip.ts';
import { featuredRegions, interests, seasons, shareRights } from './vocabulary.ts';

const { budget } = tripRequest.shape;

/** A trip as the lists show it. */
export const tripInfo = z.object({
  _id: z.string(),
  tripName: z.string(),
  modified: instant,
  featured: z.boolean(),
  version: z.int(),
  startOn: z.string().nullable(),
  endOn: z.string().nullable(),
  nights: z.int(),
  cities: z.array(
    z.object({ name: z.string(), placeId: z.string().nullable(), countryCode: z.string().nullable() }),
  ),
  interests: z.array(z.enum(interests)),
  /** The season of the trip where it takes place, as far as its dates or wishes tell. */
  season: z.enum(seasons).optional(),
  adults: z.int().optional(),
  children: z.int().optional(),
  budget,
  hasPlan: z.boolean(),
  /** The featured region; null where none could be told. */
  region: z.enum(featuredRegions).nullable(),
});
export type TripInfo = z.infer<typeof tripInfo>;

/** A share link's secret, as whoever it was given to sends it along. */
const ticketSecret = characters.max(200);

const savePayload = z.strictObject({
  /** How the trip is sent: whole, as where this is left out, or as `edits`. */
  kind: z.literal('document').optional(),
  _id: tripId.optional(),
  /** Empty: a name is made from the trip. */
  tripName: text(limits.tripNameCharacters),
  trip,
  plan: plan.nullable().optional(),
  /** The version that this one was made from; without it the save replaces whatever is there. */
  version: z.int().min(1).optional(),
});
/** The share link that lets somebody else than the owner save it. */
const byTicket = { ticket: ticketSecret.optional() };
const tripPayload = savePayload.extend(byTicket);
export type TripPayload = z.infer<typeof tripPayload>;
export type SavePayload = z.infer<typeof savePayload>;

const editCount = (edits: readonly Edit[]) =>
  edits.reduce((sum, one) => sum + (one.edit === 'batch' ? one.edits.length : 1), 0);

/** What was changed in a trip since a version of it, in place of the whole of it. */
const editsPayload = z.strictObject({
  kind: z.literal('edits'),
  _id: tripId,
  version: z.int().min(1),
  edits: z
    .array(edit)
    .min(1)
    .max(limits.editsPerSave)
    .refine((edits) => editCount(edits) <= limits.editsPerSave, {
      error: `must be ${limits.editsPerSave} edits at most, those in batches among them`,
    }),
  /** The trip was given no name: one is made from it. */
  unnamed: z.literal(true).optional(),
});
const tripEditsPayload = editsPayload.extend(byTicket);
export type EditsPayload = z.infer<typeof editsPayload>;
export type TripEditsPayload = z.infer<typeof tripEditsPayload>;

/** A whole stored trip, with what its reader may do. */
export const storedTrip = z.object({
  _id: z.string(),
  tripName: z.string(),
  trip,
  plan: plan.nullable(),
  modified: instant,
  version: z.int(),
  featured: z.boolean(),
  archived: z.boolean(),
  unsaved: z.boolean(),
  access: z.enum(['owner', 'edit', 'view']),
});
export type StoredTrip = z.infer<typeof storedTrip>;

const byId = z.object({ id: tripId });
const page = z.strictObject({ cursor: characters.max(200).optional() });
const done = z.object({ _id: z.string(), modified: instant });

/** What a viewer gets to see beside the trip itself; whoever may edit sees everything. */
export const shows = z.strictObject({ costs: z.boolean(), notes: z.boolean(), bookings: z.boolean() });
export type Shows = z.infer<typeof shows>;

/** A share link: its secret opens the trip for whoever holds it. */
export const ticket = z.object({
  id: z.string(),
  secret: z.string(),
  right: z.enum(shareRights),
  shows,
  createdAt: instant,
  expiresAt: instant.nullable(),
});
export type Ticket = z.infer<typeof ticket>;

export const tripEndpoints = {
  ...versionEndpoints,
  getTrip: endpoint({
    summary: 'One trip: own, featured, or opened with a ticket; `unsaved=true` reads the draft.',
    params: byId,
    query: z.strictObject({
      ticket: ticketSecret.optional(),
      unsaved: z.enum(['true', 'false']).optional(),
    }),
    answer: storedTrip,
    errors: ['bad_input', 'not_found'],
  }),
  saveTrip: endpoint({
    summary:
      'Saves a trip: a new one without _id, else a newer version, whole or as edits of a version. Saving a draft by its _id makes it a trip. A ticket to edit saves somebody else’s.',
    body: z.discriminatedUnion('kind', [tripPayload, tripEditsPayload]),
    mayBeAnonymous: true,
    bodyLimit: limits.tripBodyBytes,
    answer: saved,
    errors: ['bad_input', 'sign_in_required', 'not_found', 'conflict', 'too_large'],
  }),
  saveUnsavedTrip: endpoint({
    summary: 'Keeps the one draft of an account, whole or as edits of a version.',
    body: z.discriminatedUnion('kind', [savePayload, editsPayload]),
    bodyLimit: limits.tripBodyBytes,
    answer: saved,
    errors: ['bad_input', 'sign_in_required', 'conflict', 'too_large'],
  }),
  discardUnsavedTrip: endpoint({
    summary: 'Throws the draft away.',
    params: byId,
    answer: done,
    errors: ['bad_input', 'sign_in_required', 'not_found'],
  }),
  listTrips: endpoint({
    summary: 'The active trips, newest change first, and the draft; 100 a page.',
    query: page,
    answer: z.object({
      tripInfos: z.array(tripInfo),
      unsavedTrip: tripInfo.nullable(),
      nextCursor: z.string().nullable(),
    }),
    errors: ['bad_input', 'sign_in_required'],
  }),
  listArchivedTrips: endpoint({
    summary: 'The archived trips, newest change first; 100 a page.',
    query: page,
    answer: z.object({ tripInfos: z.array(tripInfo), nextCursor: z.string().nullable() }),
    errors: ['bad_input', 'sign_in_required'],
  }),
  deleteTrip: endpoint({
    summary: 'Deletes an active trip; it can be restored for a short while.',
    params: byId,
    answer: done,
    errors: ['bad_input', 'sign_in_required', 'not_found'],
  }),
  deleteArchivedTrip: endpoint({
    summary: 'Deletes an archived trip; it can be restored for a short while.',
    params: byId,
    answer: done,
    errors: ['bad_input', 'sign_in_required', 'not_found'],
  }),
  restoreTrip: endpoint({
    summary: 'Takes a deletion back, to the list the trip was deleted from.',
    params: byId,
    answer: done,
    errors: ['bad_input', 'sign_in_required', 'not_found', 'too_large'],
  }),
  archiveTrip: endpoint({
    summary: 'Moves an active trip to the archive.',
    params: byId,
    answer: done,
    errors: ['bad_input', 'sign_in_required', 'not_found'],
  }),
  unarchiveTrip: endpoint({
    summary: 'Moves an archived trip back to the active ones.',
    params: byId,
    answer: done,
    errors: ['bad_input', 'sign_in_required', 'not_found'],
  }),
  listFeaturedTrips: endpoint({
    summary: 'The featured trips, all or of one region.',
    sameForAll: true,
    query: z.strictObject({ region: z.enum(featuredRegions).optional() }),
    answer: z.array(tripInfo),
    errors: ['bad_input'],
  }),
  featuredTrip: endpoint({
    summary: 'A featured trip to read, by the last part of its readable address.',
    params: z.object({ address: z.string().regex(/^[a-z0-9-]{1,120}$/) }),
    answer: storedTrip,
    errors: ['bad_input', 'not_found'],
  }),
  featureTrip: endpoint({
    summary: 'Sets or clears the featured flag. Admins only.',
    params: byId,
    body: z.strictObject({
      featured: z.boolean(),
      region: z.enum(featuredRegions).exclude(['all']).optional(),
    }),
    answer: z.object({ _id: z.string(), featured: z.boolean() }),
    errors: ['bad_input', 'sign_in_required', 'forbidden', 'not_found'],
  }),
  copyTrip: endpoint({
    summary:
      'Copies a trip that one may read to one’s own trips, without bookings and with as much as one may see of it. The copy of an own trip is named “… (copy)”.',
    params: byId,
    body: z.strictObject({ ...byTicket, startOn: localDate.optional() }),
    answer: saved,
    errors: ['bad_input', 'sign_in_required', 'not_found', 'too_large'],
  }),
  tripOutline: endpoint({
    summary:
      'A trip to read: the stored trip, open to its owner, a ticket’s holder, and all where it is featured.',
    params: byId,
    query: z.strictObject({ ticket: ticketSecret.optional() }),
    answer: storedTrip,
    errors: ['bad_input', 'not_found'],
  }),
  listTickets: endpoint({
    summary: 'The share links of an own trip.',
    params: byId,
    answer: z.object({ tickets: z.array(ticket) }),
    errors: ['bad_input', 'sign_in_required', 'not_found'],
  }),
  createTicket: endpoint({
    summary: 'Makes a share link.',
    params: byId,
    body: z.strictObject({
      right: z.enum(shareRights),
      expiresOn: localDate.optional(),
      shows: shows.default({ costs: true, notes: false, bookings: false }),
    }),
    answer: ticket,
    errors: ['bad_input', 'sign_in_required', 'not_found'],
  }),
  revokeTicket: endpoint({
    summary: 'Makes a share link void at once.',
    params: z.object({ id: tripId, ticketId: z.string().regex(/^[A-Za-z0-9_-]{1,60}$/) }),
    answer: null,
    errors: ['bad_input', 'sign_in_required', 'not_found'],
  }),
};
