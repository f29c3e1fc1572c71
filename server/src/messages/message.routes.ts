import { messageStreamPath } from '@wayfare/contracts/calls';
import type { FastifyInstance } from 'fastify';
import type { MessageHub } from './message-hub.ts';

/** The event stream of broadcast messages. */
export function messageRoutes(app: FastifyInstance, hub: MessageHub) {
  app.get(messageStreamPath, async (request, reply) => {
    const lastSeenId = request.headers['last-event-id'];
    reply.hijack();
    try {
      await hub.open(reply.raw, typeof lastSeenId === 'string' ? lastSeenId : undefined);
    } catch (error) {
      request.log.warn({ err: error }, 'the message stream cannot be opened');
      reply.raw.writeHead(503, { 'retry-after': '5' }).end();
    }
  });
}
