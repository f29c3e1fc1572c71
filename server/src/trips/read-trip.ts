import type { Shows, StoredTrip } from '@wayfare/contracts/trip-endpoints';
import type { Schema } from '../db/schema.ts';
import { notFound } from '../http/refusal.ts';
import { siteAccountId } from '../db/site-account.ts';
import type { User } from '../http/visitor.ts';
import type { Grant } from '../sharing/ticket.repo.ts';
import { asReader } from './as-reader.ts';
import type { TripRepo } from './trip.repo.ts';
import { toStoredTrip, type TripHead } from './trip-record.ts';
import { toHead, toRecord } from './trip-row.ts';
import { isNewestForm } from './upgrade-document.ts';
import { writeStoredTrip } from './write-stored-trip.ts';

export interface ReadNeeds {
  trips: TripRepo;
  /** What a ticket allows on a trip; null for one that is void. */
  grantOf: (tripId: string, ticket: string) => Promise<Grant | null>;
}

interface ReadInput {
  id: string;
  ticket?: string | undefined;
  unsaved?: boolean;
}

/** Bookings and notes are a traveller's alone: a reader of a featured trip does not get them. */
const shownOfFeatured: Shows = { costs: true, notes: false, bookings: false };

export type Access = { as: 'owner' | 'edit' } | { as: 'view'; shows: Shows };

async function accessTo(
  { grantOf }: ReadNeeds,
  actor: User | null,
  record: TripHead,
  ticket?: string,
): Promise<Access | null> {
  if (actor?.id === record.ownerId) return { as: 'owner' };
  const grant = ticket ? await grantOf(record.id, ticket) : null;
  if (grant) return grant.right === 'edit' ? { as: 'edit' } : { as: 'view', shows: grant.shows };
  // What the editors note of a trip is written for its readers.
  const notes = record.ownerId === siteAccountId;
  return record.featured ? { as: 'view', shows: { ...shownOfFeatured, notes } } : null;
}

/** A stored trip with what its reader may do with it and see of it. To whom it is not shown it does not exist. */
export async function findFor(needs: ReadNeeds, actor: User | null, input: ReadInput) {
  const row = await needs.trips.findStored(input.id);
  if (!row || (input.unsaved && row.state !== 'unsaved')) throw notFound('trip');
  const access = await accessTo(needs, actor, toHead(row), input.ticket);
  if (!access) throw notFound('trip');
  return { row, access };
}

const readFor = (row: Schema['trips'], access: Access) =>
  toStoredTrip(access.as === 'view' ? asReader(toRecord(row), access.shows) : toRecord(row), access.as);

/** One trip for whoever may read it. */
export async function readTrip(needs: ReadNeeds, actor: User | null, input: ReadInput): Promise<StoredTrip> {
  const { row, access } = await findFor(needs, actor, input);
  return readFor(row, access);
}

/** The same as an answer: who may see all of it gets the document as it is stored, and only if it is new to them. */
export async function answerTrip(needs: ReadNeeds, actor: User | null, input: ReadInput) {
  const { row, access } = await findFor(needs, actor, input);
  return access.as === 'view' || !isNewestForm(row) ? readFor(row, access) : writeStoredTrip(row, access.as);
}
