import type { ConversationTurn } from '@wayfare/contracts/chat-endpoints';
import { limits } from '@wayfare/contracts/limits';
import type { Database } from '../db/open-database.ts';
import type { Schema } from '../db/schema.ts';

const toTurn = (row: Schema['conversation_turns']): ConversationTurn => ({
  id: row.id,
  question: row.question,
  justAsked: row.just_asked === 1,
  text: row.answer,
  ...(JSON.parse(row.shown) as Pick<ConversationTurn, 'cards' | 'suggestions' | 'choices' | 'changes'>),
});

/** What was said about each trip: it goes when the trip goes. */
export function conversationRepo(db: Database) {
  /** Adds turns in their order; the oldest go where it gets too long. */
  const add = (tripId: string, turns: readonly ConversationTurn[], at: number) =>
    db.transaction().execute(async (tx) => {
      const rows = turns.map(
        ({ id, question, justAsked, text, cards, suggestions, choices, changes }, index) => ({
          id,
          trip_id: tripId,
          at: at - turns.length + 1 + index,
          just_asked: justAsked ? (1 as const) : (0 as const),
          question,
          answer: text,
          shown: JSON.stringify({ cards, suggestions, choices, changes }),
        }),
      );
      await tx
        .insertInto('conversation_turns')
        .values(rows)
        .onConflict((conflict) => conflict.column('id').doNothing())
        .execute();
      const oldest = await tx
        .selectFrom('conversation_turns')
        .select('at')
        .where('trip_id', '=', tripId)
        .orderBy('at', 'desc')
        .offset(limits.conversationTurns)
        .limit(1)
        .executeTakeFirst();
      if (oldest)
        await tx
          .deleteFrom('conversation_turns')
          .where('trip_id', '=', tripId)
          .where('at', '<=', oldest.at)
          .execute();
    });
  return {
    add,
    /** In the order in which it was said. */
    of: async (tripId: string): Promise<ConversationTurn[]> => {
      const rows = await db
        .selectFrom('conversation_turns')
        .selectAll()
        .where('trip_id', '=', tripId)
        .orderBy('at')
        .execute();
      return rows.map(toTurn);
    },
    /** Takes one turn of a trip out. */
    forget: async (tripId: string, id: string) => {
      await db.deleteFrom('conversation_turns').where('trip_id', '=', tripId).where('id', '=', id).execute();
    },
    ownerOf: async (tripId: string): Promise<string | null> => {
      const row = await db
        .selectFrom('trips')
        .select('owner_id')
        .where('id', '=', tripId)
        .where('deleted_at', 'is', null)
        .executeTakeFirst();
      return row?.owner_id ?? null;
    },
  };
}
export type ConversationRepo = ReturnType<typeof conversationRepo>;
