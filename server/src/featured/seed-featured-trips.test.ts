import { createAssistant } from '@wayfare/assistant';
import { describe, expect, it } from 'vitest';
import { settingRepo } from '../db/setting.repo.ts';
import { openWorld } from '../places/open-world.ts';
import { testServer } from '../testing/test-server.ts';
import { tripRepo } from '../trips/trip.repo.ts';
import { featuredRoutes } from './featured-routes.ts';
import { makeFeaturedTrip } from './make-featured-trip.ts';
import { seedFeaturedTrips } from './seed-featured-trips.ts';

const regions = ['asia', 'europe', 'north america', 'central & south america', 'oceania', 'others'];
const world = openWorld();
const assistant = createAssistant({
  atlas: world.atlas(),
  travel: world.travel(),
  now: () => new Date('2026-05-01T09:00:00Z'),
});

describe('a new database', () => {
  it('is filled once with featured trips of every region, whoever starts first', async () => {
    const server = await testServer();
    const { db, clock } = server;
    const needs = {
      db,
      settings: settingRepo(db),
      trips: tripRepo(db),
      atlas: world.atlas,
      assistant: () => assistant,
      now: clock.now,
    };
    await Promise.all([seedFeaturedTrips(needs), seedFeaturedTrips(needs)]);
    const { json } = await server.browser().get('/api/get-featured-trips');
    expect(json.map((trip: { tripName: string }) => trip.tripName)).toEqual(
      featuredRoutes.map((route) => route.name),
    );
    const found = new Set(json.map((trip: { region: string }) => trip.region));
    for (const region of regions) expect(found).toContain(region);
    for (const trip of json) {
      expect(trip.hasPlan, trip.tripName).toBe(true);
      expect(trip.season, trip.tripName).toBeTruthy();
      expect(trip.budget.currency, trip.tripName).toBe('EUR');
    }
    await db.updateTable('trips').set({ featured: 0 }).execute();
    await seedFeaturedTrips(needs);
    expect((await server.browser().get('/api/get-featured-trips')).json).toEqual([]);
  });
});

describe('the featured routes', () => {
  it('are many, of 3 to 21 days, for different people and purses', () => {
    expect(featuredRoutes.length).toBeGreaterThanOrEqual(24);
    const days = featuredRoutes.map(({ cities }) => 1 + cities.reduce((sum, [, nights]) => sum + nights, 0));
    expect([Math.min(...days), Math.max(...days)]).toEqual([3, 21]);
    expect(new Set(featuredRoutes.map(({ request }) => request.adults)).size).toBeGreaterThan(2);
    expect(featuredRoutes.some(({ request }) => (request.children ?? 0) > 0)).toBe(true);
  });

  it.each(featuredRoutes)('$name: every day is planned, and nothing in it fails the audit', (route) => {
    const made = makeFeaturedTrip(world.atlas(), assistant, route);
    const nights = route.cities.reduce((sum, [, count]) => sum + count, 0);
    expect(made?.plan?.days.length).toBe(nights + 1);
    expect(made?.trip.legs.length).toBe(route.cities.length - 1);
    const findings = assistant.auditTrip(made!);
    // That a sight must be booked is no fault of the plan.
    expect(findings.filter(({ severity, kind }) => severity !== 'hint' && kind !== 'booking_needed')).toEqual(
      [],
    );
  });
});
