import type { KyselyPlugin } from 'kysely';
import type { Database } from '../db/open-database.ts';

/**
 * The same database, which keeps the answers of some queries to itself: of those of a kind (`InsertQueryNode`) that
 * name a table, from `hold` until `release`.
 */
export function slowDatabase(db: Database, kind: string, table: string) {
  const slow = new WeakSet<object>();
  let held: Promise<void> | null = null;
  let release = () => {};
  let reached = () => {};
  const plugin: KyselyPlugin = {
    transformQuery: ({ queryId, node }) => {
      if (node.kind === kind && JSON.stringify(node).includes(`"${table}"`)) slow.add(queryId);
      return node;
    },
    transformResult: async ({ queryId, result }) => {
      if (held && slow.has(queryId)) {
        reached();
        await held;
      }
      return result;
    },
  };
  return {
    db: db.withPlugin(plugin),
    /** Resolves once a query waits. */
    hold: () => {
      held = new Promise((done) => (release = done));
      return new Promise<void>((done) => (reached = done));
    },
    release: () => {
      held = null;
      release();
    },
  };
}
