import type { Database } from '../db/open-database.ts';
import { padded } from '../db/padded.ts';
import type { Schema } from '../db/schema.ts';

/** Who has a trip open for change, and which version it has, over all instances. */
export function presenceRepo(db: Database) {
  return {
    add: async (row: Schema['trip_presence']) => {
      await db.insertInto('trip_presence').values(row).execute();
    },
    remove: async (id: string) => {
      await db.deleteFrom('trip_presence').where('id', '=', id).execute();
    },
    forget: (userId: string) => db.deleteFrom('trip_presence').where('user_id', '=', userId).execute(),
    touch: async (ids: readonly string[], now: number) => {
      await db.updateTable('trip_presence').set({ seen_at: now }).where('id', 'in', padded(ids)).execute();
    },
    purge: (before: number) => db.deleteFrom('trip_presence').where('seen_at', '<', before).execute(),
    here: (tripIds: readonly string[], since: number) =>
      db
        .selectFrom('trip_presence')
        .selectAll()
        .where('trip_id', 'in', padded(tripIds))
        .where('seen_at', '>=', since)
        .orderBy('id')
        .execute(),
    versions: async (tripIds: readonly string[]) => {
      const rows = await db
        .selectFrom('trips')
        .select(['id', 'version'])
        .where('id', 'in', padded(tripIds))
        .where('deleted_at', 'is', null)
        .execute();
      return new Map(rows.map(({ id, version }) => [id, version]));
    },
  };
}
export type PresenceRepo = ReturnType<typeof presenceRepo>;
