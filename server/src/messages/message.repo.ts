import { olderThan } from '../db/older-than.ts';
import type { Database } from '../db/open-database.ts';
import type { Schema } from '../db/schema.ts';
import type { PagePosition } from '../http/page-cursor.ts';

export interface BroadcastMessage {
  id: string;
  /** Null: the banner shows the time. */
  text: string | null;
  createdAt: number;
  expiresAt: number | null;
}

const toMessage = (row: Schema['messages']): BroadcastMessage => ({
  id: row.id,
  text: row.text,
  createdAt: row.created_at,
  expiresAt: row.expires_at,
});

/** Broadcast messages. */
export function messageRepo(db: Database) {
  return {
    latest: async (now: number): Promise<BroadcastMessage | null> => {
      const row = await db
        .selectFrom('messages')
        .selectAll()
        .where((where) => where.or([where('expires_at', 'is', null), where('expires_at', '>', now)]))
        .orderBy('created_at', 'desc')
        .limit(1)
        .executeTakeFirst();
      return row ? toMessage(row) : null;
    },
    list: async (after: PagePosition | null, limit: number) => {
      const rows = await db
        .selectFrom('messages')
        .selectAll()
        .$if(after !== null, (query) => query.where(olderThan('created_at', 'id', after!)))
        .orderBy('created_at', 'desc')
        .orderBy('id', 'desc')
        .limit(limit)
        .execute();
      return rows.map(toMessage);
    },
    add: ({ id, text, createdAt, expiresAt }: BroadcastMessage) =>
      db.insertInto('messages').values({ id, text, created_at: createdAt, expires_at: expiresAt }).execute(),
    /** The message that no longer shows; null where there is none. */
    expire: async (id: string, now: number) => {
      const row = await db
        .updateTable('messages')
        .set({ expires_at: now })
        .where('id', '=', id)
        .returningAll()
        .executeTakeFirst();
      return row ? toMessage(row) : null;
    },
    /** Throws away what expired before then. */
    purge: (before: number) => db.deleteFrom('messages').where('expires_at', '<', before).execute(),
  };
}
export type MessageRepo = ReturnType<typeof messageRepo>;
