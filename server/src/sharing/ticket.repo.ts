import type { Shows, Ticket } from '@wayfare/contracts/trip-endpoints';
import { toInstant } from '@wayfare/contracts/text';
import type { Database } from '../db/open-database.ts';
import { padded } from '../db/padded.ts';
import type { Schema } from '../db/schema.ts';

/** What a ticket allows on its trip, and what it shows to whoever may only look. */
export interface Grant {
  right: 'view' | 'edit';
  shows: Shows;
}

/** What a new ticket is made of. */
export interface NewTicket extends Grant {
  id: string;
  tripId: string;
  secret: string;
  createdAt: number;
  expiresAt: number | null;
}

function readShows(written: string): Shows {
  const words = new Set(written.split(' '));
  return { costs: words.has('costs'), notes: words.has('notes'), bookings: words.has('bookings') };
}

const writeShows = (shows: Shows) =>
  (['costs', 'notes', 'bookings'] as const).filter((part) => shows[part]).join(' ');

const toTicket = (row: Schema['tickets']): Ticket => ({
  id: row.id,
  secret: row.secret,
  right: row.right,
  shows: readShows(row.shows),
  createdAt: toInstant(row.created_at),
  expiresAt: row.expires_at === null ? null : toInstant(row.expires_at),
});

/** Share links of trips. Those of a suspended owner open nothing while that lasts. */
export function ticketRepo(db: Database) {
  return {
    grantOf: async (tripId: string, secret: string, now: number): Promise<Grant | null> => {
      const row = await db
        .selectFrom('tickets')
        .innerJoin('trips', 'trips.id', 'tickets.trip_id')
        .innerJoin('users', 'users.id', 'trips.owner_id')
        .select(['right', 'shows', 'expires_at'])
        .where('trip_id', '=', tripId)
        .where('secret', '=', secret)
        .where('users.suspended_at', 'is', null)
        .executeTakeFirst();
      if (!row || (row.expires_at !== null && row.expires_at <= now)) return null;
      return { right: row.right, shows: readShows(row.shows) };
    },
    /** Which of these secrets still open something. */
    stillValid: async (secrets: readonly string[], now: number) => {
      const rows = await db
        .selectFrom('tickets')
        .innerJoin('trips', 'trips.id', 'tickets.trip_id')
        .innerJoin('users', 'users.id', 'trips.owner_id')
        .select('secret')
        .where('secret', 'in', padded(secrets))
        .where('users.suspended_at', 'is', null)
        .where((where) => where.or([where('expires_at', 'is', null), where('expires_at', '>', now)]))
        .execute();
      return new Set(rows.map(({ secret }) => secret));
    },
    list: async (tripId: string) => {
      const rows = await db
        .selectFrom('tickets')
        .selectAll()
        .where('trip_id', '=', tripId)
        .orderBy('created_at', 'desc')
        .execute();
      return rows.map(toTicket);
    },
    add: async ({ id, tripId, secret, right, shows, createdAt, expiresAt }: NewTicket) => {
      const row: Schema['tickets'] = {
        id,
        trip_id: tripId,
        secret,
        right,
        shows: writeShows(shows),
        created_at: createdAt,
        expires_at: expiresAt,
      };
      await db.insertInto('tickets').values(row).execute();
      return toTicket(row);
    },
    remove: async (tripId: string, id: string) => {
      const removed = await db
        .deleteFrom('tickets')
        .where('trip_id', '=', tripId)
        .where('id', '=', id)
        .returning('id')
        .executeTakeFirst();
      return removed !== undefined;
    },
  };
}
export type TicketRepo = ReturnType<typeof ticketRepo>;
