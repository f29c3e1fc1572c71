import type { Kysely } from 'kysely';

/** Whose words a turn of a conversation holds; without a name they are the owner's. */
export async function up({ schema }: Kysely<unknown>) {
  await schema.alterTable('conversation_turns').addColumn('sender', 'text').execute();
  await schema.alterTable('conversation_turns').addColumn('by_name', 'text').execute();
}
