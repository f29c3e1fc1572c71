import type { StoredTrip } from '@wayfare/contracts/trip-endpoints';
import { notFound } from '../http/refusal.ts';
import type { User } from '../http/visitor.ts';
import type { TicketRight } from '../sharing/ticket.repo.ts';
import type { TripRepo } from './trip.repo.ts';
import { toStoredTrip, type TripRecord } from './trip-record.ts';

export interface ReadNeeds {
  trips: TripRepo;
  /** What a ticket allows on a trip; null for one that is void. */
  rightOf: (tripId: string, ticket: string) => Promise<TicketRight | null>;
}

interface ReadInput {
  id: string;
  ticket?: string | undefined;
  unsaved?: boolean;
}

async function accessTo({ rightOf }: ReadNeeds, actor: User | null, record: TripRecord, ticket?: string) {
  if (actor?.id === record.ownerId) return 'owner' as const;
  const right = ticket ? await rightOf(record.id, ticket) : null;
  if (right) return right;
  return record.featured ? ('view' as const) : null;
}

/** Bookings and notes are the owner's alone: a reader of a link or a featured trip does not get them. */
function withoutPrivateParts(record: TripRecord): TripRecord {
  const strip = <T extends { booking?: unknown; note?: unknown }>({ booking: _b, note: _n, ...rest }: T) =>
    rest;
  const { trip, plan } = record;
  return {
    ...record,
    trip: {
      ...trip,
      notes: '',
      stops: trip.stops.map(strip),
      legs: trip.legs.map(strip),
      ideas: trip.ideas.map(strip),
    } as TripRecord['trip'],
    plan:
      plan &&
      ({
        ...plan,
        days: plan.days.map((day) => ({ ...strip(day), items: day.items.map(strip) })),
      } as TripRecord['plan']),
  };
}

/** One trip for whoever may read it. To anybody else it does not exist. */
export async function readTrip(needs: ReadNeeds, actor: User | null, input: ReadInput): Promise<StoredTrip> {
  const record = await needs.trips.find(input.id);
  if (!record || (input.unsaved && record.state !== 'unsaved')) throw notFound('trip');
  const access = await accessTo(needs, actor, record, input.ticket);
  if (!access) throw notFound('trip');
  return toStoredTrip(access === 'view' ? withoutPrivateParts(record) : record, access);
}
