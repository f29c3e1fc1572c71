import type { ServerResponse } from 'node:http';
import { messageStreamPath } from '@wayfare/contracts/calls';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { MessageHub } from './message-hub.ts';

interface MessageNeeds {
  hub: MessageHub;
  /** Lets a stream tell of the trips that its request names, too. */
  joinTrips: (request: FastifyRequest) => Promise<(stream: ServerResponse) => Promise<void>>;
}

/** The one event stream of a browser: broadcast messages, and the trips that it has open for change. */
export function messageRoutes(app: FastifyInstance, { hub, joinTrips }: MessageNeeds) {
  app.get(messageStreamPath, async (request, reply) => {
    const lastSeenId = request.headers['last-event-id'];
    const join = await joinTrips(request);
    reply.hijack();
    const stream = reply.raw;
    try {
      await hub.open(stream, typeof lastSeenId === 'string' ? lastSeenId : undefined);
      await join(stream);
    } catch (error) {
      request.log.warn({ err: error }, 'the event stream cannot be opened');
      if (!stream.headersSent) stream.writeHead(503, { 'retry-after': '5' });
      stream.end();
    }
  });
}
