import { toInstant } from '@wayfare/contracts/text';
import type { FastifyInstance } from 'fastify';
import { notFound } from '../http/refusal.ts';
import { serve } from '../http/serve.ts';
import type { User } from '../http/visitor.ts';
import { guestNameOf } from '../sharing/guest-name.ts';
import { copyTrip } from './copy-trip.ts';
import type { FeaturedAddresses } from './featured-addresses.ts';
import { featureTrip, type NoteAct, type RegionOf } from './feature-trip.ts';
import { featuredLists, tripLists } from './list-trips.ts';
import { answerTrip, readTrip, type ReadNeeds } from './read-trip.ts';
import { listVersions, readVersion, restoreVersion } from './restore-version.ts';
import { saveTrip, saveUnsavedTrip, type SaveNeeds } from './save-trip.ts';
import type { TripRecord } from './trip-record.ts';

interface TripNeeds extends ReadNeeds, SaveNeeds {
  regionOf: RegionOf;
  noteAct: NoteAct;
  featuredAt: FeaturedAddresses;
}

/** How long a deletion can be taken back; longer than the ten seconds that the browser offers it. */
const restoreMs = 15 * 60_000;

/** Trips: reading, saving, the lists and what moves between them. */
export function tripRoutes(app: FastifyInstance, needs: TripNeeds) {
  const { trips, now } = needs;
  const done = (id: string, modifiedAt: number | null) => {
    if (modifiedAt === null) throw notFound('trip');
    return { _id: id, modified: toInstant(modifiedAt) };
  };
  const move =
    (from: TripRecord['state'], to: TripRecord['state']) =>
    async ({ params, actor }: { params: { id: string }; actor: User }) =>
      done(params.id, await trips.move(params.id, actor.id, from, { state: to }));
  const remove =
    (from: TripRecord['state']) =>
    async ({ params, actor }: { params: { id: string }; actor: User }) =>
      done(params.id, await trips.move(params.id, actor.id, from, { deleted_at: now() }));

  serve(app, 'getTrip', ({ params, query, actor }) =>
    answerTrip(needs, actor, { id: params.id, ticket: query.ticket, unsaved: query.unsaved === 'true' }),
  );
  serve(app, 'tripOutline', ({ params, query, actor }) =>
    readTrip(needs, actor, { id: params.id, ticket: query.ticket }),
  );
  serve(app, 'featuredTrip', async ({ params, actor }) => {
    const found = await needs.featuredAt(params.address);
    if (!found) throw notFound('trip');
    return readTrip(needs, actor, { id: found.id });
  });
  serve(app, 'saveTrip', ({ body, actor, request }) => saveTrip(needs, actor, body, guestNameOf(request)));
  serve(app, 'saveUnsavedTrip', ({ body, actor }) => saveUnsavedTrip(needs, actor, body));
  serve(app, 'tripVersions', ({ params, actor }) => listVersions(needs, actor, params.id));
  serve(app, 'tripVersion', ({ params, actor }) => readVersion(needs, actor, params));
  serve(app, 'restoreTripVersion', ({ params, body, actor }) =>
    restoreVersion(needs, actor, { ...params, newest: body.version }),
  );
  serve(app, 'discardUnsavedTrip', remove('unsaved'));
  const lists = tripLists(trips);
  serve(app, 'listTrips', ({ query, actor }) => lists.active(actor, query.cursor));
  serve(app, 'listArchivedTrips', ({ query, actor }) => lists.archived(actor, query.cursor));
  serve(app, 'archiveTrip', move('active', 'archived'));
  serve(app, 'unarchiveTrip', move('archived', 'active'));
  serve(app, 'deleteTrip', remove('active'));
  serve(app, 'deleteArchivedTrip', remove('archived'));
  serve(app, 'restoreTrip', async ({ params, actor }) =>
    done(params.id, await trips.restore(params.id, actor.id, now() - restoreMs)),
  );
  const featured = featuredLists(trips);
  serve(app, 'listFeaturedTrips', ({ query: { region = 'all' } }) =>
    featured(region === 'all' ? null : region),
  );
  serve(app, 'featureTrip', ({ params, body, actor }) =>
    featureTrip(needs, actor, { id: params.id, ...body }),
  );
  serve(app, 'copyTrip', ({ params, body, actor }) => copyTrip(needs, actor, { id: params.id, ...body }));
}
