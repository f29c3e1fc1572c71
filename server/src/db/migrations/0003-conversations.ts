import type { Kysely } from 'kysely';

/** Conversations kept with their trips, what answers changed, and what the language model used. */
export async function up({ schema }: Kysely<unknown>) {
  await schema
    .createTable('conversation_turns')
    .addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn('trip_id', 'text', (c) => c.notNull().references('trips.id').onDelete('cascade'))
    .addColumn('at', 'bigint', (c) => c.notNull())
    .addColumn('just_asked', 'integer', (c) => c.notNull())
    .addColumn('question', 'text', (c) => c.notNull())
    .addColumn('answer', 'text', (c) => c.notNull())
    .addColumn('shown', 'text', (c) => c.notNull())
    .execute();
  await schema
    .createIndex('conversation_turns_by_trip')
    .on('conversation_turns')
    .columns(['trip_id', 'at'])
    .execute();
  await schema
    .createTable('chat_changes')
    .addColumn('message_id', 'text', (c) => c.primaryKey())
    .addColumn('sender', 'text', (c) => c.notNull())
    .addColumn('trip_id', 'text', (c) => c.references('trips.id').onDelete('cascade'))
    .addColumn('at', 'bigint', (c) => c.notNull())
    .addColumn('label', 'text', (c) => c.notNull())
    .addColumn('left_at', 'text', (c) => c.notNull())
    .addColumn('inverse', 'text', (c) => c.notNull())
    .execute();
  await schema.createIndex('chat_changes_by_sender').on('chat_changes').columns(['sender', 'at']).execute();
  await schema.createIndex('chat_changes_by_trip').on('chat_changes').columns(['trip_id']).execute();
  await schema.createIndex('chat_changes_by_time').on('chat_changes').columns(['at']).execute();
  await schema
    .createTable('model_usage')
    .addColumn('day', 'text', (c) => c.notNull())
    .addColumn('model', 'text', (c) => c.notNull())
    .addColumn('requests', 'bigint', (c) => c.notNull())
    .addColumn('failures', 'bigint', (c) => c.notNull())
    .addColumn('input_tokens', 'bigint', (c) => c.notNull())
    .addColumn('output_tokens', 'bigint', (c) => c.notNull())
    .addColumn('cost_micros', 'bigint', (c) => c.notNull())
    .addPrimaryKeyConstraint('model_usage_key', ['day', 'model'])
    .execute();
}
