import { emptyTrip, type Trip } from '@wayfare/contracts/trip';
import type { Atlas } from '@wayfare/atlas';
import type { Database } from '../db/open-database.ts';
import type { SettingRepo } from '../db/setting.repo.ts';
import { hashSecret } from '../http/secret.ts';
import type { TripRepo } from '../trips/trip.repo.ts';
import { type FeaturedRoute, featuredRoutes } from './featured-routes.ts';

const editorsId = 'wayfare-editors';
const seedName = 'featured_trips_seeded';

interface SeedNeeds {
  db: Database;
  settings: SettingRepo;
  trips: TripRepo;
  atlas: () => Atlas;
  now: () => number;
}

/** The same on every instance, so that two that start at once do not fill it twice. These trips are public anyway. */
const idOf = ({ name }: FeaturedRoute) => hashSecret(`featured ${name}`).slice(0, 22);

function toTrip(atlas: Atlas, route: FeaturedRoute): Trip {
  const stops = route.cities.flatMap(([cityId, nights], index) => {
    const city = atlas.city(cityId);
    if (!city) return [];
    const place = {
      placeId: city.id,
      name: city.name,
      kind: 'city' as const,
      latitude: city.lat,
      longitude: city.lon,
      countryCode: city.countryCode,
      timeZone: city.timeZone,
      status: 'atlas' as const,
    };
    return [{ id: `stop${index + 1}`, place, nights }];
  });
  return { ...emptyTrip(), request: route.request, stops, notes: route.notes };
}

async function addEditors(db: Database, now: number) {
  await db
    .insertInto('users')
    .values({
      id: editorsId,
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
export async function seedFeaturedTrips({ db, settings, trips, atlas, now }: SeedNeeds) {
  if ((await settings.read(seedName)) !== null) return;
  await addEditors(db, now());
  // The first of the list is the newest, and so comes first where trips are shown.
  for (const route of featuredRoutes.toReversed()) {
    const trip = toTrip(atlas(), route);
    if (trip.stops.length < route.cities.length) continue;
    await trips.add({
      id: idOf(route),
      ownerId: editorsId,
      state: 'active',
      name: route.name,
      trip,
      plan: null,
      featured: true,
      region: atlas().featuredRegionOf(trip.stops[0]!.place.countryCode!),
      version: 1,
      modifiedAt: now(),
      deletedAt: null,
    });
  }
  await settings.write(seedName, 'done');
}
