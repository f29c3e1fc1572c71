import type { StoredTrip } from '@wayfare/contracts/trip-endpoints';
import type { FastifyInstance } from 'fastify';
import type { World } from '../places/open-world.ts';
import { serve } from '../http/serve.ts';
import type { User } from '../http/visitor.ts';
import { readTrip, type ReadNeeds } from '../trips/read-trip.ts';
import { drawTripSheet } from './trip-sheet.ts';
import { writeTripFile } from './write-trip-file.ts';

interface ExportNeeds extends ReadNeeds, Pick<World, 'atlas' | 'travel'> {
  now: () => number;
}

/** Trips to take along. What their reader may not see is taken out in one place: where a trip is read. */
export function exportRoutes(app: FastifyInstance, needs: ExportNeeds) {
  const read = (actor: User | null, id: string, ticket: string | undefined): Promise<StoredTrip> =>
    readTrip(needs, actor, { id, ticket });

  serve(app, 'tripSheet', async ({ params, query, actor }) =>
    drawTripSheet(needs.atlas(), await read(actor, params.id, query.ticket), needs.now()),
  );
  serve(app, 'exportTrip', async ({ params, query, actor }) =>
    writeTripFile(needs, await read(actor, params.id, query.ticket), params.format),
  );
}
