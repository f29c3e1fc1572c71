import type { Ticket } from '@wayfare/contracts/trip-endpoints';
import { toInstant } from '@wayfare/contracts/text';
import type { Database } from '../db/open-database.ts';
import type { Schema } from '../db/schema.ts';

export type TicketRight = 'view' | 'edit';

const toTicket = (row: Schema['tickets']): Ticket => ({
  id: row.id,
  secret: row.secret,
  right: row.right,
  createdAt: toInstant(row.created_at),
  expiresAt: row.expires_at === null ? null : toInstant(row.expires_at),
});

/** Share links of trips. */
export function ticketRepo(db: Database) {
  return {
    rightOf: async (tripId: string, secret: string, now: number): Promise<TicketRight | null> => {
      const row = await db
        .selectFrom('tickets')
        .select(['right', 'expires_at'])
        .where('trip_id', '=', tripId)
        .where('secret', '=', secret)
        .executeTakeFirst();
      return row && (row.expires_at === null || row.expires_at > now) ? row.right : null;
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
    add: async (row: Schema['tickets']) => {
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
