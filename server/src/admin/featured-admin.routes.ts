import type { Answer } from '@wayfare/contracts/endpoints';
import type { TripInfo } from '@wayfare/contracts/trip-endpoints';
import type { FastifyInstance } from 'fastify';
import { siteAccountId } from '../db/site-account.ts';
import { serve } from '../http/serve.ts';
import type { CuratedTripRepo } from './curated-trip.repo.ts';

type Row = Answer<'adminFeatured'>['rows'][number];

/** The featured trips as admins look at them: whose each is, and which of the site's own were taken off. */
export function featuredAdminRoutes(app: FastifyInstance, curated: CuratedTripRepo) {
  serve(app, 'adminFeatured', async () => {
    const rows = await curated.list();
    return {
      rows: rows.map((row) => ({
        _id: row.id,
        tripName: row.name,
        cities: (JSON.parse(row.info) as Pick<TripInfo, 'cities'>).cities.map(({ name }) => name),
        region: row.region as Row['region'],
        featured: row.featured === 1,
        bySite: row.owner_id === siteAccountId,
        ownerName: row.display_name,
      })),
    };
  });
}
