import { CompiledQuery, type RootOperationNode, sql } from 'kysely';
import type { Database } from '../db/open-database.ts';
import { onPostgres } from './fresh-database.ts';

/** How the database goes about the one query that some work sends. */
export async function planOf(db: Database, work: (watched: Database) => Promise<unknown>) {
  let node: RootOperationNode | undefined;
  const watched = db.withPlugin({
    transformQuery: (query) => (node = query.node),
    transformResult: async ({ result }) => result,
  });
  await work(watched);
  const query = db.getExecutor().compileQuery(node!, { queryId: 'watched' });
  const explain = onPostgres ? 'explain' : 'explain query plan';
  return db.transaction().execute(async (tx) => {
    // For a handful of rows PostgreSQL would rather read them all.
    if (onPostgres) await sql`set local enable_seqscan = off`.execute(tx);
    const { rows } = await tx.executeQuery(
      CompiledQuery.raw(`${explain} ${query.sql}`, [...query.parameters]),
    );
    return JSON.stringify(rows);
  });
}
