import { mostTripsOnStream, tripStreamPath } from '@wayfare/contracts/calls';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { ServerResponse } from 'node:http';
import { beginEvents, endEvents } from '../http/event-stream.ts';
import { rateLimit } from '../http/rate-limit.ts';
import { notFound, Refusal } from '../http/refusal.ts';
import type { User } from '../http/visitor.ts';
import { guestNameOf } from './guest-name.ts';
import type { LiveHub } from './live-hub.ts';
import type { TicketRepo } from './ticket.repo.ts';
import { type Arrival, writeTripEvent } from './trip-updates.ts';

interface LiveNeeds {
  tickets: TicketRepo;
  hub: LiveHub;
  ownerOf: (tripId: string) => Promise<string | null>;
  /** The hash of the session that a request comes with. */
  sessionOf: (request: FastifyRequest) => string | null;
  now: () => number;
}

/** Lets a stream, once it has begun, be told of the trips that its request asks for. */
export type JoinTrips = (request: FastifyRequest) => Promise<(stream: ServerResponse) => Promise<void>>;

/** A trip's id, and after a dot the share link that opens it. */
const askedTrip = /^([\w-]{22})(?:\.([\w-]{1,200}))?$/;

function readAsked(query: unknown) {
  const { trip = [] } = query as { trip?: string | string[] };
  const asked = [...new Set([trip].flat())];
  const read = asked.map((one) => askedTrip.exec(one));
  if (asked.length > mostTripsOnStream || read.includes(null))
    throw new Refusal('bad_input', `Ask for up to ${mostTripsOnStream} trips, each as its id or id.ticket.`);
  return read.map((found) => ({ asked: found![0], tripId: found![1]!, ticket: found![2] ?? null }));
}

/** Trips under change, told to their owners and to whoever holds a ticket to edit them. */
export function liveRoutes(
  app: FastifyInstance,
  { tickets, hub, ownerOf, sessionOf, now }: LiveNeeds,
): JoinTrips {
  const mayOpen = rateLimit({ most: 120, windowMs: 60_000 }, now);
  /** Somebody's arrival at a trip; null where it is not theirs to change. */
  const arrive = async (user: User | null, asked: Omit<Arrival, 'user'>): Promise<Arrival | null> => {
    const { tripId, ticket } = asked;
    const ownerId = await ownerOf(tripId);
    if (ownerId !== null && ownerId === user?.id) return { ...asked, ticket: null, user };
    const grant = ticket && ownerId ? await tickets.grantOf(tripId, ticket, now()) : null;
    return grant?.right === 'edit' ? { ...asked, user } : null;
  };

  const cameAs = (request: FastifyRequest, user: User | null) => ({
    guestName: guestNameOf(request),
    session: user && sessionOf(request),
  });

  app.get(tripStreamPath, async (request, reply) => {
    mayOpen(request.ip);
    const { id } = request.params as { id: string };
    const { ticket } = request.query as { ticket?: unknown };
    const [wanted] = readAsked({ trip: typeof ticket === 'string' ? `${id}.${ticket}` : id });
    const { user } = await request.visitor();
    const arrival = await arrive(user, { ...wanted!, ...cameAs(request, user) });
    if (!arrival) throw notFound('trip');
    reply.hijack();
    beginEvents(reply.raw, 2000);
    await hub
      .join(reply.raw, arrival, () => endEvents(reply.raw))
      .catch((error: unknown) => {
        request.log.warn({ err: error }, 'the stream of a trip cannot be opened');
        endEvents(reply.raw);
      });
  });

  return async (request) => {
    const wanted = readAsked(request.query);
    if (wanted.length === 0) return async () => {};
    mayOpen(request.ip);
    const { user } = await request.visitor();
    const arrivals = await Promise.all(
      wanted.map((one) => arrive(user, { ...one, ...cameAs(request, user) })),
    );
    return async (stream) => {
      // Every trip waits for the end of the stream.
      stream.setMaxListeners(stream.getMaxListeners() + wanted.length);
      for (const [index, arrival] of arrivals.entries()) {
        if (arrival) await hub.join(stream, arrival);
        else writeTripEvent(stream, wanted[index]!.asked, 'refused');
      }
    };
  };
}
