import { describe, expect, it } from 'vitest';
import { settingRepo } from '../db/setting.repo.ts';
import { openWorld } from '../places/open-world.ts';
import { testServer } from '../testing/test-server.ts';
import { tripRepo } from '../trips/trip.repo.ts';
import { featuredRoutes } from './featured-routes.ts';
import { seedFeaturedTrips } from './seed-featured-trips.ts';

describe('a new database', () => {
  it('is filled once with featured trips of every region, whoever starts first', async () => {
    const server = await testServer();
    const { db, clock } = server;
    const needs = {
      db,
      settings: settingRepo(db),
      trips: tripRepo(db),
      atlas: openWorld().atlas,
      now: clock.now,
    };
    await Promise.all([seedFeaturedTrips(needs), seedFeaturedTrips(needs)]);
    const { json } = await server.browser().get('/api/get-featured-trips');
    expect(json.map((trip: { tripName: string }) => trip.tripName)).toEqual(
      featuredRoutes.map((route) => route.name),
    );
    const regions = new Set(json.map((trip: { region: string }) => trip.region));
    for (const region of [
      'asia',
      'europe',
      'north america',
      'central & south america',
      'oceania',
      'others',
    ]) {
      expect(regions).toContain(region);
    }
    await db.updateTable('trips').set({ featured: 0 }).execute();
    await seedFeaturedTrips(needs);
    expect((await server.browser().get('/api/get-featured-trips')).json).toEqual([]);
  });
});
