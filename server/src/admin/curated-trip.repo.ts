import type { Database } from '../db/open-database.ts';
import { siteAccountId } from '../db/site-account.ts';

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
      .where('trips.deleted_at', 'is', null)
      .where(({ or, eb }) => or([eb('featured', '=', 1), eb('trips.owner_id', '=', siteAccountId)]))
      .orderBy('trips.modified_at', 'desc')
      .orderBy('trips.id', 'desc')
      .limit(1000)
      .execute(),
});
export type CuratedTripRepo = ReturnType<typeof curatedTripRepo>;
