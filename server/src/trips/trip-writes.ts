import type { Database } from '../db/open-database.ts';
import { prepareWithin } from '../db/prepare.ts';
import type { Schema } from '../db/schema.ts';
import type { documentColumns } from './trip-row.ts';

interface Replaced extends ReturnType<typeof documentColumns>, Record<string, unknown> {
  id: string;
  before: number;
}
type Added = Schema['trips'] & Record<string, unknown>;

/** The two writes of a trip's document; each tells the trip's id where it wrote. */
export const tripWrites = (db: Database) => ({
  /** Nothing where the account has a draft already and this is another. */
  add: prepareWithin((row: Added) =>
    db
      .insertInto('trips')
      .values({
        id: row.id,
        owner_id: row.owner_id,
        state: row.state,
        name: row.name,
        trip: row.trip,
        plan: row.plan,
        info: row.info,
        region: row.region,
        featured: row.featured,
        version: row.version,
        created_at: row.created_at,
        modified_at: row.modified_at,
        deleted_at: row.deleted_at,
      })
      .onConflict((conflict) => conflict.doNothing())
      .returning('id'),
  ),
  /** Nothing where the trip is not at the version `before` any more. */
  replace: prepareWithin(({ id, before, state, name, trip, plan, info, version, modified_at }: Replaced) =>
    db
      .updateTable('trips')
      .set({ state, name, trip, plan, info, version, modified_at })
      .where('id', '=', id)
      .where('version', '=', before)
      .where('deleted_at', 'is', null)
      .returning('id'),
  ),
});
