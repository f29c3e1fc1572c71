import { hash } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { holdsAlready } from '../http/holds-already.ts';
import { notFound } from '../http/refusal.ts';
import { newId, newSecret } from '../http/secret.ts';
import { serve } from '../http/serve.ts';
import type { User } from '../http/visitor.ts';
import { writeFeed, type FeedNeeds } from './write-feed.ts';

interface CalendarNeeds extends FeedNeeds {
  now: () => number;
}

/** Calendar subscriptions: made, read and revoked by an account, and the feeds that calendar programs read. */
export function calendarRoutes(app: FastifyInstance, needs: CalendarNeeds) {
  const { subscriptions, trips, now } = needs;
  const demandOwner = async (actor: User, tripId: string | null) => {
    if (tripId !== null && (await trips.find(tripId))?.ownerId !== actor.id) throw notFound('trip');
  };

  serve(app, 'calendarSubscription', async ({ query, actor }) => {
    const tripId = query.tripId ?? null;
    await demandOwner(actor, tripId);
    return { subscription: await subscriptions.find(actor.id, tripId) };
  });
  serve(app, 'createCalendarSubscription', async ({ body, actor }) => {
    await demandOwner(actor, body.tripId);
    const there = await subscriptions.find(actor.id, body.tripId);
    return (
      there ??
      subscriptions.add({
        id: newId(),
        owner_id: actor.id,
        trip_id: body.tripId,
        secret: newSecret(),
        created_at: now(),
      })
    );
  });
  serve(app, 'revokeCalendarSubscription', async ({ params, actor }) => {
    if (!(await subscriptions.remove(params.id, actor.id))) throw notFound('calendar subscription');
    return undefined;
  });

  app.get('/calendar/:file', async (request, reply) => {
    const [, secret] = /^([A-Za-z0-9_-]{43})\.ics$/.exec((request.params as { file: string }).file) ?? [];
    const feed = secret === undefined ? null : await writeFeed(needs, secret);
    if (feed === null) throw notFound('calendar');
    const tag = `"${hash('sha256', feed, 'base64url').slice(0, 22)}"`;
    reply.header('cache-control', 'private, no-cache').header('x-robots-tag', 'noindex').header('etag', tag);
    if (holdsAlready(request, tag)) return reply.code(304).send();
    return reply
      .type('text/calendar; charset=utf-8')
      .header('content-disposition', 'inline; filename="wayfare.ics"')
      .send(feed);
  });
}
