import type { Database } from '../db/open-database.ts';

interface Count {
  sender: string;
  most: number;
}

interface Full extends Count {
  oldest: number;
}

/** When each sender wrote to the assistant; kept for the length of the window only. */
export function chatSendRepo(db: Database) {
  return {
    /**
     * Notes a message under each of these senders, unless one of them has sent its `most` since `since`; then answers
     * which, and when it sent the oldest. One transaction, so that messages sent at once cannot slip past together.
     */
    add: (counts: readonly Count[], at: number, since: number): Promise<Full | null> =>
      db.transaction().execute(async (tx) => {
        for (const { sender, most } of counts) {
          await tx.deleteFrom('chat_sends').where('sender', '=', sender).where('at', '<=', since).execute();
          // Takes the lock on this sender's row before counting, on an engine where others may write meanwhile.
          await tx
            .insertInto('throttles')
            .values({ key: `chat:${sender}`, failures: 0, blocked_until: 0, updated_at: at })
            .onConflict((conflict) => conflict.column('key').doUpdateSet({ updated_at: at }))
            .execute();
          const { count, oldest } = await tx
            .selectFrom('chat_sends')
            .select(({ fn }) => [fn.countAll<number>().as('count'), fn.min('at').as('oldest')])
            .where('sender', '=', sender)
            .executeTakeFirstOrThrow();
          if (Number(count) >= most) return { sender, most, oldest: Number(oldest) };
        }
        await tx
          .insertInto('chat_sends')
          .values(counts.map(({ sender }) => ({ sender, at })))
          .execute();
        return null;
      }),
    /** Forgets what was kept of an account. */
    forget: async (userId: string) => {
      const sender = `user:${userId}`;
      await db.deleteFrom('chat_sends').where('sender', '=', sender).execute();
      await db.deleteFrom('throttles').where('key', '=', `chat:${sender}`).execute();
    },
    purge: (before: number) => db.deleteFrom('chat_sends').where('at', '<=', before).execute(),
  };
}
export type ChatSendRepo = ReturnType<typeof chatSendRepo>;
