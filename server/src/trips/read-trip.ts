import type { Shows, StoredTrip } from '@wayfare/contracts/trip-endpoints';
import { notFound } from '../http/refusal.ts';
import type { User } from '../http/visitor.ts';
import type { Grant } from '../sharing/ticket.repo.ts';
import { asReader } from './as-reader.ts';
import type { TripRepo } from './trip.repo.ts';
import { toStoredTrip, type TripRecord } from './trip-record.ts';

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

/** Bookings and notes are the owner's alone: a reader of a featured trip does not get them. */
const shownOfFeatured: Shows = { costs: true, notes: false, bookings: false };

type Access = { as: 'owner' | 'edit' } | { as: 'view'; shows: Shows };

async function accessTo(
  { grantOf }: ReadNeeds,
  actor: User | null,
  record: TripRecord,
  ticket?: string,
): Promise<Access | null> {
  if (actor?.id === record.ownerId) return { as: 'owner' };
  const grant = ticket ? await grantOf(record.id, ticket) : null;
  if (grant) return grant.right === 'edit' ? { as: 'edit' } : { as: 'view', shows: grant.shows };
  return record.featured ? { as: 'view', shows: shownOfFeatured } : null;
}

/** One trip for whoever may read it. To anybody else it does not exist. */
export async function readTrip(needs: ReadNeeds, actor: User | null, input: ReadInput): Promise<StoredTrip> {
  const record = await needs.trips.find(input.id);
  if (!record || (input.unsaved && record.state !== 'unsaved')) throw notFound('trip');
  const access = await accessTo(needs, actor, record, input.ticket);
  if (!access) throw notFound('trip');
  return toStoredTrip(access.as === 'view' ? asReader(record, access.shows) : record, access.as);
}
