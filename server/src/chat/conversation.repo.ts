import type { ConversationTurn, KeptTurn } from '@wayfare/contracts/chat-endpoints';
import { limits } from '@wayfare/contracts/limits';
import type { Database } from '../db/open-database.ts';
import type { Schema } from '../db/schema.ts';

const toTurn = (row: Schema['conversation_turns']): KeptTurn => ({
  id: row.id,
  question: row.question,
  justAsked: row.just_asked === 1,
  text: row.answer,
  ...(row.by_name !== null && { by: row.by_name }),
  ...(JSON.parse(row.shown) as Pick<ConversationTurn, 'cards' | 'suggestions' | 'choices' | 'changes'>),
});

/** When something was said, and by whom; the owner of a trip needs no name there. */
interface Speaker {
  at: number;
  sender: string;
  byName: string | null;
}

/** What was said about each trip: it goes when the trip goes. */
export function conversationRepo(db: Database) {
  /** Adds turns in their order; the oldest go where it gets too long. */
  const add = (tripId: string, turns: readonly ConversationTurn[], { at, sender, byName }: Speaker) =>
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
          sender,
          by_name: byName,
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
    of: async (tripId: string): Promise<KeptTurn[]> => {
      const rows = await db
        .selectFrom('conversation_turns')
        .selectAll()
        .where('trip_id', '=', tripId)
        .orderBy('at')
        .execute();
      return rows.map(toTurn);
    },
    /** Takes one turn of a trip out; where a sender is named, only if the words are theirs. */
    forget: async (tripId: string, id: string, sender: string | null) => {
      await db
        .deleteFrom('conversation_turns')
        .where('trip_id', '=', tripId)
        .where('id', '=', id)
        .$if(sender !== null, (query) => query.where('sender', '=', sender))
        .execute();
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
