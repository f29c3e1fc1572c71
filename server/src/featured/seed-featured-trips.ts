import type { Atlas } from '@wayfare/atlas';
import type { Assistant } from '@wayfare/assistant';
import type { Database } from '../db/open-database.ts';
import { siteAccountId } from '../db/site-account.ts';
import type { SettingRepo } from '../db/setting.repo.ts';
import { hashSecret } from '../http/secret.ts';
import type { TripRepo } from '../trips/trip.repo.ts';
import type { FeaturedRoute } from './featured-route.ts';
import { featuredRoutes } from './featured-routes.ts';
import { makeFeaturedTrip } from './make-featured-trip.ts';

const seedName = 'featured_trips_seeded';

interface SeedNeeds {
  db: Database;
  settings: SettingRepo;
  trips: TripRepo;
  atlas: () => Atlas;
  assistant: () => Assistant;
  now: () => number;
}

/** The same on every instance, so that two that start at once do not fill it twice. These trips are public anyway. */
const idOf = ({ name }: FeaturedRoute) => hashSecret(`featured ${name}`).slice(0, 22);

async function addEditors(db: Database, now: number) {
  await db
    .insertInto('users')
    .values({
      id: siteAccountId,
      email: null,
      display_name: 'Wayfare',
      admin: 0,
      // Nobody signs in as the editors.
      suspended_at: now,
      created_at: now,
    })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** Fills a new database with the featured trips, once: what an admin takes away later stays away. */
export async function seedFeaturedTrips({ db, settings, trips, atlas, assistant, now }: SeedNeeds) {
  if ((await settings.read(seedName)) !== null) return;
  await addEditors(db, now());
  // The first of the list is the newest, and so comes first where trips are shown.
  for (const route of featuredRoutes.toReversed()) {
    const made = makeFeaturedTrip(atlas(), assistant(), route);
    if (!made) continue;
    const { tripName, trip, plan } = made;
    await trips.add({
      id: idOf(route),
      ownerId: siteAccountId,
      state: 'active',
      name: tripName,
      trip,
      plan,
      featured: true,
      region: atlas().featuredRegionOf(trip.stops[0]!.place.countryCode!),
      version: 1,
      modifiedAt: now(),
      deletedAt: null,
    });
  }
  await settings.write(seedName, 'done');
}
