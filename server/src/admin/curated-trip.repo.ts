import { sql, type SqlBool } from 'kysely';
import type { Database } from '../db/open-database.ts';
import { siteAccountId } from '../db/site-account.ts';

/** Each kind by its own index; the flag is written out, as a parameter would rule out the index of featured trips. */
const curated = sql<string>`(select id from trips where featured = 1 union all select id from trips where owner_id = ${siteAccountId})`;

/** The trips that admins curate: the featured ones, and the site's own that were taken off. */
export const curatedTripRepo = (db: Database) => ({
  list: () =>
    db
      .selectFrom('trips')
      .innerJoin('users', 'users.id', 'trips.owner_id')
      .select([
        'trips.id',
        'trips.name',
        'trips.info',
        'trips.region',
        'trips.featured',
        'trips.owner_id',
        'users.display_name',
      ])
      // With a sign, so that the index of deleted trips, which knows of all that are there, does not seem to be the better.
      .where(sql<SqlBool>`+trips.deleted_at is null`)
      .where('trips.id', 'in', curated)
      .orderBy('trips.modified_at', 'desc')
      .orderBy('trips.id', 'desc')
      .limit(1000)
      .execute(),
});
export type CuratedTripRepo = ReturnType<typeof curatedTripRepo>;
