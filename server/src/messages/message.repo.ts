import type { Database } from '../db/open-database.ts';

export interface BroadcastMessage {
  id: string;
  text: string | null;
  createdAt: number;
}

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
      return row ? { id: row.id, text: row.text, createdAt: row.created_at } : null;
    },
    add: (message: BroadcastMessage, expiresAt: number | null) =>
      db
        .insertInto('messages')
        .values({ id: message.id, text: message.text, created_at: message.createdAt, expires_at: expiresAt })
        .execute(),
  };
}
export type MessageRepo = ReturnType<typeof messageRepo>;
