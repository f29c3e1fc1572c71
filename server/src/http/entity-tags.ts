import { hash } from 'node:crypto';
import type { FastifyInstance } from 'fastify';

/** Gives every answer that may be held publicly a tag of its content, and answers 304 to whoever holds it already. */
export function entityTags(app: FastifyInstance) {
  app.addHook('onSend', async (request, reply, payload) => {
    const held = reply.getHeader('cache-control');
    const isText = typeof payload === 'string' || Buffer.isBuffer(payload);
    if (reply.hasHeader('etag')) return payload;
    if (reply.statusCode !== 200 || !isText || typeof held !== 'string' || !held.startsWith('public'))
      return payload;
    const tag = `W/"${hash('sha256', payload, 'base64url').slice(0, 22)}"`;
    reply.header('etag', tag);
    if (request.headers['if-none-match'] !== tag) return payload;
    reply.code(304).removeHeader('content-length');
    return null;
  });
}
