import type { FastifyInstance } from 'fastify';

/**
 * Closes connections as they are answered once the server closes. Node closes those that are idle at that moment; one whose
 * answer was still under way would be kept for as long as its client likes, and the server with it.
 */
export function closeAnswered(app: FastifyInstance) {
  let isClosing = false;
  app.addHook('preClose', async () => {
    isClosing = true;
  });
  app.addHook('onResponse', async () => {
    if (isClosing) setImmediate(() => app.server.closeIdleConnections());
  });
}
