import type { FastifyInstance } from 'fastify';
import { notFound } from '../http/refusal.ts';
import { newId } from '../http/secret.ts';
import { serve } from '../http/serve.ts';
import type { User } from '../http/visitor.ts';
import type { LiveHub } from './live-hub.ts';
import type { TicketRepo } from './ticket.repo.ts';

interface SharingNeeds {
  tickets: TicketRepo;
  hub: LiveHub;
  ownerOf: (tripId: string) => Promise<string | null>;
  now: () => number;
}

/** Tickets: made, listed and revoked by the owner of a trip. */
export function sharingRoutes(app: FastifyInstance, { tickets, hub, ownerOf, now }: SharingNeeds) {
  const demandOwner = async (actor: User, tripId: string) => {
    if ((await ownerOf(tripId)) !== actor.id) throw notFound('trip');
  };

  serve(app, 'listTickets', async ({ params, actor }) => {
    await demandOwner(actor, params.id);
    return { tickets: await tickets.list(params.id) };
  });
  serve(app, 'createTicket', async ({ params, body, actor }) => {
    await demandOwner(actor, params.id);
    return tickets.add({
      id: newId(),
      tripId: params.id,
      secret: newId(),
      right: body.right,
      shows: body.shows,
      createdAt: now(),
      // To the end of the day named, wherever on earth its reader is.
      expiresAt: body.expiresOn ? Date.parse(`${body.expiresOn}T23:59:59Z`) + 12 * 3_600_000 : null,
    });
  });
  serve(app, 'revokeTicket', async ({ params, actor }) => {
    await demandOwner(actor, params.id);
    if (!(await tickets.remove(params.id, params.ticketId))) throw notFound('share link');
    hub.changed(params.id);
    return undefined;
  });
}
