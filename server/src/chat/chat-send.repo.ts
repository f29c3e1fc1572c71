import type { Database } from '../db/open-database.ts';

/** When each sender wrote to the assistant; kept for the length of the window only. */
export function chatSendRepo(db: Database) {
  return {
    /**
     * Notes a message unless `most` were sent since `since`; then answers when the oldest of them was sent.
     * One transaction, so that messages sent at once cannot slip past the limit together.
     */
    add: (sender: string, at: number, since: number, most: number): Promise<number | null> =>
      db.transaction().execute(async (tx) => {
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
        if (Number(count) >= most) return Number(oldest);
        await tx.insertInto('chat_sends').values({ sender, at }).execute();
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
