import type { Change } from '@wayfare/assistant';
import type { Database } from '../db/open-database.ts';

/** So many changes of one sender can be taken back by asking; the planner's own history holds the rest. */
const mostOfASender = 30;
const mostCharacters = 400_000;

interface Made extends Change {
  messageId: string;
  sender: string;
  tripId: string | null;
  at: number;
}

/** What answers changed, by the unguessable id of the answer: whoever holds the conversation can take it back. */
export function chatChangeRepo(db: Database) {
  return {
    add: async ({ messageId, sender, tripId, at, label, leftAt, inverse }: Made) => {
      const written = JSON.stringify(inverse);
      if (written.length > mostCharacters) return;
      await db.transaction().execute(async (tx) => {
        await tx
          .insertInto('chat_changes')
          .values({
            message_id: messageId,
            sender,
            trip_id: tripId,
            at,
            label,
            left_at: leftAt,
            inverse: written,
          })
          .execute();
        const oldest = await tx
          .selectFrom('chat_changes')
          .select('at')
          .where('sender', '=', sender)
          .orderBy('at', 'desc')
          .offset(mostOfASender)
          .limit(1)
          .executeTakeFirst();
        if (oldest)
          await tx
            .deleteFrom('chat_changes')
            .where('sender', '=', sender)
            .where('at', '<=', oldest.at)
            .execute();
      });
    },
    /** The changes of these answers, the newest first. */
    of: async (messageIds: readonly string[]): Promise<Change[]> => {
      if (messageIds.length === 0) return [];
      const rows = await db
        .selectFrom('chat_changes')
        .select(['message_id', 'label', 'left_at', 'inverse'])
        .where('message_id', 'in', messageIds)
        .orderBy('at', 'desc')
        .execute();
      return rows.map(({ message_id, label, left_at, inverse }) => ({
        messageId: message_id,
        label,
        leftAt: left_at,
        inverse: JSON.parse(inverse) as Change['inverse'],
      }));
    },
    /** Forgets what an account's answers changed. */
    forget: (userId: string) =>
      db.deleteFrom('chat_changes').where('sender', '=', `user:${userId}`).execute(),
    purge: (before: number) => db.deleteFrom('chat_changes').where('at', '<', before).execute(),
  };
}
export type ChatChangeRepo = ReturnType<typeof chatChangeRepo>;
