import type { CalendarSubscription } from '@wayfare/contracts/calendar-endpoints';
import { toInstant } from '@wayfare/contracts/text';
import type { Database } from '../db/open-database.ts';
import type { Schema } from '../db/schema.ts';

type Row = Schema['calendar_subscriptions'];

/** The private addresses at which calendars read trips: of one trip, or (without one) of all of an account's. */
export function subscriptionRepo(db: Database, origin: string) {
  const toSubscription = (row: Row): CalendarSubscription => ({
    id: row.id,
    address: `${origin}/calendar/${row.secret}.ics`,
    createdAt: toInstant(row.created_at),
  });
  const find = async (ownerId: string, tripId: string | null) => {
    const row = await db
      .selectFrom('calendar_subscriptions')
      .selectAll()
      .where('owner_id', '=', ownerId)
      .where('trip_id', tripId === null ? 'is' : '=', tripId)
      .orderBy('created_at', 'desc')
      .executeTakeFirst();
    return row ? toSubscription(row) : null;
  };
  return {
    find,
    findBySecret: (secret: string): Promise<Row | undefined> =>
      db
        .selectFrom('calendar_subscriptions')
        .innerJoin('users', 'users.id', 'calendar_subscriptions.owner_id')
        .selectAll('calendar_subscriptions')
        .where('secret', '=', secret)
        .where('users.suspended_at', 'is', null)
        .executeTakeFirst(),
    add: async (row: Row) => {
      await db.insertInto('calendar_subscriptions').values(row).execute();
      return toSubscription(row);
    },
    remove: async (id: string, ownerId: string) => {
      const removed = await db
        .deleteFrom('calendar_subscriptions')
        .where('id', '=', id)
        .where('owner_id', '=', ownerId)
        .returning('id')
        .executeTakeFirst();
      return removed !== undefined;
    },
  };
}
export type SubscriptionRepo = ReturnType<typeof subscriptionRepo>;
